import { describe, expect, it } from "vitest";
import { pickTicked, tickedBranches, type TickedItem } from "./ticked-items.ts";

const now = "2026-11-25T18:00:00.000Z";
const plan = { storeId: "s1", fromDate: "2026-11-26", toDate: "2026-12-03" };
const item = (name: string, change: Partial<TickedItem> = {}): TickedItem => ({
  id: name.toLowerCase(),
  name,
  companyId: "c1",
  storeId: "s1",
  active: "N",
  validFrom: null,
  validTill: null,
  campaignId: null,
  ...change,
});
const run = (validFrom: string, validTill: string) =>
  ({ active: "Y", campaignId: "g1", validFrom, validTill }) as const;
const take = (...items: readonly TickedItem[]) => pickTicked(items, plan, { now, approved: true });

describe("rows that were ticked", () => {
  it("[CAMP-D5] are taken where they are of the branch, and pending or over", () => {
    const over = item("Vase", run("2026-10-01T05:00:00Z", "2026-10-08T05:00:00Z"));
    expect(take(item("Mug"), over)).toEqual({ ids: ["mug", "vase"], leftOut: [] });
  });
  it("[CAMP-D5] are left out by name where they are of another branch, live, or paid for on these days", () => {
    expect(
      take(
        item("Mug"),
        item("Lamp", { storeId: "s2" }),
        item("Vase", run("2026-11-20T06:00:00Z", "2026-11-30T06:00:00Z")),
        item("Rug", run("2026-11-26T06:00:00Z", "2026-12-03T06:00:00Z")),
      ),
    ).toEqual({
      ids: ["mug"],
      leftOut: [
        "“Lamp” is left out: a campaign is for one branch.",
        "“Vase” is live already, so it can not be promoted now.",
        "“Rug” is paid for already: it is promoted on all of these days.",
      ],
    });
  });
  it("[CAMP-D5] are of the branch that most of them are of", () => {
    const other = { storeId: "s2" };
    expect(tickedBranches([item("Mug"), item("Lamp", other), item("Vase", other)])).toEqual([
      "s2",
      "s1",
    ]);
    expect(tickedBranches([item("Mug"), item("Lamp", other)])).toEqual(["s1", "s2"]);
  });
});
