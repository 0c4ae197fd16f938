import { describe, expect, it } from "vitest";
import { recentChanges, type AuditedRow } from "./recent-changes.ts";

describe("what changed lately", () => {
  const row = (more: Partial<AuditedRow>): AuditedRow => ({
    id: 1,
    at: "2026-03-02T18:00:00.000Z",
    noun: "stores",
    action: "update",
    before: null,
    after: null,
    companyName: "Maple",
    ...more,
  });
  const titles = (...rows: readonly AuditedRow[]) =>
    recentChanges(rows, 10).map(({ title }) => title);

  it("[HOME-S5] is said in words", () => {
    const verdun = { store_name: "Verdun", is_approve: "N" };
    const paid = { amount: 805, status: "Paid", refunded_on: null };
    expect(
      titles(
        row({ action: "insert", after: verdun }),
        row({ before: verdun, after: { ...verdun, is_approve: "Y" } }),
        row({ before: { ...verdun, is_approve: "Y" }, after: verdun }),
        row({ before: verdun, after: { ...verdun, code: "2" } }),
        row({ noun: "users", action: "delete", before: { name: "Julien" } }),
        row({ noun: "transactions", action: "insert", after: paid }),
        row({ noun: "transactions", action: "insert", after: { ...paid, status: "Fail" } }),
        row({ noun: "transactions", before: paid, after: { ...paid, refunded_on: "2026" } }),
        row({ noun: "campaigns", action: "insert", after: { campaign_name: "Spring" } }),
        row({ before: verdun, after: { ...verdun, sent_back: { reason: "No unit" } } }),
      ),
    ).toEqual([
      "Verdun awaits approval",
      "Verdun approved",
      "Approval of Verdun withdrawn",
      "Verdun changed",
      "Julien deleted",
      "CAD 8.05 paid",
      "Payment of CAD 8.05 failed",
      "CAD 8.05 refunded",
      "Spring added",
      "Verdun sent back",
    ]);
  });

  it("[HOME-S5] [PAY-S6] says of a refund how much it was, and not how much was paid", () => {
    const refundRow = (cents: number | null) => ({
      amount: 2414,
      status: "Paid",
      refunded_on: cents === null ? null : "2026",
      refunded_amount: cents,
    });
    const between = (before: number | null, after: number | null) =>
      row({ noun: "transactions", before: refundRow(before), after: refundRow(after) });
    expect(titles(between(null, 1000), between(1000, 2414), between(1000, null))).toEqual([
      "CAD 10.00 refunded",
      "CAD 14.14 refunded",
      "Refund of CAD 10.00 failed",
    ]);
    expect(titles(between(1000, 1000))).toEqual([]);
  });

  it("[HOME-S5] leads to what was changed, if that has a page", () => {
    const subjects = recentChanges(
      [
        row({ action: "insert", after: { id: "s1", store_name: "Verdun" } }),
        row({ noun: "users", action: "delete", before: { name: "Julien", email: "j@x.test" } }),
        row({
          noun: "transactions",
          action: "insert",
          after: { amount: 805, status: "Paid", campaign_id: "c1" },
        }),
        row({ noun: "transactions", action: "insert", after: { amount: 50, status: "Paid" } }),
        row({ noun: "roles", action: "insert", after: { id: "r1", role_name: "Clerk" } }),
      ],
      10,
    ).map(({ subject }) => subject);
    expect(subjects).toEqual(["s1", "j@x.test", "c1", null, null]);
  });

  it("[HOME-S5] leaves out what says nothing by itself, and is no longer than asked for", () => {
    const spring = { campaign_name: "Spring", valid_from: null };
    expect(
      titles(
        row({ before: { store_name: "A", version: 1 }, after: { store_name: "A", version: 2 } }),
        row({ noun: "campaigns", before: spring, after: { ...spring, valid_from: "2026" } }),
        row({ noun: "transactions", before: { amount: 1 }, after: { amount: 2 } }),
        row({ noun: "roles", action: "insert", after: {} }),
      ),
    ).toEqual([]);
    const many = Array.from({ length: 5 }, (_, id) =>
      row({ id, action: "insert", after: { store_name: `S${id}` } }),
    );
    expect(recentChanges(many, 2).map(({ id }) => id)).toEqual(["0", "1"]);
    const [unnamed] = recentChanges([row({ ...many[0], companyName: null })], 1);
    expect(unnamed?.detail).toBe("Marquee");
  });
});
