import { can } from "@marquee/domain/access/can";
import { contentForType } from "@marquee/domain/offers/offer-draft";
import { offerLocks } from "@marquee/domain/offers/offer-locks";
import { offerRules } from "@marquee/domain/offers/offer-rules";
import type { Offer, OfferDraft, OfferType } from "@marquee/domain/offers/offer.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { areCategories } from "../categories/queries.ts";
import { branchIssues, moveIssues, itemCompany, refuseIssues } from "../items/check-item.ts";
import { companyMoveIssues } from "../items/item-records.ts";
import { itemRefusals as items } from "../items/messages.ts";
import { foreignImages } from "../platform/images/foreign-images.ts";
import { forbidden, invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { productsOfBranch } from "../products/queries.ts";
import { offerRefusals as refusals } from "./messages.ts";

/** The draft as it is stored: a collection without the fields of offers, products once and in order, the own company. */
export function normalizeDraft(draft: OfferDraft, context: RequestContext): OfferDraft {
  const products = [...new Set(draft.products)].toSorted();
  return {
    ...contentForType(draft),
    companyId: itemCompany(draft, context),
    products,
  };
}

/** The issues that the rules find in the draft itself, and whether this user may write to that company and branch. */
export function refuseDraft(draft: OfferDraft, { user }: RequestContext): Refusal | null {
  const issues = ruleIssues(offerRules, draft, { actor: user });
  if (issues.length > 0) return invalid(issues);
  const response = can(user, "offers.edit", { companyId: draft.companyId, storeId: draft.storeId });
  return response.allowed ? null : forbidden(response.reason);
}

/** The type of a draft that the rules let through (OFFER-V7). */
function checkedType({ type }: OfferDraft): OfferType {
  if (type === "") throw new Error("a checked draft has no type");
  return type;
}

/** The columns that a checked draft fills, whether it is made or changed. */
export function contentRow(draft: OfferDraft) {
  const { id: _key, products: _mapped, categories, ...content } = draft;
  return {
    ...content,
    type: checkedType(draft),
    marketPlace: [...content.marketPlace],
    categoryId: categories[0] ?? null,
  };
}

async function categoryIssues(
  { categories }: OfferDraft,
  { tx }: RequestContext,
  stored: Offer | null,
): Promise<readonly Issue[]> {
  return (stored !== null && sameIds(stored.categories, categories)) ||
    (await areCategories(tx, categories, "any"))
    ? []
    : [{ rule: "OFFER-T4", field: "categories", message: items.unknownCategory }];
}

/** What a draft names must be there and belong together (OFFER-T2 to OFFER-T5). All that is wrong, at once. */
export async function refuseReferences(
  draft: OfferDraft,
  context: RequestContext,
  stored: Offer | null,
): Promise<Refusal | null> {
  const { storeId, products, fullImage } = draft;
  const known = await productsOfBranch(context, storeId, products);
  const foreign: readonly Issue[] = products.every((id) => known.has(id))
    ? []
    : [{ rule: "OFFER-T3", field: "products", message: refusals.foreignProducts }];
  return refuseIssues(
    await branchIssues(draft, context, "OFFER-T2", stored),
    foreign,
    await categoryIssues(draft, context, stored),
    await foreignImages(context, fullImage === null ? [] : [fullImage], {
      companyId: draft.companyId,
      rule: "OFFER-T5",
      field: "fullImage",
      kind: "offers",
      stored: stored === null || stored.fullImage === null ? [] : [stored.fullImage],
    }),
  );
}

/** Whether two lists hold the same ids, in any order. */
export const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.toSorted().every((id, index) => id === other.toSorted()[index]);

/** What an edit may not touch (OFFER-L1, OFFER-L2, OFFER-T16). */
export async function refuseLocked(
  offer: Offer,
  draft: OfferDraft,
  context: RequestContext,
): Promise<Refusal | null> {
  const locks = offerLocks(offer, context.now);
  const leavesBranch = offer.storeId !== draft.storeId && draft.products.length === 0;
  const remapped: readonly Issue[] =
    locks.products !== null && !leavesBranch && !sameIds(offer.products, draft.products)
      ? [{ rule: "OFFER-L2", field: "products", message: locks.products }]
      : [];
  return refuseIssues(
    moveIssues(offer, draft, { rule: "OFFER-L1", lock: locks.branch }),
    await companyMoveIssues(offer, draft, context, { rule: "OFFER-T16", item: "offerId" }),
    remapped,
  );
}
