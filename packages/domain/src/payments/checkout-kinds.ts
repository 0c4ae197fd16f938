import type { CheckoutKind } from "./checkout.schema.ts";

/** Whether a payment is refunded once it succeeded: a card's verification alone (PAY-C4). */
export const isRefundedOnSuccess = (kind: CheckoutKind): boolean => kind === "cardVerification";
