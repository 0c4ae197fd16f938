import { sandboxStripeKeys } from "@marquee/sandbox/register-sandbox";
import {
  NOTHING,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { WEBHOOK_SECRET } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stripeCards } from "../stripe/stripe-cards.ts";
import { reconcile } from "./reconcile.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const HOUR = 60 * 60 * 1000;

describe("what the provider has not decided", () => {
  it("[PAYSRV-R1] requires the bank's check as long as the bank does", async () => {
    const checkout = await harness.opened("3-D Secure");
    expect(await harness.confirm(checkout, "pm_card_authenticationRequired")).toBe(
      "requires_action",
    );
    expect((await harness.reconcile(checkout.id)).data.state).toBe("requiresAction");
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-R5] is unknown while it is processed, cannot be given up, and settles by itself", async () => {
    const checkout = await harness.opened("slow");
    const slow = await harness.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    expect(await harness.confirm(checkout, slow.id)).toBe("processing");
    expect((await harness.reconcile(checkout.id)).data.state).toBe("unknown");
    const cancel = await harness.server.call(
      "merchant",
      "POST",
      `/checkouts/${checkout.id}/cancel`,
    );
    expect(cancel).toMatchObject({ status: 409, error: { tag: "Conflict" } });
    await harness.sweepLater(30 * HOUR);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it.each([
    ["answers 500", { failNext: 2 }],
    ["loses its answer", { loseNext: 2 }],
  ])("[PAYSRV-R5] is unknown while the provider %s, and never a failure", async (name, faults) => {
    const checkout = await harness.opened(`away ${name}`);
    await harness.confirm(checkout);
    await harness.setFaults(faults);
    const away = await harness.reconcile(checkout.id);
    expect(away).toMatchObject({ status: 200, data: { state: "unknown" } });
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
    await harness.setFaults({ failNext: 0, loseNext: 0 });
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-R5] is unknown while the provider never responds, and never a failure", async () => {
    const checkout = await harness.opened("never answers");
    await harness.confirm(checkout);
    await harness.setFaults({ stallNext: 2 });
    const { services } = harness.server;
    // The time does not matter: this client makes only calls that get no response.
    const cards = stripeCards({
      ...sandboxStripeKeys,
      webhookSecret: WEBHOOK_SECRET,
      origin: services.origin,
      responseTimeout: 50,
    });
    expect(await reconcile({ ...services, cards }, checkout.id, { actor: "test" })).toBe("done");
    expect((await harness.find(checkout.id)).data.state).toBe("unknown");
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
    await harness.setFaults({ stallNext: 0 });
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[REL-K6] is handed back by a server that stops: due at once for another one, and no failure", async () => {
    const checkout = await harness.opened("server stops");
    await harness.confirm(checkout);
    await harness.setFaults({ stallNext: 1000 });
    const { services, database } = harness.server;
    const stopping = new AbortController();
    const ending = stopping.signal;
    const settings = { ...sandboxStripeKeys, webhookSecret: WEBHOOK_SECRET };
    const cards = stripeCards({ ...settings, origin: services.origin, ending });
    const call = reconcile({ ...services, cards, ending }, checkout.id, { actor: "test" });
    const stalls = async () => {
      const { rows } = await database.owner.query<{ left: number }>(
        "select stall_next as left from sandbox.fault_settings",
      );
      return rows[0]?.left;
    };
    await expect.poll(stalls).toBeLessThan(1000);
    stopping.abort();
    expect(await call).toBe("done");
    await harness.setFaults({ stallNext: 0 });
    const { rows } = await database.owner.query(
      "select state, retries, leased_until, due_at <= $2 as due from payment_attempt where checkout_id = $1",
      [checkout.id, services.clock.now()],
    );
    expect(rows).toEqual([{ state: "unknown", retries: 0, leased_until: null, due: true }]);
    await harness.sweepLater(0);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-C6] keeps the plan when the provider is away at the start, and continues from there", async () => {
    await harness.setFaults({ failNext: 2 });
    const away = await harness.open("away at start");
    expect(away).toMatchObject({ status: 503, error: { tag: "Unavailable" } });
    await harness.setFaults({ failNext: 0 });
    const checkout = await harness.opened("away at start");
    expect(checkout).toMatchObject({ state: "open", paymentIntentId: expect.any(String) });
  });

  it("[PAYSRV-W3] is left to staff after many calls in a row that had no effect, and taken up by a message", async () => {
    const checkout = await harness.opened("dead letter");
    await harness.confirm(checkout);
    await harness.setFaults({ failNext: 1_000_000 });
    await harness.server.database.owner.query(
      "update payment_attempt set retries = 18 where checkout_id = $1",
      [checkout.id],
    );
    for (let retries = 18; retries < 22; retries += 1) await harness.sweepLater(2 * HOUR);
    const attemptState = async () => {
      const { rows } = await harness.server.database.owner.query(
        "select state, due_at, dead_since is not null as dead from payment_attempt where checkout_id = $1",
        [checkout.id],
      );
      return rows;
    };
    expect(await attemptState()).toEqual([{ state: "unknown", due_at: null, dead: true }]);
    expect((await harness.find(checkout.id)).data.state).toBe("unknown");
    await harness.setFaults({ failNext: 0 });
    await harness.flush();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });
});
