import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";

/** What a new merchant has by now; null of what could not be read. */
export interface MerchantHas {
  /** Users of the company, the merchant included. */
  readonly users: number | null;
  /** Saved cards of the user's own. */
  readonly cards: number | null;
  readonly hasSecondFactor: boolean | null;
}

/** Something that is good to have before anything is live. */
export interface GoodToHave {
  readonly id: "colleague" | "products" | "card" | "secondFactor";
  readonly title: string;
  readonly detail: string;
}

/** What a user may add and has not yet, beside the first steps (HOME-M9). */
export function goodToHave(actor: Actor, has: MerchantHas): readonly GoodToHave[] {
  const may = (ability: Parameters<typeof can>[1]) => can(actor, ability).allowed;
  const all: readonly (GoodToHave & { readonly isOffered: boolean })[] = [
    {
      id: "colleague",
      title: "Invite a colleague",
      detail: "They sign in as themselves, with a role that you choose.",
      isOffered: may("users.add") && has.users === 1,
    },
    {
      id: "products",
      title: "Import products from a file",
      detail: "A whole list at once, looked over before it is made.",
      isOffered: may("products.edit"),
    },
    {
      id: "card",
      title: "Save a card",
      detail: "A promotion is then paid with one press.",
      isOffered: may("cards.manageOwn") && has.cards === 0,
    },
    {
      id: "secondFactor",
      title: "Two-factor sign-in",
      detail: "A password that became known is not enough to sign in.",
      isOffered: has.hasSecondFactor === false,
    },
  ];
  return all.flatMap(({ isOffered, ...one }) => (isOffered ? [one] : []));
}
