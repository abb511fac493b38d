/** What this browser remembers between visits; nothing where it may not store anything. */

const PREFIX = "landsraad.";

export const storage = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + name, value);
    } catch {
      // A browser without storage is asked again next time.
    }
  },
};
