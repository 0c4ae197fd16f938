import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, it } from "vitest";
import { wallPlaces } from "./take-away.ts";
import type { WallNote } from "./walls-worker.ts";

const WORKER = join(import.meta.dirname, "walls-worker.ts");
/** Milliseconds for all requests together. */
const LONG = 1_800_000;

const notes: WallNote[] = [];
beforeAll(async () => {
  const child = spawn(process.execPath, ["--no-warnings", WORKER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for await (const line of createInterface({ input: child.stdout }))
    notes.push(JSON.parse(line) as WallNote);
  const code = await ended;
  if (code !== 0) throw new Error(`the walls' worker ended with ${String(code)}`);
}, LONG);

const of = (policies: WallNote["policies"]) => notes.filter((note) => note.policies === policies);

/** Places of the wall where nobody of a company can be refused anything, and why. */
const NOBODY_REFUSED: Readonly<Record<string, readonly string[]>> = {
  "only those ask who act across companies": [
    "payments/attempts/stuck-payments.ts 1",
    "payments/attempts/stuck-payments.ts 2",
    "transactions/queries.ts 1",
  ],
  "another place of the wall has let them through": ["reports/queries.ts 2"],
};

describe("the first wall, taken away at one place after the other", () => {
  it("[TEN-11] leaves everybody with the same answers, as the second holds alone", () => {
    expect(of("held").filter(({ otherwise }) => otherwise.length > 0)).toEqual([]);
  });

  it("[TEN-11] is met at every place where somebody of a company can be refused", () => {
    const met = new Set(of("held").map(({ place }) => place));
    const unmet = wallPlaces().filter((place) => !met.has(place));
    expect(unmet).toEqual(Object.values(NOBODY_REFUSED).flat().toSorted());
  });

  it("[TEN-11] is missed where the second is away, too", () => {
    const missed = of("away").flatMap(({ place, otherwise }) =>
      otherwise.length > 0 ? [place] : [],
    );
    expect(missed).toEqual(
      expect.arrayContaining([
        "companies/queries.ts 1",
        "stores/queries.ts 1",
        "offers/queries.ts 1",
        "payments/checkouts/find-checkout.ts 1",
        "payments/checkouts/plan-queries.ts 1",
        "campaigns/queries.ts 1",
        "invoices/queries.ts 1",
      ]),
    );
  });
});
