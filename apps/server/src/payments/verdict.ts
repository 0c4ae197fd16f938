import { centsOf } from "@marquee/domain/money/cents-of";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import { outcomeOf } from "@marquee/domain/payments/outcome-of";
import type { CardAnswer, CardFailure, CardIntent } from "./card-provider.ts";

/** What was found out: the provider's answer, or that there is nothing to pay and a person said so. */
export type Finding =
  | CardAnswer
  | { readonly tag: "free" }
  | { readonly tag: "ended" }
  | { readonly tag: "idle" };

/** Why a checkout that can no longer be paid was ended. */
export type Ending = "cancelled" | "expired";

/** What is known of a checkout when its payment is judged. */
export interface Known {
  readonly state: CheckoutState;
  /** What is to be charged, in CAD. */
  readonly charge: number;
  readonly providerId: string | null;
  readonly ending: Ending | null;
  /** Whether the last failed try is on record. */
  readonly failureRecorded: boolean;
}

/** What has to be done now. Every way a payment can stand leads to exactly one. */
export type Verdict =
  | { readonly tag: "fulfil"; readonly intent: CardIntent | null }
  | { readonly tag: "giveBack"; readonly intent: CardIntent; readonly why: string }
  | { readonly tag: "declined"; readonly intent: CardIntent; readonly failure: CardFailure }
  | { readonly tag: "end"; readonly state: Ending; readonly intent: CardIntent | null }
  | {
      readonly tag: "wait";
      readonly state: "open" | "requiresAction" | "unknown" | "declined";
      readonly intent: CardIntent | null;
    }
  | { readonly tag: "askAgain"; readonly reason: string };

/** Whether money has come for a checkout, and perhaps has to go back. */
export const isPaidFor = (state: CheckoutState): boolean =>
  state === "paid" || state === "refundDue" || state === "refunded";

/** Money has come: it must be ours, in our currency, to the cent, and the first (PAYSRV-R3, PAYSRV-R4). */
function received(known: Known, intent: CardIntent): Verdict {
  const giveBack = (why: string): Verdict => ({ tag: "giveBack", intent, why });
  if (isPaidFor(known.state)) return giveBack("paid before");
  if (intent.currency !== "cad") return giveBack(`paid in ${intent.currency}`);
  if (BigInt(intent.amountReceived) !== centsOf(known.charge))
    return giveBack(`${intent.amountReceived} cents instead of ${centsOf(known.charge)}`);
  return { tag: "fulfil", intent };
}

/** No card is being charged. A failed try that is on record already does not close the way to another one. */
function notCharged(known: Known, intent: CardIntent): Verdict {
  const { failure } = intent;
  if (!failure) return { tag: "wait", state: "open", intent };
  if (!known.failureRecorded) return { tag: "declined", intent, failure };
  return { tag: "wait", state: known.state === "open" ? "open" : "declined", intent };
}

function judgeIntent(known: Known, intent: CardIntent): Verdict {
  if (known.providerId !== null && intent.id !== known.providerId)
    return { tag: "askAgain", reason: `asked for ${known.providerId}, told of ${intent.id}` };
  switch (outcomeOf(intent.status)) {
    case "Paid":
      return received(known, intent);
    case "Fail":
      return notCharged(known, intent);
    case "Cancelled":
      return { tag: "end", state: known.ending ?? "cancelled", intent };
    case "Error":
    case "unknown":
      if (intent.status === "requires_action")
        return { tag: "wait", state: "requiresAction", intent };
      if (intent.status === "requires_confirmation") return { tag: "wait", state: "open", intent };
      return { tag: "wait", state: "unknown", intent };
  }
}

/** Judges a payment by what the provider says of it now (PAYSRV-R1 to PAYSRV-R6). Pure. */
export function judge(known: Known, finding: Finding): Verdict {
  switch (finding.tag) {
    case "free":
      return isPaidFor(known.state)
        ? { tag: "end", state: "cancelled", intent: null }
        : { tag: "fulfil", intent: null };
    case "ended":
      return { tag: "end", state: known.ending ?? "cancelled", intent: null };
    case "idle":
      return { tag: "wait", state: "open", intent: null };
    case "intent":
      return judgeIntent(known, finding.intent);
    case "unavailable":
    case "refused":
      return { tag: "askAgain", reason: finding.reason };
  }
}
