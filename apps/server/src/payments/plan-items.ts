import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";

/** What a flyer plan promotes. A checked plan has chosen one of the two. */
export const itemsOf = (draft: FlyerPlanDraft): readonly string[] =>
  draft.campaignFor === "product" ? draft.products : draft.offers;

/** How transactions and invoices name what was paid for. */
export const typeOfPlan = (draft: FlyerPlanDraft): "Offer Campaign" | "Product Campaign" =>
  draft.campaignFor === "product" ? "Product Campaign" : "Offer Campaign";

/** The item of a plan with one alone, as transactions and invoices name it; a plan with several names none. */
export function onlyItem(draft: FlyerPlanDraft): {
  readonly offerId: string | null;
  readonly productId: string | null;
} {
  const [only = null, another] = itemsOf(draft);
  const id = another === undefined ? only : null;
  return draft.campaignFor === "product"
    ? { offerId: null, productId: id }
    : { offerId: id, productId: null };
}
