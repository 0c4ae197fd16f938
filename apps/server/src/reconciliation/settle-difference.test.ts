import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type {
  BookDifference,
  BookMoneyOfDays,
  DifferenceDetails,
  DifferenceSettlement,
  MatchedLine,
  PayoutDay,
} from "@marquee/domain/reconciliation/difference.schema";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { reconciling } from "@marquee/verification/harness/reconciling";
import { describe, expect, it } from "vitest";

const { harness, compare, listed, paid } = reconciling();

const settle = (id: string, body: DifferenceSettlement, who = "master") =>
  harness().server.call<BookDifference>(who, "POST", `/reconciliation/differences/${id}/settle`, {
    body,
  });

const credit = (amount: number, note = "Given back at the counter."): DifferenceSettlement => ({
  settlement: "creditNote",
  amount,
  note,
});

const rows = async (statement: string, id: string) =>
  (await harness().server.database.owner.query<Record<string, unknown>>(statement, [id])).rows;

const notesOf = ({ id }: Checkout) =>
  rows(
    "select c.amount, c.voided_on from credit_note c join invoice i on i.id = c.invoice_key where i.checkout_id = $1",
    id,
  );

const mailsOf = ({ id }: Checkout) =>
  rows(
    "select o.key from outbox o join payment_attempt a on o.key like 'credited:' || a.id || ':%' where a.checkout_id = $1",
    id,
  );

/** Refunds a part at the provider, of which no event arrives. */
async function refundUnheard({ paymentIntentId }: Checkout, amount: number): Promise<void> {
  await harness().setFaults({ dropNext: 3 });
  await harness().stripe.refunds.create({ payment_intent: paymentIntentId ?? "", amount });
  await harness().flush();
  await harness().setFaults({ dropNext: 0 });
}

async function refundedThere(name: string): Promise<readonly [Checkout, BookDifference]> {
  const checkout = await paid(name);
  await refundUnheard(checkout, 226);
  await compare();
  const [found] = await listed(checkout);
  if (!found) throw new Error("no difference was found");
  return [checkout, found];
}

const money = async (query = "") =>
  (await harness().server.call<BookMoneyOfDays>("master", "GET", `/reconciliation/money${query}`))
    .data.sides;

const openOf = async (): Promise<number> =>
  Math.round(((await money()).find(({ paymentType }) => paymentType === "Card")?.open ?? 0) * 100);

describe("a refund at the provider that the books do not have", () => {
  it("[RECONCILE-A3] gets one credit note and one mail, by two clicks, by another request at once and by repeats, and nothing is sent to the provider", async () => {
    const [checkout, found] = await refundedThere("credited");
    const before = await openOf();
    const responses = await Promise.all([
      settle(found.id, credit(2.26)),
      settle(found.id, credit(2.26)),
      settle(found.id, credit(2.26, "I was first.")),
    ]);
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    expect(await notesOf(checkout)).toEqual([{ amount: "226", voided_on: null }]);
    expect(await mailsOf(checkout)).toHaveLength(1);
    const { data: refunds } = await harness().stripe.refunds.list({
      payment_intent: checkout.paymentIntentId ?? "",
    });
    expect(refunds).toHaveLength(1);
    const [closed] = await listed(checkout, "Y");
    const repeat = await settle(found.id, credit(2.26, closed?.note ?? ""));
    expect([repeat.status, repeat.data.settledAs]).toEqual([200, "creditNote"]);
    const other = await settle(found.id, credit(2.26, "Another reason."));
    expect([other.status, other.text]).toEqual([
      409,
      expect.stringContaining(reconciliationMessages.closedAlready),
    ]);
    expect(await openOf()).toBe(before + 226);
    await compare();
    expect(await listed(checkout)).toEqual([]);
    const { data: matched } = await harness().server.call<MatchedLine[]>(
      "master",
      "GET",
      `/reconciliation/matched?q=${checkout.id}`,
    );
    expect(matched).toContainEqual(expect.objectContaining({ kind: "otherRefunds", amount: 2.26 }));
    const details = await harness().server.call<DifferenceDetails>(
      "master",
      "GET",
      `/reconciliation/differences/${found.id}`,
    );
    expect(details.data.history.map(({ what, actor }) => [what, actor])).toEqual([
      ["credited", closed?.closedBy],
      ["found", expect.any(String)],
    ]);
  });

  it("[RECONCILE-A2] is refused where its amount has moved since, and nothing is written", async () => {
    const [checkout, found] = await refundedThere("moved");
    await refundUnheard(checkout, 100);
    const moved = await settle(found.id, credit(2.26));
    expect([moved.status, moved.text]).toEqual([
      409,
      expect.stringContaining(reconciliationMessages.moved),
    ]);
    expect(await notesOf(checkout)).toEqual([]);
    expect(await mailsOf(checkout)).toEqual([]);
    await compare();
    const [now] = await listed(checkout);
    expect(now?.thereAmount).toBe(3.26);
    // what its user has seen is asked for, and not believed
    expect((await settle(found.id, credit(2.26))).status).toBe(409);
    expect((await settle(found.id, credit(3.26))).status).toBe(200);
    expect(await notesOf(checkout)).toEqual([{ amount: "326", voided_on: null }]);
  });

  it("[RECONCILE-A2] is refused as a fee, without a note, to merchants, and while the provider is away", async () => {
    const [checkout, found] = await refundedThere("refused");
    const asFee = await settle(found.id, { settlement: "fee", amount: 2.26, note: "A fee." });
    expect([asFee.status, asFee.text]).toEqual([
      409,
      expect.stringContaining(reconciliationMessages.notFee),
    ]);
    expect((await settle(found.id, credit(2.26, " "))).status).toBe(422);
    expect((await settle(found.id, credit(2.26), "merchant")).status).toBe(403);
    expect((await settle("0", credit(2.26))).status).toBe(404);
    await harness().setFaults({ failNext: 20 });
    expect((await settle(found.id, credit(2.26))).status).toBe(503);
    await harness().setFaults({ failNext: 0 });
    expect(await notesOf(checkout)).toEqual([]);
    expect(await listed(checkout)).toHaveLength(1);
  });
});

