import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ratchetProblems, shrunk } from "./call-ratchet.ts";

const TOOL = join(import.meta.dirname, "unbuilt-calls.ts");
const LIST = join(import.meta.dirname, "unbuilt-calls.json");
const folder = mkdtempSync(join(tmpdir(), "marquee-calls-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The check as `npm run check` runs it, on a list of our own. */
function check(list: readonly string[], ...flags: readonly string[]) {
  const file = join(folder, "list.json");
  writeFileSync(file, JSON.stringify(list));
  const { status, stderr } = spawnSync(process.execPath, [TOOL, file, ...flags], {
    encoding: "utf8",
  });
  return { status, stderr, after: JSON.parse(readFileSync(file, "utf8")) as readonly string[] };
}
const listed = JSON.parse(readFileSync(LIST, "utf8")) as readonly string[];

describe("the calls that may be without a handler", () => {
  it("[API-N2] are those of the list", () => {
    expect(ratchetProblems(["a.b", "c.d"], ["c.d", "a.b"])).toEqual([]);
  });

  it("[API-N2] are no more than the list says: a call that was built stays built, a new one is built", () => {
    expect(ratchetProblems(["a.b"], ["a.b", "c.d"])).toEqual([
      expect.stringContaining("c.d has no handler, and is not among the calls that may be without"),
    ]);
  });

  it("[API-N2] are no fewer either: what is built goes off the list, and cannot come back", () => {
    expect(ratchetProblems(["a.b", "c.d"], ["a.b"])).toHaveLength(1);
    expect(ratchetProblems(["a.b", "a.b"], ["a.b"])).toEqual(["a.b is listed twice"]);
    expect(shrunk(["a.b", "c.d", "a.b"], ["a.b", "e.f"])).toEqual(["a.b"]);
  });

  it("[API-N2] are checked as they are in this repository, in both directions", () => {
    const stale = check([...listed, "offers.create"]);
    expect(stale).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("offers.create has a handler now"),
    });
    expect(check([...listed, "offers.create"], "--shrink")).toMatchObject({
      status: 0,
      after: listed,
    });
  }, 300_000);
});
