import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import {
  NOTHING,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness({ env: { RATE_LIMITS: "off" } });
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

interface Typed {
  readonly expiry?: string;
  readonly cvc?: string;
}

/** Pays as the browser does: with the publishable key, the intent's secret and a typed card. */
async function pay(checkout: Checkout, number: string, { expiry = "12/34", cvc }: Typed = {}) {
  const [month = "", year = ""] = expiry.split("/");
  return browser(checkout, `/v1/payment_intents/${checkout.paymentIntentId}/confirm`, {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": month,
    "payment_method_data[card][exp_year]": year,
    "payment_method_data[card][cvc]": cvc ?? (number.startsWith("37") ? "1234" : "123"),
  });
}

async function browser(checkout: Checkout, path: string, fields: Record<string, string>) {
  const response = await fetch(`${harness.server.services.origin()}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${checkout.publishableKey}` },
    body: new URLSearchParams({ client_secret: checkout.clientSecret ?? "", ...fields }),
  });
  await response.text();
}

const respondToBank = (checkout: Checkout, outcome: "complete" | "fail") =>
  browser(checkout, `/__paysandbox/3ds/${checkout.paymentIntentId}`, { outcome });

/** What the browser sees once it returns, and what the payment has made. */
const reconciledOutcome = async ({ id }: Checkout) => {
  const { state, message } = (await harness.reconcile(id)).data;
  return { state, message, made: await harness.made(id) };
};
const PAID = { state: "paid", message: null, made: ONCE };
const failure = (message: unknown, failures = 1) => ({
  state: "declined",
  message,
  made: { ...NOTHING, transactions: { Fail: failures } },
});

describe("the provider's test cards", () => {
  it.each([["4242424242424242"], ["5555555555554444"], ["378282246310005"]])(
    "[PAYSRV-F1] pays with %s",
    async (number) => {
      const checkout = await harness.opened(`card ${number}`);
      await pay(checkout, number);
      expect(await reconciledOutcome(checkout)).toEqual(PAID);
    },
  );

  it.each([
    ["4000000000000002", "Your card was declined."],
    ["4000000000009995", "Your card has insufficient funds."],
    ["4000000000000069", "Your card has expired."],
    ["4000000000000127", "Your card's security code is incorrect."],
    [
      "4000000000000119",
      "An error occurred while processing your card. Try again in a little bit.",
    ],
    ["4000000000000341", "Your card was declined."],
  ])("[PAYSRV-R2] records %s as Fail, with the bank's words", async (number, words) => {
    const checkout = await harness.opened(`card ${number}`);
    await pay(checkout, number);
    expect(await reconciledOutcome(checkout)).toEqual(failure(words));
    await pay(checkout, "4242424242424242");
    expect((await reconciledOutcome(checkout)).state).toBe("paid");
  });

  it.each([["4000002500003155"], ["4000002760003184"]])(
    "[PAYSRV-R1] waits for the bank's question with %s, and is paid with the right answer",
    async (number) => {
      const checkout = await harness.opened(`card ${number}`);
      await pay(checkout, number);
      expect(await reconciledOutcome(checkout)).toEqual({
        state: "requiresAction",
        message: null,
        made: NOTHING,
      });
      await respondToBank(checkout, "complete");
      expect(await reconciledOutcome(checkout)).toEqual(PAID);
    },
  );

  it.each([["4000002500003155"], ["4000002760003184"], ["4000008260003178"], ["4000008400001629"]])(
    "[PAYSRV-R2] records a wrong answer to the bank's question with %s as Fail",
    async (number) => {
      const checkout = await harness.opened(`card ${number}, wrong answer`);
      await pay(checkout, number);
      await respondToBank(checkout, "fail");
      expect(await reconciledOutcome(checkout)).toEqual(
        failure(expect.stringContaining("could not confirm that it was you")),
      );
    },
  );

  it.each([
    ["4000008260003178", "Your card has insufficient funds."],
    ["4000008400001629", "Your card was declined."],
  ])("[PAYSRV-R2] records %s as Fail after the right answer", async (number, message) => {
    const checkout = await harness.opened(`card ${number}, right answer`);
    await pay(checkout, number);
    expect((await reconciledOutcome(checkout)).state).toBe("requiresAction");
    await respondToBank(checkout, "complete");
    expect(await reconciledOutcome(checkout)).toEqual(failure(message));
  });

  it("[PAYSRV-R5] keeps asking about a slow payment, which settles well with 901 and badly with 902", async () => {
    const card = "4242424242424242";
    const unknown = { state: "unknown", message: null, made: NOTHING };
    const well = await harness.opened("slow and well");
    const badly = await harness.opened("slow and badly");
    await pay(well, card, { expiry: "12/39", cvc: "901" });
    await pay(badly, card, { expiry: "12/39", cvc: "902" });
    expect([await reconciledOutcome(well), await reconciledOutcome(badly)]).toEqual([
      unknown,
      unknown,
    ]);
    harness.server.clock.advance(4000);
    expect(await reconciledOutcome(well)).toEqual(PAID);
    expect(await reconciledOutcome(badly)).toEqual(failure("Your card was declined."));
  });

  it("[PAYSRV-R5] charges nothing with a number that is no test card", async () => {
    const checkout = await harness.opened("no test card");
    await pay(checkout, "4111111111111111");
    expect(await reconciledOutcome(checkout)).toEqual({
      state: "open",
      message: null,
      made: NOTHING,
    });
  });
});
