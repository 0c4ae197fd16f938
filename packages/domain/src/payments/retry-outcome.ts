import { paymentMessages } from "./messages.ts";
import type { RetriedPayment } from "./stuck-payment.schema.ts";

const NOT_PAID = "No money has come, and it can still be paid.";

/** What came of asking, apart from what happens next. */
const OUTCOME: Readonly<Record<RetriedPayment["state"], string>> = {
  creating: NOT_PAID,
  waiting: NOT_PAID,
  unknown: "It does not say yet whether money has come.",
  succeeded: "The money has come, and what was paid for is made.",
  refundDue: "The money is not refunded yet.",
  refunded: "The money was refunded.",
  cancelled: "The payment is cancelled, and no money has come.",
};

/** Says to staff what came of asking the provider about a stuck payment again (STUCK-M1). */
export function retryOutcome({ state, stuck }: RetriedPayment): string {
  const isOpen = state === "unknown" || state === "refundDue";
  const next = stuck ? "It still needs attention." : isOpen ? "We go on trying." : "";
  return [paymentMessages.providerQueried, OUTCOME[state], next].filter(Boolean).join(" ");
}
