import { centsOf } from "../money/cents.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { refundMessages } from "./messages.ts";

/** From more than this amount on, in CAD, a refund is confirmed by its amount typed again (REFUND-V4). */
export const CONFIRMED_TWICE_OVER = 200;

export const refundFields = {
  amount: "amount",
  amountAgain: "amount",
  reason: "text",
  note: "text",
} as const satisfies FormFields;

/** What is asked of a refund before it is requested. */
export interface RefundForm {
  readonly amount: number | null;
  readonly amountAgain: number | null;
  readonly reason: string;
}

/** What is left of the payment; unknown where the rules are only listed. */
export interface RefundContext {
  readonly left?: number | undefined;
}

/** Whether an amount is so large that it is typed twice. */
export const isConfirmedTwice = (amount: number | null): boolean =>
  amount !== null && centsOf(amount) > centsOf(CONFIRMED_TWICE_OVER);

/** The form of a refund (REFUND-V1 … REFUND-V4). */
export const refundRules: readonly Rule<RefundForm, RefundContext>[] = [
  {
    id: "REFUND-V1",
    field: "amount",
    message: refundMessages.amountMissing,
    holds: ({ amount }) => amount !== null && centsOf(amount) > 0n,
  },
  {
    id: "REFUND-V2",
    field: "amount",
    message: refundMessages.amountTooLarge,
    holds: ({ amount }, { left }) =>
      amount === null || left === undefined || centsOf(amount) <= centsOf(left),
  },
  requireFilled("REFUND-V3", "reason", refundMessages.reasonMissing),
  {
    id: "REFUND-V4",
    field: "amountAgain",
    message: refundMessages.amountAgain,
    holds: ({ amount, amountAgain }) =>
      amount === null ||
      !isConfirmedTwice(amount) ||
      (amountAgain !== null && centsOf(amountAgain) === centsOf(amount)),
  },
];
