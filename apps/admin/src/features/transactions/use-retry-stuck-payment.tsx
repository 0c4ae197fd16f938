import { formatCad } from "@marquee/domain/money/format-money";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { retryStuckPaymentMachine } from "@marquee/machines/payments/retry-stuck-payment.machine";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { paymentName } from "./stuck-payment-columns.tsx";
import { retryStuckPayment, STUCK_PAYMENTS, TRANSACTIONS } from "./transactions.queries.ts";

const consequenceOf = ({ kind, amount }: StuckPayment): string =>
  kind === "refunding"
    ? `${formatCad(amount)} is refunded if that has not been done yet, and never more than came.`
    : "If the money has come, what was paid for is made now. Nothing is charged.";

/** Querying the provider again: what to call from the list, and the dialog that confirms it. */
export function useRetryStuckPayment() {
  const client = useClient();
  return useConfirmedAction(retryStuckPaymentMachine, {
    run: (payment) => retryStuckPayment(client, payment),
    refresh: [STUCK_PAYMENTS, TRANSACTIONS],
    question: (payment) => `Ask the provider about ${paymentName(payment)} again?`,
    consequence: consequenceOf,
    confirm: "Ask again",
  });
}
