import { missing, refusal, type ProviderResponse } from "./provider-response.ts";

/** A card as the provider names it: typed in again it is another payment method of the same fingerprint. */
export interface PaymentMethod {
  readonly id: string;
  readonly fingerprint: string;
  /** The customer it is saved for; null while it has none. */
  customer: string | null;
  /** It was used without being saved, or was detached: it can no longer be charged. */
  spent: boolean;
}

/** The customers of the card provider, and the cards that it saves for them. */
export interface StripeCustomers {
  /** The e-mail of each customer. */
  readonly emails: ReadonlyMap<string, string>;
  readonly cards: ReadonlyMap<string, PaymentMethod>;
  /** A payer types a card in. */
  readonly enterCard: (fingerprint: string) => PaymentMethod;
  /** Makes a user a customer. */
  readonly createCustomer: (email: string) => string;
  /** Saves a card for a customer: it can be charged again. */
  readonly attach: (card: PaymentMethod, customer: string) => void;
  /** Responds to a call about customers or cards. */
  readonly respond: (
    method: string,
    path: readonly string[],
    form: URLSearchParams,
  ) => ProviderResponse;
}

/** A card as the provider's API shows it. */
export const cardBody = ({ id, fingerprint, customer }: PaymentMethod): object => ({
  id,
  object: "payment_method",
  type: "card",
  customer,
  card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034, fingerprint },
});

/** Starts without customers and cards. A seed gives them the same ids each time (SIM-S3). */
export function createCustomers(seed: number): StripeCustomers {
  const emails = new Map<string, string>();
  const cards = new Map<string, PaymentMethod>();

  const createCustomer = (email: string): string => {
    const id = `cus_${seed}_${emails.size + 1}`;
    emails.set(id, email);
    return id;
  };

  function detach(card: PaymentMethod): ProviderResponse {
    if (card.customer === null) return refusal("payment_method_unexpected_state");
    card.customer = null;
    card.spent = true;
    return { status: 200, body: cardBody(card) };
  }

  return {
    emails,
    cards,
    enterCard: (fingerprint) => {
      const id = `pm_${seed}_${cards.size + 1}`;
      const card: PaymentMethod = { id, fingerprint, customer: null, spent: false };
      cards.set(id, card);
      return card;
    },
    createCustomer,
    attach: (card, customer) => {
      card.customer = customer;
    },
    respond: (method, [noun, id = "", verb], form) => {
      if (noun === "customers" && method === "POST" && id === "")
        return {
          status: 200,
          body: { id: createCustomer(form.get("email") ?? ""), object: "customer" },
        };
      const card = noun === "payment_methods" ? cards.get(id) : undefined;
      if (!card) return missing();
      if (method === "GET") return { status: 200, body: cardBody(card) };
      if (verb !== "detach") throw new Error(`the card provider has no ${verb} of cards`);
      return detach(card);
    },
  };
}
