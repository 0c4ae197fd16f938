/** Why the last try to charge a card came to nothing. */
export interface CardFailure {
  /** Names the try, so that it is recorded once however often it is heard of. */
  readonly key: string;
  /** The provider's own words for the person who pays. */
  readonly message: string;
  /** The bank's or the provider's code, such as `insufficient_funds`. */
  readonly code: string;
}

/** A payment intent as the provider says it stands now. Amounts are cents. */
export interface CardIntent {
  readonly id: string;
  readonly clientSecret: string | null;
  readonly status: string;
  readonly amount: number;
  readonly amountReceived: number;
  readonly currency: string;
  /** Who paid, in the provider's words: the customer, or else the payment method. */
  readonly payerId: string | null;
  readonly failure: CardFailure | null;
}

/**
 * What a call to the provider came to. `unavailable`: it did not say, so nobody knows what happened; asking again
 * is right. `refused`: it understood and said no; `missing` where it does not know the intent at all.
 */
export type CardAnswer =
  | { readonly tag: "intent"; readonly intent: CardIntent }
  | { readonly tag: "unavailable"; readonly reason: string }
  | { readonly tag: "refused"; readonly reason: string; readonly missing: boolean };

/** A message of the provider whose signature was checked. */
export interface CardEvent {
  readonly id: string;
  readonly type: string;
  /** The intent as it stood when the message was written, where it is about one. */
  readonly intent: CardIntent | null;
}

/** The card provider, as payments need it. No call throws for what the provider says. */
export interface CardProvider {
  readonly publishableKey: string;
  /** Makes the intent of a checkout at the least charge. Repeating it answers the first one. */
  readonly create: (checkoutId: string) => Promise<CardAnswer>;
  /** Sets what will be charged, in cents. */
  readonly raise: (intentId: string, cents: number) => Promise<CardAnswer>;
  readonly retrieve: (intentId: string) => Promise<CardAnswer>;
  readonly cancel: (intentId: string) => Promise<CardAnswer>;
  /** Reads a message from its raw body; null where the signature is not the provider's. */
  readonly readEvent: (body: Buffer, signature: string) => CardEvent | null;
}
