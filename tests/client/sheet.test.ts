/** The sheet of pictures: fetched once, and again only if it did not come. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { showSheet } from "../../client/src/art/sheet";

const SHEET = "<svg></svg>";

test("a sheet is put into the page once, however many ask for it", async () => {
  const page: string[] = [];
  let fetched = 0;
  const fetch = () => {
    fetched += 1;
    return Promise.resolve({ default: SHEET });
  };
  const show = () => showSheet("once", fetch, (sheet) => page.push(sheet));

  await Promise.all([show(), show()]);
  await show();

  assert.deepEqual(page, [SHEET]);
  assert.equal(fetched, 1);
});

test("a sheet that does not come disturbs nobody, and is asked for again", async () => {
  const page: string[] = [];
  const put = (sheet: string) => page.push(sheet);

  await showSheet("twice", () => Promise.reject(new Error("offline")), put);
  assert.deepEqual(page, []);

  await showSheet("twice", () => Promise.resolve({ default: SHEET }), put);
  assert.deepEqual(page, [SHEET]);
});

test("each game has a sheet of its own", async () => {
  const page: string[] = [];
  for (const game of ["one", "other"]) {
    await showSheet(
      game,
      () => Promise.resolve({ default: game }),
      (sheet) => page.push(sheet),
    );
  }
  assert.deepEqual(page, ["one", "other"]);
});
