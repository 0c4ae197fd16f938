import { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardIntent } from "./card-provider.ts";
import { isPaidFor, judge, type Known } from "./verdict.ts";

const statuses = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "processing",
  "requires_capture",
  "canceled",
  "succeeded",
  "a word of next year",
];
const failure = fc.record({ key: fc.string(), message: fc.string(), code: fc.string() });
const intents: fc.Arbitrary<CardIntent> = fc.record({
  id: fc.constantFrom("pi_1", "pi_2"),
  clientSecret: fc.constant("secret"),
  status: fc.constantFrom(...statuses),
  amount: fc.constant(345),
  amountReceived: fc.constantFrom(0, 50, 344, 345, 346),
  currency: fc.constantFrom("cad", "usd"),
  payerId: fc.constant(null),
  failure: fc.option(failure),
});
const knowns: fc.Arbitrary<Known> = fc.record({
  state: fc.constantFrom(...CheckoutState.literals),
  charge: fc.constant(3.45),
  providerId: fc.constantFrom("pi_1", null),
  ending: fc.constantFrom("cancelled" as const, "expired" as const, null),
  failureRecorded: fc.boolean(),
});
const judged = (known: Known, intent: CardIntent) => judge(known, { tag: "intent", intent });

describe("judging a payment", () => {
  it("[PAYSRV-R6] fulfils exactly what is succeeded, ours, in CAD, to the cent and the first", () => {
    fc.assert(
      fc.property(knowns, intents, (known, intent) => {
        const fits =
          intent.status === "succeeded" &&
          intent.currency === "cad" &&
          intent.amountReceived === 345 &&
          intent.id === (known.providerId ?? intent.id) &&
          !isPaidFor(known.state);
        expect(judged(known, intent).tag === "fulfil").toBe(fits);
      }),
    );
  });

  it("[PAYSRV-R3] gives back every other payment of ours, and nothing that was not paid", () => {
    fc.assert(
      fc.property(knowns, intents, (known, intent) => {
        const { tag } = judged(known, intent);
        const ours = intent.id === (known.providerId ?? intent.id);
        const paid = ours && intent.status === "succeeded";
        expect(tag === "giveBack" || tag === "fulfil").toBe(paid);
      }),
    );
  });

  it("[PAYSRV-R5] never takes silence, processing or a new word for an end", () => {
    fc.assert(
      fc.property(knowns, (known) => {
        const silent = judge(known, { tag: "unavailable", reason: "away" });
        expect(silent).toEqual({ tag: "askAgain", reason: "away" });
      }),
    );
    for (const status of ["processing", "requires_capture", "a word of next year"])
      fc.assert(
        fc.property(knowns, intents, (known, intent) => {
          const verdict = judged({ ...known, providerId: intent.id }, { ...intent, status });
          expect(verdict).toMatchObject({ tag: "wait", state: "unknown" });
        }),
      );
  });

  it("[PAYSRV-R2] records a failed try once, and leaves what was opened again open", () => {
    const declined = {
      id: "pi_1",
      clientSecret: "secret",
      status: "requires_payment_method",
      amount: 345,
      amountReceived: 0,
      currency: "cad",
      payerId: null,
      failure: { key: "fail:1", message: "No.", code: "card_declined" },
    };
    const known: Known = {
      state: "open",
      charge: 3.45,
      providerId: "pi_1",
      ending: null,
      failureRecorded: false,
    };
    expect(judged(known, declined).tag).toBe("declined");
    const later = { ...known, failureRecorded: true };
    expect(judged(later, declined)).toMatchObject({ tag: "wait", state: "open" });
    expect(judged({ ...later, state: "unknown" }, declined)).toMatchObject({
      tag: "wait",
      state: "declined",
    });
  });

  it("[PAYSRV-F4] records what costs nothing, unless money has come for it", () => {
    fc.assert(
      fc.property(knowns, (known) => {
        expect(judge(known, { tag: "free" }).tag).toBe(isPaidFor(known.state) ? "end" : "fulfil");
      }),
    );
  });
});
