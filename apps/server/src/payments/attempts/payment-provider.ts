import type { PaidWith } from "@marquee/domain/payments/transaction.schema";

/** Why the last attempt of a payer to pay failed. */
export interface PaymentFailure {
  /** Names the failure, so that it is recorded once however often the provider reports it. */
  readonly key: string;
  /** The provider's text for the payer. */
  readonly message: string;
  /** The bank's or the provider's code, such as `insufficient_funds`. */
  readonly code: string;
  /** What distinguishes the declined card from another, if the provider shows it. */
  readonly fingerprint?: string | null;
  /** The family of the declined card, if the provider shows the card (DECLINE-5). */
  readonly family?: string | null;
}

/** A card as its provider describes it: enough to choose it by, and to distinguish it from another. */
export interface ProviderCard {
  /** The provider's id of the card, valid for its own customer. */
  readonly cardId: string;
  readonly brand: string;
  readonly last4digit: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** Equal whenever the same card is saved. */
  readonly fingerprint: string;
}

/** That a payment saves its card for later. */
export interface CardSaving {
  /** The provider's id of the customer whom the card is saved for. */
  readonly customerId: string;
  /** The card, once it has been charged. */
  readonly card: ProviderCard | null;
}

/** A payment in its current state at the provider: a card's intent, or a PayPal order. Amounts are cents. */
export interface Payment {
  readonly id: string;
  /** What lets a browser confirm a card; null for PayPal. */
  readonly clientSecret: string | null;
  /** The provider's own status. */
  readonly status: string;
  readonly amount: number;
  readonly amountReceived: number;
  readonly currency: string;
  /** The provider's id of the payer: the customer, or else the payment method. */
  readonly payerId: string | null;
  /** The customer whom the provider has the payment for. It is set once, and never another's. */
  readonly customerId?: string | null;
  /** The id that a refund names, once money was received. */
  readonly receivedAs: string | null;
  readonly failure: PaymentFailure | null;
  /** Present if the payment saves its card. */
  readonly cardSaving?: CardSaving;
  /** What the money was paid with, once it was received, if the provider shows it. */
  readonly paidWith?: PaidWith;
  /** The card that is or was charged; null while there is none. */
  readonly cardId?: string | null;
  /** The provider's own object as JSON text, without what the payer's browser must not see. */
  readonly shown?: string;
}

/** The provider did not respond, so the outcome is unknown and the call may be repeated. */
export interface Unavailable {
  readonly tag: "unavailable";
  readonly reason: string;
}

/** The provider understood the call and refused it; `missing` if it has no such object. */
export interface Refused {
  readonly tag: "refused";
  readonly reason: string;
  readonly missing: boolean;
}

/**
 * What a call about a payment resulted in. `terminal`: the payment can no longer receive money. `refusal`: the
 * provider refused the change, and the payment is unchanged.
 */
export type PaymentResponse =
  | { readonly tag: "payment"; readonly payment: Payment; readonly refusal?: string }
  | { readonly tag: "terminal"; readonly payment: Payment }
  | Unavailable
  | Refused;

/** What a call about a refund resulted in. A refund that another user made before is `done`. */
export type RefundResponse =
  | {
      readonly tag: "refund";
      readonly id: string | null;
      readonly status: "done" | "pending" | "failed";
    }
  | Unavailable
  | Refused;

/** What a provider has to collect for an attempt. The attempt's id makes every call safe to repeat. */
export interface PaymentRequest {
  readonly attemptId: string;
  readonly checkoutId: string;
  readonly cents: number;
  /** The customer for whom this payment saves its card from the start. */
  readonly saveFor?: string;
  /** The payer, so that the payment names them if the books are lost (RECONCILE-N1). */
  readonly payer?: string;
}

/** Money that was received and is to be refunded. */
export interface RefundRequest extends PaymentRequest {
  readonly receivedAs: string;
  /** The failed refund that this one replaces, because a user asked for another. */
  readonly after?: string;
  /** `cents` is what is left: a user has refunded the rest of it at the provider (PAYSRV-G7). */
  readonly isRest?: boolean;
  /** Our name for one refund of several of a payment (REFUND-P2). */
  readonly name?: string;
}

/** What was refunded of a payment so far, by any user. Failed refunds do not count. */
export type RefundedResponse =
  | {
      readonly tag: "refunded";
      readonly cents: number;
      /** When the last of it was refunded; null if nothing was, or the provider does not report it. */
      readonly lastOn: Date | null;
    }
  | Unavailable
  | Refused;

/** A capture of an order that its payer has approved. */
export interface CaptureRequest {
  /** How many captures of the order have failed: part of the idempotency key. */
  readonly failedCaptures: number;
  /** Stores that the capture is requested, before it is; false if another process has taken the lease over. */
  readonly noteCapture: () => Promise<boolean>;
}

/** A payment service provider as payments need it. No call throws for a response of the provider. */
export interface PaymentProvider {
  /** Creates the payment, to be confirmed by the payer. Repeating it returns the first one. */
  readonly createPayment: (request: PaymentRequest) => Promise<PaymentResponse>;
  /** Reads the payment's current state, and changes nothing. */
  readonly findPayment: (paymentId: string) => Promise<PaymentResponse>;
  /**
   * Cancels the payment if it still can be, and returns its state. `unanswered`: a capture without a response.
   * It is requested again first, since the money may have been received.
   */
  readonly cancelPayment: (
    paymentId: string,
    unanswered?: CaptureRequest,
  ) => Promise<PaymentResponse>;
  /** Refunds the money. Repeating it refunds nothing more. */
  readonly refund: (received: RefundRequest) => Promise<RefundResponse>;
  /** Reads what was refunded of a payment, by hand at the provider included. */
  readonly findRefunded: (paymentId: string) => Promise<RefundedResponse>;
  /**
   * Looks for the refund of this name; null if there is none, or if the provider repeats its first response to a name for
   * as long as anything is asked of it.
   */
  readonly findNamedRefund: (paymentId: string, name: string) => Promise<RefundResponse | null>;
  /** Reads the state of a refund. */
  readonly findRefund: (refundId: string) => Promise<RefundResponse>;
}

/** A provider's event whose signature was verified. */
export interface ProviderEvent {
  readonly id: string;
  readonly provider: "stripe" | "paypal";
  readonly type: string;
  /** The payment it is about, by the id that the attempt stores; null if it is about something else. */
  readonly paymentId: string | null;
  /** The received money that it is about, as `receivedAs` of the attempt, if the event names it. */
  readonly receivedAs?: string;
  /** The payment at the time of the event, if the event contains it. */
  readonly payment: Payment | null;
  /** The dispute that it is about, by the provider's id. */
  readonly disputeId?: string;
  /** The card that it is about, by the provider's id. */
  readonly cardId?: string;
  /** When the payer approved the charge, if the event is about that. */
  readonly approvedOn?: Date;
}
