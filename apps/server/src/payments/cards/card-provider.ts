import type {
  Collector,
  Payment,
  PaymentAnswer,
  ProviderEvent,
  Refused,
  Unavailable,
} from "../attempts/payment-provider.ts";

/** A saved card that is to be charged while its holder is there. */
export interface Confirmation {
  readonly payment: Payment;
  readonly cardId: string;
  readonly customerId: string;
  /** The same for every repetition of one and the same charge. */
  readonly key: string;
}

/** Who a person is to the provider. */
export interface CustomerAnswer {
  readonly tag: "customer";
  readonly customerId: string;
}

/** Card payments. The card itself is between the browser and the provider. */
export interface CardProvider extends Collector {
  readonly publishableKey: string;
  /** Reads a message from its raw body; null where the signature is not the provider's. */
  readonly readEvent: (body: Buffer, signature: string) => ProviderEvent | null;
  /** Makes the customer that a person's cards are kept for. Repeating it answers the first one; `busy`: not yet. */
  readonly makeCustomer: (
    email: string,
  ) => Promise<CustomerAnswer | Unavailable | Refused | "busy">;
  /** Says whether the card that pays is kept for the customer; null: for nobody. Changes no payment that is under way. */
  readonly keep: (paymentId: string, customerId: string | null) => Promise<PaymentAnswer>;
  /** Charges a saved card. A payment that can not be charged any more is answered as it stands. */
  readonly confirm: (confirmation: Confirmation) => Promise<PaymentAnswer>;
  /** Forgets a card; one that is forgotten already, or unknown, is `gone` too. */
  readonly forget: (cardId: string) => Promise<{ readonly tag: "gone" } | Unavailable>;
}
