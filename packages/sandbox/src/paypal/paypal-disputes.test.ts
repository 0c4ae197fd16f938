import { afterAll, beforeAll, expect, it } from "vitest";
import { openPayPalHarness, type PayPalHarness } from "../testing/paypal-harness.ts";
import { settableClock } from "../testing/settable-clock.ts";

const clock = settableClock();
let harness: PayPalHarness;
beforeAll(async () => {
  harness = await openPayPalHarness({ clock });
});
afterAll(() => harness.close());

interface Shown {
  readonly dispute_id: string;
  readonly create_time: string;
  readonly update_time: string;
  readonly status: string;
  readonly dispute_outcome?: { readonly outcome_code: string };
  readonly disputed_transactions: readonly { readonly seller_transaction_id: string }[];
  readonly money_movements: readonly { readonly type: string; readonly reason: string }[];
}

/** An order that is paid, and then disputed by its buyer. */
async function disputeOrder(stage = "CHARGEBACK"): Promise<Shown> {
  const { body } = await harness.order("25.00");
  await harness.approve(body.id, "approve");
  await harness.call("POST", `/v2/checkout/orders/${body.id}/capture`, {});
  const opened = await harness.call("POST", `/__paysandbox/paypal/${body.id}/dispute`, { stage });
  return opened.body as unknown as Shown;
}

const read = async ({ dispute_id }: Shown): Promise<Shown> =>
  (await harness.call("GET", `/v1/customer/disputes/${dispute_id}`)).body as unknown as Shown;
const act = ({ dispute_id }: Shown, action: string, body: object) =>
  harness.call("POST", `/v1/customer/disputes/${dispute_id}/${action}`, body);

it("[SBX-Y9] withdraws amount and fee with a claim, which is lost once it is accepted", async () => {
  const claim = await disputeOrder();
  expect(claim).toMatchObject({ status: "WAITING_FOR_SELLER_RESPONSE" });
  expect(claim.money_movements).toMatchObject([
    { type: "DEBIT", reason: "DISPUTE_SETTLEMENT" },
    { type: "DEBIT", reason: "DISPUTE_SETTLEMENT_FEE" },
  ]);
  expect((await act(claim, "accept-claim", { note: "Yes" })).status).toBe(201);
  expect(await read(claim)).toMatchObject({
    status: "RESOLVED",
    dispute_outcome: { outcome_code: "ACCEPTED" },
  });
  expect((await act(claim, "accept-claim", { note: "Again" })).status).toBe(422);
});

it.each([
  ["It ran", "RESOLVED_SELLER_FAVOUR"],
  ["losing_evidence", "RESOLVED_BUYER_FAVOUR"],
])("[SBX-Y9] decides on the message «%s» about an inquiry: %s", async (message, outcome) => {
  const inquiry = await disputeOrder("INQUIRY");
  expect(inquiry.money_movements).toEqual([]);
  await act(inquiry, "send-message", { message });
  expect((await read(inquiry)).status).toBe("UNDER_REVIEW");
  clock.advance(4);
  expect((await read(inquiry)).dispute_outcome).toEqual({ outcome_code: outcome });
});

it("[SBX-Y9] is lost without a response in ten days, and ends when its buyer takes it back", async () => {
  const [missed, taken] = [await disputeOrder(), await disputeOrder()];
  await harness.call("POST", `/__paysandbox/paypal-dispute/${taken.dispute_id}/cancel`, {});
  expect((await read(taken)).dispute_outcome).toEqual({ outcome_code: "CANCELED_BY_BUYER" });
  clock.advance(10 * 86_400);
  expect((await read(missed)).dispute_outcome).toEqual({ outcome_code: "RESOLVED_BUYER_FAVOUR" });
});

it("[SBX-Y9] says when it last changed: as it was opened, responded to and decided", async () => {
  const inquiry = await disputeOrder("INQUIRY");
  const opened = clock.now().toISOString();
  expect(inquiry).toMatchObject({ create_time: opened, update_time: opened });
  clock.advance(60);
  await act(inquiry, "send-message", { message: "It ran" });
  const sent = clock.now().toISOString();
  clock.advance(1);
  expect(await read(inquiry)).toMatchObject({ create_time: opened, update_time: sent });
  clock.advance(60);
  const decided = clock.now().toISOString();
  expect(await read(inquiry)).toMatchObject({ create_time: opened, update_time: decided });
});
