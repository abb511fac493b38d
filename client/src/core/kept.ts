/** What this browser remembers of the reader's wishes; nothing where it may not. */
export const kept = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(`landsraad.${name}`);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(`landsraad.${name}`, value);
    } catch {
      // A browser that keeps nothing is asked again next time.
    }
  },
};
