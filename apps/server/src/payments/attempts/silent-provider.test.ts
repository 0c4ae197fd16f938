import { sandboxStripeKeys } from "@marquee/sandbox/register-sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  NOTHING,
  ONCE,
  paymentBench,
  type PaymentBench,
} from "@marquee/verification/harness/payment-bench";
import { WEBHOOK_SECRET } from "@marquee/verification/harness/test-server";
import { reconcile } from "./reconcile.ts";
import { stripeCards } from "../stripe/stripe-cards.ts";

let bench: PaymentBench;
beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.flush());

const HOUR = 60 * 60 * 1000;

describe("what the provider has not decided", () => {
  it("[PAYSRV-R1] asks for the bank's check as long as the bank does", async () => {
    const checkout = await bench.opened("3-D Secure");
    expect(await bench.confirm(checkout, "pm_card_authenticationRequired")).toBe("requires_action");
    expect((await bench.reconcile(checkout.id)).data.state).toBe("requiresAction");
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-R5] is unknown while it is processed, cannot be given up, and settles by itself", async () => {
    const checkout = await bench.opened("slow");
    const slow = await bench.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    expect(await bench.confirm(checkout, slow.id)).toBe("processing");
    expect((await bench.reconcile(checkout.id)).data.state).toBe("unknown");
    const cancel = await bench.server.call("merchant", "POST", `/checkouts/${checkout.id}/cancel`);
    expect(cancel).toMatchObject({ status: 409, error: { tag: "Conflict" } });
    await bench.sweepLater(30 * HOUR);
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it.each([
    ["answers 500", { failNext: 2 }],
    ["loses its answer", { loseNext: 2 }],
  ])("[PAYSRV-R5] is unknown while the provider %s, and never a failure", async (name, knobs) => {
    const checkout = await bench.opened(`away ${name}`);
    await bench.confirm(checkout);
    await bench.turn(knobs);
    const away = await bench.reconcile(checkout.id);
    expect(away).toMatchObject({ status: 200, data: { state: "unknown" } });
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
    await bench.turn({ failNext: 0, loseNext: 0 });
    await bench.sweepLater();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-R5] is unknown while the provider never answers, and never a failure", async () => {
    const checkout = await bench.opened("never answers");
    await bench.confirm(checkout);
    await bench.turn({ stallNext: 2 });
    const { services } = bench.server;
    // However long this one waits: it asks for what is never answered, and for nothing else.
    const cards = stripeCards({
      ...sandboxStripeKeys,
      webhookSecret: WEBHOOK_SECRET,
      origin: services.origin,
      answerWithin: 50,
    });
    expect(await reconcile({ ...services, cards }, checkout.id, { actor: "test" })).toBe("done");
    expect((await bench.find(checkout.id)).data.state).toBe("unknown");
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
    await bench.turn({ stallNext: 0 });
    await bench.sweepLater();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-C6] keeps the plan when the provider is away at the start, and goes on from there", async () => {
    await bench.turn({ failNext: 2 });
    const away = await bench.open("away at start");
    expect(away).toMatchObject({ status: 503, error: { tag: "Unavailable" } });
    await bench.turn({ failNext: 0 });
    const checkout = await bench.opened("away at start");
    expect(checkout).toMatchObject({ state: "open", paymentIntentId: expect.any(String) });
  });

  it("[PAYSRV-W3] is left to people after many calls in a row that came to nothing, and taken up by a message", async () => {
    const checkout = await bench.opened("dead letter");
    await bench.confirm(checkout);
    await bench.turn({ failNext: 1_000_000 });
    await bench.server.database.owner.query(
      "update payment_attempt set tries = 18 where checkout_id = $1",
      [checkout.id],
    );
    for (let tries = 18; tries < 22; tries += 1) await bench.sweepLater(2 * HOUR);
    const stateOf = async () => {
      const { rows } = await bench.server.database.owner.query(
        "select state, due_at, dead_since is not null as dead from payment_attempt where checkout_id = $1",
        [checkout.id],
      );
      return rows;
    };
    expect(await stateOf()).toEqual([{ state: "unknown", due_at: null, dead: true }]);
    expect((await bench.find(checkout.id)).data.state).toBe("unknown");
    await bench.turn({ failNext: 0 });
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });
});
