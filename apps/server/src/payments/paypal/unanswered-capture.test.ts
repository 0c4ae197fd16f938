import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ONCE } from "@marquee/verification/harness/payment-bench";
import { paypalBench, type PaypalBench } from "@marquee/verification/harness/paypal-bench";

let bench: PaypalBench;
beforeAll(async () => {
  bench = await paypalBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.wire.mend();
  await bench.flush();
});

const CAPTURE = { method: "POST", path: /capture$/ } as const;
const LOOK = { method: "GET", path: /orders\/\w+$/ } as const;

/** The payer's account has its fate and PayPal tells nobody; a call of ours comes to nothing as they come back. */
async function payInVain(
  { id, orderId }: { readonly id: string; readonly orderId: string },
  choice: "approve" | "decline",
  call: typeof CAPTURE | typeof LOOK = CAPTURE,
): Promise<number> {
  await bench.turn({ dropNext: 10 });
  await bench.choose(orderId, choice);
  bench.wire.breakOn({ ...call, how: "fail", times: 100 });
  const { status } = await bench.payOffer(id);
  await bench.turn({ dropNext: 0 });
  return status;
}

async function unanswered(name: string, choice: "approve" | "decline") {
  const ordered = await bench.ordered(name);
  expect(await payInVain(ordered, choice)).toBe(409);
  return ordered;
}

describe("a capture of ours that nobody has answered", () => {
  it("[PAYSRV-Y11] asks for it again first, so that nobody pays by card as well", async () => {
    const { id, orderId } = await unanswered("to card, unanswered", "approve");
    expect((await bench.payByCard(id)).status).toBe(503);
    expect((await bench.find(id)).data.method).toBe("paypal");
    bench.wire.mend();
    expect(await bench.payByCard(id)).toMatchObject({
      status: 409,
      error: { message: "This has been paid already." },
    });
    expect(await bench.made(id)).toEqual(ONCE);
    expect(await bench.order(orderId)).toMatchObject({ captures: 1 });
  });

  it("[PAYSRV-Y11] is known of after the process that asked for it died", async () => {
    const ordered = await bench.ordered("to card, asked by the dead");
    const { id } = ordered;
    bench.dieAt("providerAsked");
    expect(await payInVain(ordered, "approve")).toBe(500);
    bench.wire.mend();
    expect((await bench.payByCard(id)).status).toBe(409);
    expect(await bench.made(id)).toEqual(ONCE);
  });

  it.each([
    ["leaving", 200, "closePaypal"],
    ["giving up", 409, "cancel"],
  ] as const)("[PAYSRV-Y11] is paid after %s, and says so", async (name, status, call) => {
    const { id } = await unanswered(`unanswered, ${name}`, "approve");
    bench.wire.mend();
    const answer =
      call === "cancel"
        ? await bench.server.call("merchant", "POST", `/checkouts/${id}/cancel`)
        : await bench.closePaypal(id);
    expect(answer.status).toBe(status);
    expect((await bench.find(id)).data).toMatchObject({ state: "paid", method: "paypal" });
    expect(await bench.made(id)).toEqual(ONCE);
  });

  it("[PAYSRV-Y11] records a decline that it hears of now, and goes on by card", async () => {
    const { id } = await unanswered("unanswered, declined", "decline");
    bench.wire.mend();
    const left = await bench.closePaypal(id);
    expect(left).toMatchObject({
      status: 200,
      data: { state: "open", method: "card", clientSecret: expect.any(String) },
    });
    expect((await bench.made(id)).transactions).toEqual({ Fail: 1 });
    await bench.confirm(left.data);
    await bench.reconcile(id);
    expect((await bench.made(id)).transactions).toEqual({ Fail: 1, Paid: 1 });
  });

  it("[PAYSRV-Y11] is about a capture: what was only looked at is not taken", async () => {
    const ordered = await bench.ordered("looked at, unanswered");
    const { id, orderId } = ordered;
    expect(await payInVain(ordered, "approve", LOOK)).toBe(409);
    bench.wire.mend();
    expect(await bench.payByCard(id)).toMatchObject({ status: 200, data: { method: "card" } });
    expect(await bench.order(orderId)).toMatchObject({ captures: 0 });
  });

  it("[PAYSRV-Y11] is asked for again by the sweeper too, also after an earlier decline", async () => {
    const ordered = await bench.ordered("declined, then unanswered");
    const { id, orderId } = ordered;
    await bench.choose(orderId, "decline");
    await bench.payOffer(id);
    await bench.flush();
    await bench.openPaypal(id);
    expect(await payInVain(ordered, "approve")).toBe(409);
    bench.wire.mend();
    await bench.sweepLater();
    expect((await bench.made(id)).transactions).toEqual({ Fail: 1, Paid: 1 });
    expect(await bench.order(orderId)).toMatchObject({ captures: 1 });
  });
});
