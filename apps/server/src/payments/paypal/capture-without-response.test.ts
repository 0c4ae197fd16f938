import { ONCE } from "@marquee/verification/harness/payment-harness";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  harness.wire.repair();
  await harness.flush();
});

const CAPTURE = { method: "POST", path: /capture$/ } as const;
const LOOK = { method: "GET", path: /orders\/\w+$/ } as const;

/** The payer has decided and PayPal sends no event; a call of ours gets no response as they come back. */
async function payInVain(
  { id, orderId }: { readonly id: string; readonly orderId: string },
  choice: "approve" | "decline",
  call: typeof CAPTURE | typeof LOOK = CAPTURE,
): Promise<number> {
  await harness.setFaults({ dropNext: 10 });
  await harness.choose(orderId, choice);
  harness.wire.breakOn({ ...call, how: "fail", times: 100 });
  const { status } = await harness.payOffer(id);
  await harness.setFaults({ dropNext: 0 });
  return status;
}

async function payUnanswered(name: string, choice: "approve" | "decline") {
  const ordered = await harness.ordered(name);
  expect(await payInVain(ordered, choice)).toBe(409);
  return ordered;
}

describe("a capture of ours that has no response", () => {
  it("[PAYSRV-Y11] requests it again first, so that the payer does not pay by card as well", async () => {
    const { id, orderId } = await payUnanswered("to card, unanswered", "approve");
    expect((await harness.payByCard(id)).status).toBe(503);
    expect((await harness.find(id)).data.method).toBe("paypal");
    harness.wire.repair();
    expect(await harness.payByCard(id)).toMatchObject({
      status: 409,
      error: { message: "This has been paid already." },
    });
    expect(await harness.made(id)).toEqual(ONCE);
    expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
  });

  it("[PAYSRV-Y11] is found after the process that requested it died", async () => {
    const ordered = await harness.ordered("to card, asked by the dead");
    const { id } = ordered;
    harness.dieAt("providerQueried");
    expect(await payInVain(ordered, "approve")).toBe(500);
    harness.wire.repair();
    expect((await harness.payByCard(id)).status).toBe(409);
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it.each([
    ["leaving", 200, "closePaypal"],
    ["giving up", 409, "cancel"],
  ] as const)("[PAYSRV-Y11] is paid after %s, and says so", async (name, status, call) => {
    const { id } = await payUnanswered(`unanswered, ${name}`, "approve");
    harness.wire.repair();
    const response =
      call === "cancel"
        ? await harness.server.call("merchant", "POST", `/checkouts/${id}/cancel`)
        : await harness.closePaypal(id);
    expect(response.status).toBe(status);
    expect((await harness.find(id)).data).toMatchObject({ state: "paid", method: "paypal" });
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y11] records a decline that it receives now, and continues by card", async () => {
    const { id } = await payUnanswered("unanswered, declined", "decline");
    harness.wire.repair();
    const left = await harness.closePaypal(id);
    expect(left).toMatchObject({
      status: 200,
      data: { state: "open", method: "card", clientSecret: expect.any(String) },
    });
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1 });
    await harness.confirm(left.data);
    await harness.reconcile(id);
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1, Paid: 1 });
  });

  it("[PAYSRV-Y11] is about a capture: what was only read is not taken", async () => {
    const ordered = await harness.ordered("looked at, unanswered");
    const { id, orderId } = ordered;
    expect(await payInVain(ordered, "approve", LOOK)).toBe(409);
    harness.wire.repair();
    expect(await harness.payByCard(id)).toMatchObject({ status: 200, data: { method: "card" } });
    expect(await harness.order(orderId)).toMatchObject({ captures: 0 });
  });

  it("[PAYSRV-Y11] is requested again by the sweeper too, also after an earlier decline", async () => {
    const ordered = await harness.ordered("declined, then unanswered");
    const { id, orderId } = ordered;
    await harness.choose(orderId, "decline");
    await harness.payOffer(id);
    await harness.flush();
    await harness.openPaypal(id);
    expect(await payInVain(ordered, "approve")).toBe(409);
    harness.wire.repair();
    await harness.sweepLater();
    expect((await harness.made(id)).transactions).toEqual({ Fail: 1, Paid: 1 });
    expect(await harness.order(orderId)).toMatchObject({ captures: 1 });
  });
});
