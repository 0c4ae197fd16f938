import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";

/** The states in which money may still be collected for a checkout. */
export const payableStates = ["open", "requiresAction", "unknown", "declined"] as const;

const PAYABLE: ReadonlySet<CheckoutState> = new Set(payableStates);

/** Whether money may still be collected for a checkout in this state. */
export const isPayable = (state: CheckoutState): boolean => PAYABLE.has(state);

/** Whether money has come for a checkout, and perhaps has to go back. */
export const isPaidFor = (state: CheckoutState): boolean =>
  state === "paid" || state === "refundDue" || state === "refunded";
