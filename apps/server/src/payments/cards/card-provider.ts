import type {
  PaymentProvider,
  Payment,
  PaymentResponse,
  ProviderEvent,
  Refused,
  Unavailable,
} from "../attempts/payment-provider.ts";
import type { LineProvider } from "../books/line-provider.ts";
import type { DisputeProvider } from "../disputes/dispute-provider.ts";

/** A saved card that is charged while its holder is present. */
export interface Confirmation {
  readonly payment: Payment;
  readonly cardId: string;
  readonly customerId: string;
  /** The idempotency key: the same for every repetition of one charge. */
  readonly key: string;
}

/** A user's customer at the provider. */
export interface CustomerResponse {
  readonly tag: "customer";
  readonly customerId: string;
}

/** A card that is attached to a customer. The bank may have renewed it since it was saved. */
export interface CardResponse {
  readonly tag: "card";
  readonly brand: string;
  readonly last4digit: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly fingerprint: string | null;
}

/** Card payments. The browser sends the card itself to the provider. */
export interface CardProvider extends PaymentProvider, DisputeProvider, LineProvider {
  readonly publishableKey: string;
  /** The same provider, whose calls end once the signal is aborted. */
  readonly until: (deadline: AbortSignal) => CardProvider;
  /** Reads an event from its raw body; null if the signature is not the provider's. */
  readonly readEvent: (body: Buffer, signature: string) => ProviderEvent | null;
  /** Creates the customer whom a user's cards are saved for. Repeating it returns the first one; `busy`: not yet. */
  readonly createCustomer: (
    email: string,
  ) => Promise<CustomerResponse | Unavailable | Refused | "busy">;
  /** Sets for which customer the payment saves its card; null: for none. Changes no payment that is under way. */
  readonly saveCard: (paymentId: string, customerId: string | null) => Promise<PaymentResponse>;
  /** Charges a saved card. A payment that can no longer be charged is returned in its current state. */
  readonly confirm: (confirmation: Confirmation) => Promise<PaymentResponse>;
  /** A card as it is now; `gone` if it is unknown, or attached to no customer any more. */
  readonly findCard: (
    cardId: string,
  ) => Promise<CardResponse | { readonly tag: "gone" } | Unavailable>;
  /** Detaches a card from its customer; one that is detached already, or unknown, is `gone` too. */
  readonly forget: (cardId: string) => Promise<{ readonly tag: "gone" } | Unavailable>;
}
