/** Sheets of symbols, each put into the page once. Whatever refers to a symbol shows it from then on. */

export type FetchSheet = () => Promise<{ default: string }>;

const sheets = new Map<string, Promise<void>>();

/** Fetch a sheet, unless it is there or on its way. */
export function showSheet(
  name: string,
  fetch: FetchSheet,
  put: (sheet: string) => void = intoPage,
): Promise<void> {
  const known = sheets.get(name);
  if (known) return known;
  const shown = fetch().then(
    ({ default: sheet }) => put(sheet),
    // Pictures say nothing that is not also in words: without them, until something asks again.
    () => void sheets.delete(name),
  );
  sheets.set(name, shown);
  return shown;
}

function intoPage(sheet: string): void {
  document.body.insertAdjacentHTML("beforeend", sheet);
}
