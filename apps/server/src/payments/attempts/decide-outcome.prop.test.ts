import { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPaidFor } from "../checkouts/checkout-state.ts";
import { decideOutcome, type Known } from "./decide-outcome.ts";
import type { Payment } from "./payment-provider.ts";

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
const payments: fc.Arbitrary<Payment> = fc.record({
  id: fc.constantFrom("pi_1", "pi_2"),
  clientSecret: fc.constant("secret"),
  // as often right as wrong in each way, so that most runs of a law are about something
  status: fc.oneof(fc.constant("succeeded"), fc.constantFrom(...statuses)),
  amount: fc.constant(345),
  amountReceived: fc.oneof(fc.constant(345), fc.constantFrom(0, 50, 344, 345, 346)),
  currency: fc.constantFrom("cad", "usd"),
  payerId: fc.constant(null),
  receivedAs: fc.constant(null),
  failure: fc.option(failure),
});
const knowns: fc.Arbitrary<Known> = fc.record({
  state: fc.constantFrom(...CheckoutState.literals),
  attemptState: fc.constantFrom("waiting" as const, "unknown" as const),
  amount: fc.constant(3.45),
  providerId: fc.constantFrom("pi_1", null),
  ending: fc.constantFrom("cancelled" as const, "expired" as const, "switched" as const, null),
  failureRecorded: fc.boolean(),
});
const decide = (known: Known, payment: Payment) =>
  decideOutcome(known, { tag: "payment", payment });

describe("deciding about an order by which no money can arrive any more", () => {
  it("[PAYSRV-Y9] ends its attempt for a reason, and touches none that a user had ended before", () => {
    fc.assert(
      fc.property(knowns, payments, (known, payment) => {
        const asked = { ...known, providerId: payment.id };
        const { failure } = payment;
        const ending = known.ending ?? "lapsed";
        expect(decideOutcome(asked, { tag: "terminal", payment })).toEqual({
          tag: "end",
          ending,
          payment,
          failure,
        });
        const before = { ...asked, attemptState: "cancelled" as const };
        expect(decideOutcome(before, { tag: "terminal", payment })).toEqual({
          tag: "unchanged",
          payment,
        });
      }),
    );
  });

  it("[PAYSRV-Y4] leaves an attempt alone that was ended before it was queried", () => {
    fc.assert(
      fc.property(knowns, (known) => {
        const over = { ...known, attemptState: "cancelled" as const };
        expect(decideOutcome(over, { tag: "ended" })).toEqual({ tag: "unchanged", payment: null });
      }),
    );
  });

  it("[PAYSRV-Y3] stays declined while PayPal reports that the order is approved", () => {
    const order = {
      id: "ORDER1",
      clientSecret: null,
      status: "APPROVED",
      amount: 345,
      amountReceived: 0,
      currency: "cad",
      payerId: null,
      receivedAs: null,
      failure: null,
    };
    const known: Known = {
      state: "declined",
      attemptState: "waiting",
      amount: 3.45,
      providerId: "ORDER1",
      ending: null,
      failureRecorded: false,
    };
    expect(decide(known, order)).toMatchObject({ tag: "wait", state: "declined" });
    expect(decide({ ...known, state: "open" }, order)).toMatchObject({ state: "open" });
    expect(decide({ ...known, state: "unknown" }, order)).toMatchObject({ state: "open" });
  });
});

describe("deciding about a payment", () => {
  it("[PAYSRV-R6] fulfils exactly what is succeeded, ours, in CAD, to the cent and the first", () => {
    fc.assert(
      fc.property(knowns, payments, (known, payment) => {
        const fits =
          payment.status === "succeeded" &&
          payment.currency === "cad" &&
          payment.amountReceived === 345 &&
          payment.id === (known.providerId ?? payment.id) &&
          !isPaidFor(known.state);
        expect(decide(known, payment).tag === "fulfil").toBe(fits);
      }),
    );
  });

  it("[PAYSRV-R3] refunds every other payment of ours, and nothing that was not paid", () => {
    fc.assert(
      fc.property(knowns, payments, (known, payment) => {
        const { tag } = decide(known, payment);
        const ours = payment.id === (known.providerId ?? payment.id);
        const paid = ours && payment.status === "succeeded";
        expect(tag === "refund" || tag === "fulfil").toBe(paid);
      }),
    );
  });

  it("[PAYSRV-R4] refunds what arrives for a checkout that was paid before, however right it is", () => {
    const paidFor = fc.constantFrom(...CheckoutState.literals.filter(isPaidFor));
    const right = { status: "succeeded", currency: "cad", amountReceived: 345 };
    fc.assert(
      fc.property(knowns, paidFor, payments, (known, state, { id, ...payment }) => {
        const came = { ...payment, ...right, id: known.providerId ?? id };
        expect(decide({ ...known, state }, came)).toMatchObject({
          tag: "refund",
          why: "paid before",
        });
      }),
    );
  });

  it("[PAYSRV-R5] never takes silence, processing or an unknown state for an end", () => {
    fc.assert(
      fc.property(knowns, (known) => {
        const silent = decideOutcome(known, { tag: "unavailable", reason: "away" });
        expect(silent).toEqual({ tag: "retry", reason: "away" });
      }),
    );
    for (const status of ["processing", "requires_capture", "a word of next year"])
      fc.assert(
        fc.property(knowns, payments, (known, payment) => {
          const decision = decide({ ...known, providerId: payment.id }, { ...payment, status });
          expect(decision).toMatchObject({ tag: "wait", state: "unknown" });
        }),
      );
  });

  it("[PAYSRV-R2] records a failed capture once, and leaves what was opened again open", () => {
    const declined = {
      id: "pi_1",
      clientSecret: "secret",
      status: "requires_payment_method",
      amount: 345,
      amountReceived: 0,
      currency: "cad",
      payerId: null,
      receivedAs: null,
      failure: { key: "fail:1", message: "No.", code: "card_declined" },
    };
    const known: Known = {
      state: "open",
      attemptState: "waiting",
      amount: 3.45,
      providerId: "pi_1",
      ending: null,
      failureRecorded: false,
    };
    expect(decide(known, declined).tag).toBe("declined");
    const later = { ...known, failureRecorded: true };
    expect(decide(later, declined)).toMatchObject({ tag: "wait", state: "open" });
    expect(decide({ ...later, state: "unknown" }, declined)).toMatchObject({
      tag: "wait",
      state: "declined",
    });
  });

  it("[PAYSRV-R9] takes what has ended without a request for lapsed, and never for cancelled", () => {
    fc.assert(
      fc.property(knowns, payments, (known, payment) => {
        const ended = { ...payment, id: known.providerId ?? payment.id, status: "canceled" };
        expect(decide(known, ended)).toMatchObject({
          tag: "end",
          ending: known.ending ?? "lapsed",
        });
      }),
    );
  });

  it("[PAYSRV-R9] leaves a checkout as it is whose ended attempt another process reconciles", () => {
    fc.assert(
      fc.property(knowns, (known) => {
        const ended = { ...known, attemptState: "cancelled", ending: null } as const;
        expect(decideOutcome(ended, { tag: "ended" })).toEqual({ tag: "unchanged", payment: null });
      }),
    );
  });

  it("[PAYSRV-F4] records what costs nothing, unless money has arrived for it", () => {
    fc.assert(
      fc.property(knowns, (known) => {
        expect(decideOutcome(known, { tag: "free" }).tag).toBe(
          isPaidFor(known.state) ? "end" : "fulfil",
        );
      }),
    );
  });
});
