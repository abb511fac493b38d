/** Looking for words in a text. */

/** Whether all words stand somewhere in a text, whatever their capitals and accents. */
export function finds(text: string, wanted: string): boolean {
  const whole = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
