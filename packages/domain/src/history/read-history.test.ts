import { describe, expect, test } from "vitest";
import { offerHistoryFields, productHistoryFields } from "./history-fields.ts";
import { readHistory, type AuditedChange } from "./read-history.ts";

const AT = "2026-03-07T21:22:41.000Z";
const row = (id: number, more: Partial<AuditedChange>): AuditedChange => ({
  id,
  at: AT,
  actor: "nadia@marquee.test",
  request: `r${id}`,
  action: "update",
  before: null,
  after: null,
  ...more,
});
const offers = (...rows: readonly AuditedChange[]) =>
  readHistory(rows, offerHistoryFields, (actor) => actor.split("@", 1)[0] ?? "");
const mappingEntry = (id: number, action: "insert" | "delete", product: string, request = "r9") => {
  const columns = { company_id: "c1", offer_id: "o1", product_id: product };
  return row(id, {
    action,
    request,
    before: action === "delete" ? columns : null,
    after: action === "insert" ? columns : null,
  });
};

describe("a history", () => {
  test("[HIST-H1] says who changed which field, from what to what, the newest first", () => {
    const wool = { heading: "Wool", version: 1, is_primary: "N" };
    expect(
      offers(
        row(1, { action: "insert", after: wool }),
        row(2, { before: wool, after: { ...wool, heading: "Linen", version: 2 } }),
      ),
    ).toEqual([
      {
        id: "2",
        at: AT,
        by: "nadia",
        kind: "changed",
        sign: null,
        changes: [{ field: "heading", before: "Wool", after: "Linen" }],
      },
      { id: "1", at: AT, by: "nadia", kind: "created", sign: null, changes: [] },
    ]);
  });

  test("[HIST-H2] leaves out what no user typed, and a change of nothing else", () => {
    expect(offers(row(1, { before: { version: 1 }, after: { version: 2 } }))).toEqual([]);
  });

  test("[HIST-H3] makes one entry of one request, and of mapped products what came and went in it", () => {
    const [entry] = offers(
      row(1, { request: "r9", before: { heading: "Wool" }, after: { heading: "Linen" } }),
      mappingEntry(2, "delete", "p1"),
      mappingEntry(3, "delete", "p2"),
      mappingEntry(4, "insert", "p2"),
      mappingEntry(5, "insert", "p3"),
    );
    expect(entry?.changes).toEqual([
      { field: "heading", before: "Wool", after: "Linen" },
      { field: "products", before: ["p1"], after: ["p3"] },
    ]);
    expect(offers(mappingEntry(1, "insert", "p1"))[0]?.changes).toEqual([
      { field: "products", before: null, after: ["p1"] },
    ]);
    expect(offers(mappingEntry(1, "delete", "p1"), mappingEntry(2, "insert", "p1"))).toEqual([]);
  });

  test.each([
    ["money", { campaign_id: null }, { campaign_id: "k1" }],
    ["approval", { active: "N" }, { active: "Y" }],
    [null, { heading: "Wool" }, { heading: "Linen" }],
  ])("[HIST-H4] bears a sign of %s", (sign, before, after) => {
    expect(offers(row(1, { before, after }))[0]?.sign).toBe(sign);
  });

  test("[HIST-H1] shows amounts as amounts, lists as lists and pairs as pairs", () => {
    const before = { actual_price: 12_550, images: ["a"], attribute: [] };
    const after = {
      actual_price: 9_900,
      images: ["a", "b"],
      attribute: [{ columnName: "Size", columnValue: "M" }],
    };
    expect(readHistory([row(1, { before, after })], productHistoryFields, () => "")).toMatchObject([
      {
        changes: [
          { field: "actualPrice", before: "125.50", after: "99.00" },
          { field: "attribute", before: null, after: ["Size: M"] },
          { field: "images", before: ["a"], after: ["a", "b"] },
        ],
      },
    ]);
  });
});