describe("the fee of a dispute", () => {
  const fee = (amount = 15): DifferenceSettlement => ({
    settlement: "fee",
    amount,
    note: "Stripe charges it.",
  });

  async function disputedThere(
    name: string,
    isHere: boolean,
  ): Promise<readonly [Checkout, string]> {
    const checkout = await harness().opened(name);
    await harness().setFaults({ dropNext: isHere ? 0 : 10 });
    await harness().confirm(checkout, "pm_card_createDispute");
    await harness().flush();
    await harness().setFaults({ dropNext: 0 });
    await harness().reconcile(checkout.id);
    await harness().flush();
    const { data } = await harness().stripe.disputes.list({
      payment_intent: checkout.paymentIntentId ?? "",
    });
    return [checkout, data[0]?.id ?? ""];
  }

  const linesOf = async (line: string): Promise<readonly BookDifference[]> =>
    (
      await harness().server.call<BookDifference[]>(
        "master",
        "GET",
        `/reconciliation/differences?closed=N&q=${line}`,
      )
    ).data;

  const feeOf = async (line: string): Promise<BookDifference> => {
    const found = (await linesOf(line)).find(({ kind }) => kind === "disputeFee");
    if (!found) throw new Error("no difference of a fee was found");
    return found;
  };

  it("[RECONCILE-A4] is booked once for a dispute that is not here, and stays right while nothing changes", async () => {
    const [, line] = await disputedThere("a fee alone", false);
    await compare();
    const found = await feeOf(line);
    const before = await openOf();
    const [first, second] = await Promise.all([settle(found.id, fee()), settle(found.id, fee())]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(await openOf()).toBe(before + 1500);
    await compare();
    expect((await linesOf(line)).map(({ kind }) => kind)).toEqual(["dispute"]);
    expect(await openOf()).toBe(before + 1500);
  });

  it("[RECONCILE-A4] is recorded with its dispute, if that is here", async () => {
    const [checkout, line] = await disputedThere("a fee of ours", true);
    await rows("update dispute set fee = 0 where checkout_id = $1", checkout.id);
    await compare();
    const found = await feeOf(line);
    expect(found).toMatchObject({ finding: "otherAmount", hereAmount: 0, thereAmount: 15 });
    expect((await settle(found.id, fee(14.99))).status).toBe(409);
    expect((await settle(found.id, fee())).data).toMatchObject({ settledAs: "fee" });
    expect(await rows("select fee from dispute where checkout_id = $1", checkout.id)).toEqual([
      { fee: "1500" },
    ]);
    await compare();
    expect(await linesOf(line)).toEqual([]);
  });
});

it("[RECONCILE-R3] shows the money of some days by their payouts, and none for days without payouts", async () => {
  await refundedThere("in the equation");
  const { data: days } = await harness().server.call<PayoutDay[]>(
    "master",
    "GET",
    "/reconciliation/payouts?size=200",
  );
  const sum = (name: "disputes" | "fees" | "gross" | "net" | "refunds") =>
    Math.round(
      days
        .filter(({ paymentType }) => paymentType === "Card")
        .reduce((total, day) => total + day[name], 0) * 100,
    ) / 100;
  const card = (await money()).find(({ paymentType }) => paymentType === "Card");
  expect(card).toMatchObject({
    currency: "CAD",
    received: sum("gross"),
    refunded: sum("refunds"),
    disputed: sum("disputes"),
    fees: sum("fees"),
    stayed: sum("net"),
  });
  const { stayed = 0, hereStayed = 0, open = 0, explained = 0 } = card ?? {};
  expect(Math.round((hereStayed + open + explained) * 100)).toBe(Math.round(stayed * 100));
  expect(await money("?from=2001-01-01&to=2001-01-31")).toEqual([]);
});
