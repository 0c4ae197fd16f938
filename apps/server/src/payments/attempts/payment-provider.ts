import type { PaidWith } from "@marquee/domain/payments/transaction.schema";

/** Why the last try to collect money came to nothing. */
export interface PaymentFailure {
  /** Names the try, so that it is recorded once however often it is heard of. */
  readonly key: string;
  /** The provider's own words for the person who pays. */
  readonly message: string;
  /** The bank's or the provider's code, such as `insufficient_funds`. */
  readonly code: string;
}

/** A card as its provider shows it: enough to choose it by, and to tell it from another. */
export interface ProviderCard {
  /** Names it in the payments of the customer it is kept for. */
  readonly cardId: string;
  readonly brand: string;
  readonly last4digit: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** The same for every time the same card is kept. */
  readonly fingerprint: string;
}

/** A payment whose card is kept for later. */
export interface Keeping {
  /** Who it is kept for, in the provider's words. */
  readonly customerId: string;
  /** The card, once it has been charged. */
  readonly card: ProviderCard | null;
}

/** A payment as its provider says it stands now: a card's intent, or an order of PayPal's. Amounts are cents. */
export interface Payment {
  readonly id: string;
  /** What lets a browser confirm a card; null where there is nothing of the kind. */
  readonly clientSecret: string | null;
  /** The provider's own word. */
  readonly status: string;
  readonly amount: number;
  readonly amountReceived: number;
  readonly currency: string;
  /** Who paid, in the provider's words: the customer, or else the payment method. */
  readonly payerId: string | null;
  /** What a refund names, once money has come. */
  readonly receivedAs: string | null;
  readonly failure: PaymentFailure | null;
  /** Where the card that pays is to be kept. */
  readonly keeping?: Keeping;
  /** What the money came with, once it has come, where the provider shows it. */
  readonly paidWith?: PaidWith;
  /** The card that is being charged, or was; null while there is none. */
  readonly cardId?: string | null;
  /** The provider's own object as JSON text, as far as the browser of the payer may see it. */
  readonly shown?: string;
}

/** The provider did not say, so nobody knows what happened; asking again is right. */
export interface Unavailable {
  readonly tag: "unavailable";
  readonly reason: string;
}

/** It understood and said no; `missing` where it does not know what it was asked about. */
export interface Refused {
  readonly tag: "refused";
  readonly reason: string;
  readonly missing: boolean;
}

/**
 * What a call about a payment came to. `givenUp`: no money can come by it any more. `refusal`: the payment stands as
 * it stood, because the provider refused what it was asked to do with it.
 */
export type PaymentAnswer =
  | { readonly tag: "payment"; readonly payment: Payment; readonly refusal?: string }
  | { readonly tag: "givenUp"; readonly payment: Payment }
  | Unavailable
  | Refused;

/** What a call about a refund came to. A refund that was made before, by whomever, is `done`. */
export type RefundAnswer =
  | {
      readonly tag: "refund";
      readonly id: string | null;
      readonly status: "done" | "pending" | "failed";
    }
  | Unavailable
  | Refused;

/** One try to collect money, as a provider is told of it. The id makes every call safe to repeat. */
export interface Collection {
  readonly attemptId: string;
  readonly checkoutId: string;
  readonly cents: number;
  /** The customer whose card is kept by this payment, from its beginning. */
  readonly keepFor?: string;
}

/** Money that came and is to be given back. */
export interface Refunding extends Collection {
  readonly receivedAs: string;
  /** A refund of it that failed: this is another one, which a person asked for. */
  readonly after?: string;
}

/** A try to take money whose payer has agreed. */
export interface Taking {
  /** How many tries of the payment have failed, which tells this one from those. */
  readonly failed: number;
  /** Notes that the money is asked for, before it is; false where another process has taken the payment over. */
  readonly begins: () => Promise<boolean>;
}

/** A way to collect money, as payments need it. No call throws for what the provider says. */
export interface Collector {
  /** Makes the payment, to be confirmed by the payer. Repeating it answers the first one. */
  readonly prepare: (collection: Collection) => Promise<PaymentAnswer>;
  /** How it stands. Changes nothing. */
  readonly look: (paymentId: string) => Promise<PaymentAnswer>;
  /**
   * Ends it where that still can be; what it is now decides. `unanswered`: a try whose answer was not heard. It is
   * asked for again first, as nobody knows otherwise whether the money has come.
   */
  readonly giveUp: (paymentId: string, unanswered?: Taking) => Promise<PaymentAnswer>;
  /** Gives the money back. Repeating it gives back nothing more. */
  readonly refund: (received: Refunding) => Promise<RefundAnswer>;
  /** How a refund stands. */
  readonly findRefund: (refundId: string) => Promise<RefundAnswer>;
}

/** A message of a provider whose signature was checked. */
export interface ProviderEvent {
  readonly id: string;
  readonly provider: "stripe" | "paypal";
  readonly type: string;
  /** The payment it is about, by the id that its try is known by; null where it is about something else. */
  readonly paymentId: string | null;
  /** The payment as it stood when the message was written, where the message says. */
  readonly payment: Payment | null;
  /** When the payer agreed to be charged by us, where the message is about that. */
  readonly agreedOn?: Date;
}
