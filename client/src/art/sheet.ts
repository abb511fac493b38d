/** A game's sheet of symbols, put into the page once. Whatever refers to them shows them from then on. */

const sheets = new Map<string, Promise<void>>();

/** Fetch the sheet of a game, unless it is there or on its way. */
export function showSheet(
  game: string,
  fetch: () => Promise<{ default: string }>,
  put: (sheet: string) => void = intoPage,
): Promise<void> {
  const known = sheets.get(game);
  if (known) return known;
  const shown = fetch().then(
    ({ default: sheet }) => put(sheet),
    // Pictures say nothing that is not also in words: without them, until something asks again.
    () => void sheets.delete(game),
  );
  sheets.set(game, shown);
  return shown;
}

function intoPage(sheet: string): void {
  document.body.insertAdjacentHTML("beforeend", sheet);
}
