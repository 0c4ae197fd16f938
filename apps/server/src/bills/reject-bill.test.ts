import { encodeEmail } from "@marquee/api/http/path";
import type { Bill } from "@marquee/domain/bills/bill.schema";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { deliver } from "@marquee/verification/harness/delivery";
import { shopperBill } from "@marquee/verification/harness/shopper-bill";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const me = encodeEmail("master@marquee.test");
const arrive = async (...bills: readonly ReturnType<typeof shopperBill>[]) =>
  expect((await deliver(server, "bills", bills)).status).toBe(200);
const list = (who: string, path: string) => server.call<Bill[]>(who, "GET", `/${path}`);
const send = (billId: string, decision: "A/Approve" | "R/Reject", body?: object) =>
  server.call("master", "POST", `/bills/status/${decision}/${billId}/${me}`, body && { body });

describe("bills that are rejected", () => {
  it("[BILL-R1] [BILL-T6] [MAIL-C7] are rejected for a reason, which the merchant reads and the shopper is mailed", async () => {
    await arrive(shopperBill("one"), shopperBill("two"));
    const [{ id }, { id: other }] = [shopperBill("one"), shopperBill("two")];
    const rejection = { reason: "sentBefore", note: " Sent on Monday already. " };
    for (const [body, rule] of [
      [{ reason: "other", note: " " }, "BILL-R2"],
      [{ reason: "other", note: "\u200B" }, "BILL-R2"],
      [{ reason: "other", note: "a".repeat(301) }, "HTTP-B1"],
      [{ reason: "boring", note: "" }, "HTTP-B1"],
      [{ reason: "", note: "" }, "HTTP-B1"],
      [[], "HTTP-B1"],
    ] as const)
      expect((await send(id, "R/Reject", body)).error.issues).toMatchObject([{ rule }]);
    expect((await send(id, "A/Approve", rejection)).error.issues).toMatchObject([
      { rule: "BILL-T6", message: "A reason belongs to a rejection." },
    ]);
    expect((await send(id, "R/Reject", rejection)).status).toBe(200);
    // the same decision again changes nothing, and mails nothing
    expect((await send(id, "R/Reject", rejection)).status).toBe(200);
    expect((await send(id, "R/Reject")).status).toBe(200);
    expect((await send(other, "R/Reject")).status).toBe(200);
    const { data } = await list("merchant", `billsByCompany/list/${COMPANY.maple}/R`);
    const stored = new Map(data.map((bill) => [bill.id, bill.rejection]));
    expect(stored.get(id)).toEqual({ reason: "sentBefore", note: "Sent on Monday already." });
    expect(stored.get(other)).toBeNull();
    const { rows } = await server.database.owner.query<{ to: string; content: string }>(
      "select payload ->> 'to' as to, payload ->> 'content' as content from outbox where key like 'bill-rejected:%'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.to).toBe("shopper@marquee.test");
    expect(rows[0]?.content).toContain("This receipt was sent before");
    expect(rows[0]?.content).toContain("Sent on Monday already.");
  });

  it("[BILL-S3] [BILL-T3] say to the second of two masters who was first, when and why", async () => {
    await server.database.owner.query(
      "update app_user set is_master = 'Y', name = 'Ines Roy' where email = 'agent@marquee.test'",
    );
    await arrive(shopperBill("rejected"), shopperBill("approved"));
    const decide = (who: string, bill: string, decision: string, body?: object) =>
      server.call(
        who,
        "POST",
        `/bills/status/${decision}/${shopperBill(bill).id}/${encodeEmail(`${who}@marquee.test`)}`,
        body && { body },
      );
    const first = { reason: "unreadable", note: "Too dark" };
    expect((await decide("agent", "rejected", "R/Reject", first)).status).toBe(200);
    expect((await decide("agent", "rejected", "R/Reject", first)).status).toBe(200);
    const when = String.raw`on \d{4}/\d\d/\d\d \d\d:\d\d [AP]M CST\.`;
    const why = String.raw`The receipt cannot be read: Too dark\. A decision is final\.`;
    for (const [decision, body] of [
      ["R/Reject", { reason: "otherStore", note: "" }],
      ["R/Reject", { reason: "unreadable", note: "" }],
      ["A/Approve", undefined],
    ] as const) {
      const second = await decide("master", "rejected", decision, body);
      expect(second.status).toBe(409);
      expect(second.error.message).toMatch(
        new RegExp(`^This bill has been rejected already, by Ines Roy, ${when} ${why}$`),
      );
    }
    expect((await decide("agent", "approved", "A/Approve")).status).toBe(200);
    expect((await decide("master", "approved", "A/Approve")).status).toBe(200);
    const second = await decide("master", "approved", "R/Reject", first);
    expect(second.error.message).toMatch(
      new RegExp(`^This bill has been approved already, by Ines Roy, ${when} A decision is final`),
    );
  });

  it("[BILL-T7] [AUDIT-1] have a history of what was decided, for those who see bills of theirs", async () => {
    await arrive(shopperBill("decided"));
    const { id } = shopperBill("decided");
    const history = (who: string | null, bill = id) =>
      server.call<HistoryEntry[]>(who, "GET", `/billHistory/${bill}`);
    expect((await history("merchant")).data).toEqual([]);
    const body = { reason: "unreadable", note: "" };
    await send(id, "R/Reject", body);
    expect((await history("merchant")).data).toMatchObject([
      {
        by: "Marquee staff",
        sign: "approval",
        changes: [
          { field: "status", before: "N", after: "R" },
          { field: "rejectReason", before: null, after: "unreadable" },
        ],
      },
    ]);
    expect((await history("other")).status).toBe(404);
    expect((await history("merchant", "none")).status).toBe(404);
    expect((await history("reader")).status).toBe(403);
    expect((await history(null)).status).toBe(401);
  });
});
