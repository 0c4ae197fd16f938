import { promotedOffers } from "../campaigns/promotion/promote-offer-draft.ts";
import type { Purchase } from "./purchase.ts";
import type { Transaction } from "./transaction.schema.ts";

/** What was paid for, as transactions and invoices name it. */
export interface Subject {
  readonly type: Transaction["transactionType"];
  readonly offers: readonly string[];
  readonly products: readonly string[];
}

/** A sale has an invoice, too. */
type SoldSubject = Subject & {
  readonly type: Exclude<Transaction["transactionType"], "Card Verification">;
};

type Planned<Of> = Of extends Purchase ? Pick<Of, "draft" | "kind"> : never;
type Sold = Exclude<Purchase, { readonly kind: "cardVerification" }>;

/** What a plan is paid for (PAY-K1). */
export function subjectOf(plan: Planned<Sold>): SoldSubject;
export function subjectOf(plan: Planned<Purchase>): Subject;
export function subjectOf(plan: Planned<Purchase>): Subject {
  switch (plan.kind) {
    case "flyer":
      return plan.draft.campaignFor === "product"
        ? { type: "Product Campaign", offers: [], products: plan.draft.products }
        : { type: "Offer Campaign", offers: plan.draft.offers, products: [] };
    case "promoteOffer":
      return { type: "Offer Campaign", offers: promotedOffers(plan.draft), products: [] };
    case "mapProducts": {
      const { offerId, products } = plan.draft;
      return { type: "Product Campaign", offers: [offerId], products };
    }
    case "cardVerification":
      return { type: "Card Verification", offers: [], products: [] };
  }
}

const only = ([first, another]: readonly string[]): string | null =>
  first === undefined || another !== undefined ? null : first;

/** The only offer and the only product that was paid for; null if there are several. */
export const onlyItem = ({
  offers,
  products,
}: Subject): { readonly offerId: string | null; readonly productId: string | null } => ({
  offerId: only(offers),
  productId: only(products),
});
