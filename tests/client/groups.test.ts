/** What a group of forces leaves behind. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { strongholdLeft } from "../../client/src/dune/panels/groups";
import type { DuneTable } from "../../client/src/dune/view";

const tableWith = (forces: DuneTable["board"]["forces"], advisors: string[] = []): DuneTable =>
  ({ board: { forces, advisors } }) as unknown as DuneTable;

test("a stronghold is held no longer once all forces have left it", () => {
  const table = tableWith({ "carthag@10": { emperor: [3, 2] } });

  assert.equal(strongholdLeft(table, "emperor", ["carthag@10"], 5), "carthag");
  assert.equal(strongholdLeft(table, "emperor", ["carthag@10"], 4), null);
});

test("nothing is lost with sand, or by advisors, who hold nothing", () => {
  const table = tableWith(
    { "carthag@10": { bene_gesserit: [2, 0] }, "hagga_basin@12": { fremen: [4, 0] } },
    ["carthag"],
  );

  assert.equal(strongholdLeft(table, "fremen", ["hagga_basin@12"], 4), null);
  assert.equal(strongholdLeft(table, "bene_gesserit", ["carthag@10"], 2), null);
});
