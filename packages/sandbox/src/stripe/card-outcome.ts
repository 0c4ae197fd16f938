/** How a test card behaves. Nothing else of a card number is stored but brand and last four digits. */
export type CardOutcome =
  | "approved"
  | "generic_decline"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc"
  | "processing_error"
  | "declined_once_saved"
  | "authenticate_unless_set_up"
  | "authenticate_always"
  | "authenticate_then_insufficient_funds"
  | "authenticate_then_generic_decline"
  | "settles_later"
  | "fails_later"
  | "refunds_slowly"
  | "refunds_in_vain"
  | DisputeKind;

/** How a cardholder disputes what was charged; an inquiry asks first, and withdraws no money. */
export type DisputeKind = "fraudulent" | "inquiry" | "product_not_received";

const DISPUTED: ReadonlySet<string> = new Set<DisputeKind>([
  "fraudulent",
  "inquiry",
  "product_not_received",
]);

/** How the charges of a card are disputed; null if they are not. */
export const disputeOf = (outcome: CardOutcome): DisputeKind | null =>
  DISPUTED.has(outcome) ? (outcome as DisputeKind) : null;

export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

const cardDecline = (decline_code: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});

export const genericDecline = cardDecline("generic_decline");
const insufficientFunds = cardDecline("insufficient_funds", "Your card has insufficient funds.");
const authenticationRequired: Decline = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};
export const authenticationFailed: Decline = {
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** Under which circumstances a card is charged. */
export interface Circumstances {
  /** The cardholder is not there. */
  readonly offSession: boolean;
  /** The card belongs to a customer already. */
  readonly saved: boolean;
  /** The payment saves the card for later. */
  readonly saving: boolean;
  /** The card went through 3-D Secure when it was saved. */
  readonly authenticated: boolean;
}

export type ChargeDecision =
  | { readonly tag: "approve" }
  | { readonly tag: "authenticate" }
  | { readonly tag: "process"; readonly endsWell: boolean }
  | { readonly tag: "decline"; readonly decline: Decline };

const approve: ChargeDecision = { tag: "approve" };
const decline = (reason: Decline): ChargeDecision => ({ tag: "decline", decline: reason });
/** On session the cardholder is authenticated; off session the bank declines. */
const requireAuthentication = (circumstances: Circumstances): ChargeDecision =>
  circumstances.offSession ? decline(authenticationRequired) : { tag: "authenticate" };

/** How the bank decides a charge [SBX-P3]. */
export function decideCharge(outcome: CardOutcome, circumstances: Circumstances): ChargeDecision {
  switch (outcome) {
    case "approved":
    case "refunds_slowly":
    case "refunds_in_vain":
    case "fraudulent":
    case "inquiry":
    case "product_not_received":
      return approve;
    case "generic_decline":
      return decline(genericDecline);
    case "insufficient_funds":
      return decline(insufficientFunds);
    case "expired_card":
      return decline({ code: "expired_card", message: "Your card has expired." });
    case "incorrect_cvc":
      return decline({
        code: "incorrect_cvc",
        message: "Your card's security code is incorrect.",
      });
    case "processing_error":
      return decline({
        code: "processing_error",
        message: "An error occurred while processing your card. Try again in a little bit.",
      });
    case "declined_once_saved":
      return circumstances.saving && !circumstances.saved ? approve : decline(genericDecline);
    case "authenticate_unless_set_up":
      return circumstances.offSession && circumstances.authenticated
        ? approve
        : requireAuthentication(circumstances);
    case "authenticate_always":
    case "authenticate_then_insufficient_funds":
    case "authenticate_then_generic_decline":
      return requireAuthentication(circumstances);
    case "settles_later":
      return { tag: "process", endsWell: true };
    case "fails_later":
      return { tag: "process", endsWell: false };
  }
}

/** How the bank decides once the cardholder is authenticated. */
export function decideAfterAuthentication(outcome: CardOutcome): ChargeDecision {
  if (outcome === "authenticate_then_insufficient_funds") return decline(insufficientFunds);
  return outcome === "authenticate_then_generic_decline" ? decline(genericDecline) : approve;
}
