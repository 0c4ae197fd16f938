import { loadPayPalSecret, paypalQueue } from "@marquee/sandbox/paypal/paypal-webhook";
import { ONCE } from "@marquee/verification/harness/payment-harness";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { PAYPAL_WEBHOOK_ID, WEBHOOK_SECRET } from "@marquee/verification/harness/test-server";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PAYPAL_WEBHOOK } from "../paypal/paypal-webhook.ts";
import { STRIPE_WEBHOOK } from "./stripe-webhook.ts";

/** With this factor an address may be wrong so often a minute. */
const MOST = 12;
const FLOOD = MOST + 2;
const flooded = [...Array<number>(MOST).fill(400), ...Array<number>(FLOOD - MOST).fill(429)];

let harness: PaypalHarness;
let secret: string;
beforeAll(async () => {
  harness = await paypalHarness({ RATE_LIMITS: String(MOST / 240) });
  secret = await loadPayPalSecret(harness.server.database.owner);
});
afterAll(() => harness.close());
// A minute of its own for every test.
beforeEach(() => {
  harness.wire.repair();
  harness.server.clock.advance(60_000);
});

type Message = Pick<InjectOptions, "headers" | "payload">;
const FLOODER = "203.0.113.9";

const post = (url: string, { headers, payload }: Message, remoteAddress = FLOODER) =>
  harness.server.app.inject({
    method: "POST",
    url,
    remoteAddress,
    headers: { "content-type": "application/json", ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

/** The responses to one message after another. */
async function flood(url: string, message: Message): Promise<number[]> {
  const responses: number[] = [];
  for (let time = 0; time < FLOOD; time++) responses.push((await post(url, message)).statusCode);
  return responses;
}

/** A message of the card provider about a payment, signed by it. */
function fromStripe(id: string, intent: string | null): Message {
  const object = { id: intent, object: "payment_intent" };
  const payload = JSON.stringify({
    id,
    object: "event",
    type: "payment_intent.succeeded",
    data: { object },
  });
  const signature = harness.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
  });
  return { payload, headers: { "stripe-signature": signature } };
}

/** PayPal's message that its payer has agreed to an order, signed by it. */
function fromPaypal(id: string, orderId: string): Message {
  const queue = paypalQueue({ url: () => "", id: PAYPAL_WEBHOOK_ID }, secret);
  const { body, headers } = queue.prepare({
    id,
    event_type: "CHECKOUT.ORDER.APPROVED",
    created_at: harness.server.clock.now().toISOString(),
    resource_type: "checkout-order",
    resource: { id: orderId },
  });
  return { payload: body, headers };
}
const forge = (message: Message): Message => ({
  ...message,
  headers: { ...message.headers, "paypal-transmission-sig": "c2J4" },
});
const questions = () => harness.wire.received.filter(({ path }) => path.includes("verify")).length;

describe("Stripe's webhook endpoint", () => {
  it("[LIMIT-7] counts what is not signed, and returns when to retry", async () => {
    expect(await flood(STRIPE_WEBHOOK, { payload: "{}" })).toEqual(flooded);
    const refused = await post(STRIPE_WEBHOOK, { payload: "{}" });
    expect(refused.json()).toMatchObject({ error: { tag: "TooMany" } });
    expect(Number(refused.headers["retry-after"])).toBe(60);
    expect((await post(STRIPE_WEBHOOK, { payload: "{}" }, "203.0.113.10")).statusCode).toBe(400);
    harness.server.clock.advance(60_000);
    expect((await post(STRIPE_WEBHOOK, { payload: "{}" })).statusCode).toBe(400);
  });

  it("[LIMIT-7] takes what is signed during a flood, also from the flood's own address", async () => {
    const checkout = await harness.opened("signed in a flood");
    await harness.confirm(checkout);
    await flood(STRIPE_WEBHOOK, { payload: "{}" });
    const good = await post(STRIPE_WEBHOOK, fromStripe("evt_good", checkout.paymentIntentId));
    expect(good.statusCode).toBe(200);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[LIMIT-7] counts nothing that is signed", async () => {
    const responses: number[] = [];
    for (let time = 0; time < FLOOD; time++)
      responses.push((await post(STRIPE_WEBHOOK, fromStripe(`evt_${time}`, null))).statusCode);
    expect(new Set(responses)).toEqual(new Set([200]));
    expect((await post(STRIPE_WEBHOOK, { payload: "{}" })).statusCode).toBe(400);
  });
});

describe("PayPal's webhook endpoint", () => {
  it("[LIMIT-7] counts what is not signed, and takes PayPal's messages beside it without a question spent", async () => {
    const { id, orderId } = await harness.ordered("unsigned flood");
    await harness.choose(orderId, "approve");
    const before = questions();
    expect(await flood(PAYPAL_WEBHOOK, { payload: "{}" })).toEqual(flooded);
    expect(questions()).toBe(before);
    const good = await post(PAYPAL_WEBHOOK, fromPaypal("WH-BESIDE", orderId));
    expect(good.statusCode).toBe(200);
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[LIMIT-8] queries PayPal about one address so often, and accepts every other one", async () => {
    const { id, orderId } = await harness.ordered("forged flood");
    await harness.choose(orderId, "approve");
    const before = questions();
    const lie = forge(fromPaypal("WH-FORGED", orderId));
    expect(await flood(PAYPAL_WEBHOOK, lie)).toEqual(flooded);
    expect(questions() - before).toBe(MOST);
    const elsewhere = await post(PAYPAL_WEBHOOK, fromPaypal("WH-GOOD", orderId), "203.0.113.10");
    expect(elsewhere.statusCode).toBe(200);
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[LIMIT-8] holds for messages that arrive all at once", async () => {
    const lie = forge(fromPaypal("WH-AT-ONCE", "UNKNOWN"));
    const before = questions();
    const responses = await Promise.all(
      Array.from({ length: FLOOD }, () => post(PAYPAL_WEBHOOK, lie)),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual(
      flooded,
    );
    expect(questions() - before).toBe(MOST);
  });

  it("[LIMIT-8] loses no message that was refused: it is sent again, and the sweeper finds its payment", async () => {
    const { id, orderId } = await harness.ordered("refused in a flood");
    await harness.choose(orderId, "approve");
    const good = fromPaypal("WH-REFUSED", orderId);
    await flood(PAYPAL_WEBHOOK, forge(good));
    expect((await post(PAYPAL_WEBHOOK, good)).statusCode).toBe(429);
    await harness.sweepLater(60_000);
    expect(await harness.made(id)).toEqual(ONCE);
    expect((await post(PAYPAL_WEBHOOK, good)).statusCode).toBe(200);
    expect(await harness.made(id)).toEqual(ONCE);
  });

  it("[LIMIT-8] counts neither what PayPal signed nor what it could not verify", async () => {
    const responses: number[] = [];
    for (let time = 0; time < FLOOD; time++)
      responses.push((await post(PAYPAL_WEBHOOK, fromPaypal(`WH-${time}`, "UNKNOWN"))).statusCode);
    expect(new Set(responses)).toEqual(new Set([200]));
    harness.wire.breakOn({ method: "POST", path: /verify/, how: "fail", times: 2 * FLOOD });
    const away = await flood(PAYPAL_WEBHOOK, fromPaypal("WH-AWAY", "UNKNOWN"));
    expect(new Set(away)).toEqual(new Set([503]));
    harness.wire.repair();
    expect((await post(PAYPAL_WEBHOOK, fromPaypal("WH-AWAY", "UNKNOWN"))).statusCode).toBe(200);
  });
});
