import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import type { SoldCheckout, StoredCheckout } from "./stored-checkout.ts";

/** What was paid for, as transactions and invoices name it. */
export interface Subject {
  readonly type: Transaction["transactionType"];
  readonly offers: readonly string[];
  readonly products: readonly string[];
}

/** A sale has an invoice, too. */
type SoldSubject = Subject & { readonly type: Invoice["invoiceType"] };

export function subjectOf(checkout: SoldCheckout): SoldSubject;
export function subjectOf(checkout: StoredCheckout): Subject;
export function subjectOf(checkout: StoredCheckout): Subject {
  switch (checkout.kind) {
    case "flyer":
      return checkout.draft.campaignFor === "product"
        ? { type: "Product Campaign", offers: [], products: checkout.draft.products }
        : { type: "Offer Campaign", offers: checkout.draft.offers, products: [] };
    case "promoteOffer":
      return { type: "Offer Campaign", offers: [checkout.draft.offerId], products: [] };
    case "mapProducts": {
      const { offerId, products } = checkout.draft;
      return { type: "Product Campaign", offers: [offerId], products };
    }
    case "cardVerification":
      return { type: "Card Verification", offers: [], products: [] };
  }
}

const only = ([first, another]: readonly string[]): string | null =>
  first === undefined || another !== undefined ? null : first;

/** The only offer and the only product that was paid for; null where there are several. */
export const onlyItem = ({
  offers,
  products,
}: Subject): { readonly offerId: string | null; readonly productId: string | null } => ({
  offerId: only(offers),
  productId: only(products),
});
