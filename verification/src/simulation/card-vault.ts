import { missing, refusal, type BankAnswer } from "./bank-answer.ts";

/** A card as the provider names it: typed in anew it is another one, of the same fingerprint. */
export interface BankCard {
  readonly id: string;
  readonly fingerprint: string;
  /** Whom it is kept for; null while it is nobody's. */
  customer: string | null;
  /** It was used without being kept, or was forgotten: good for nothing any more. */
  spent: boolean;
}

/** Whose cards the provider keeps. */
export interface CardVault {
  /** The e-mail of each customer. */
  readonly customers: ReadonlyMap<string, string>;
  readonly cards: ReadonlyMap<string, BankCard>;
  /** Somebody types their card in. */
  readonly typeIn: (fingerprint: string) => BankCard;
  /** Makes somebody a customer. */
  readonly enrol: (email: string) => string;
  /** Makes a card the customer's; it is there to be charged again. */
  readonly keep: (card: BankCard, customer: string) => void;
  /** What a call about customers or cards comes to. */
  readonly answer: (method: string, path: readonly string[], form: URLSearchParams) => BankAnswer;
}

/** A card as the provider's API shows it. */
export const cardBody = ({ id, fingerprint, customer }: BankCard): object => ({
  id,
  object: "payment_method",
  type: "card",
  customer,
  card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2034, fingerprint },
});

export function cardVault(seed: number): CardVault {
  const customers = new Map<string, string>();
  const cards = new Map<string, BankCard>();

  const enrol = (email: string): string => {
    const id = `cus_${seed}_${customers.size + 1}`;
    customers.set(id, email);
    return id;
  };

  function detach(card: BankCard): BankAnswer {
    if (card.customer === null) return refusal("payment_method_unexpected_state");
    card.customer = null;
    card.spent = true;
    return { status: 200, body: cardBody(card) };
  }

  return {
    customers,
    cards,
    typeIn: (fingerprint) => {
      const id = `pm_${seed}_${cards.size + 1}`;
      const card: BankCard = { id, fingerprint, customer: null, spent: false };
      cards.set(id, card);
      return card;
    },
    enrol,
    keep: (card, customer) => {
      card.customer = customer;
    },
    answer: (method, [noun, id = "", verb], form) => {
      if (noun === "customers" && method === "POST" && id === "")
        return { status: 200, body: { id: enrol(form.get("email") ?? ""), object: "customer" } };
      const card = noun === "payment_methods" ? cards.get(id) : undefined;
      if (!card) return missing();
      if (method === "GET") return { status: 200, body: cardBody(card) };
      if (verb !== "detach") throw new Error(`the card provider does not ${verb} cards`);
      return detach(card);
    },
  };
}
