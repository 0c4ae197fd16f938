import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";

/** The states in which a checkout can still be paid. */
export const payableStates = ["open", "requiresAction", "unknown", "declined"] as const;

const PAYABLE: ReadonlySet<CheckoutState> = new Set(payableStates);

/** Whether a checkout in this state can still be paid. */
export const isPayable = (state: CheckoutState): boolean => PAYABLE.has(state);

/** Whether a checkout was paid, be it that the money is refunded. */
export const isPaidFor = (state: CheckoutState): boolean =>
  state === "paid" || state === "refundDue" || state === "refunded";
