import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import { takesProducts } from "@marquee/domain/products/existing-offer";
import { productMessages } from "@marquee/domain/products/messages";
import { isOfferPriceRight } from "@marquee/domain/products/offer-price";
import { contentForDiscount } from "@marquee/domain/products/product-draft";
import { productLocks } from "@marquee/domain/products/product-locks";
import { productRules } from "@marquee/domain/products/product-rules";
import type { Product, ProductDraft, VariantDraft } from "@marquee/domain/products/product.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { savedVariantRules } from "@marquee/domain/variants/variant-rules";
import { categoryRecord, keepLeaf } from "../categories/queries.ts";
import { branchIssues, moveIssues, itemCompany, refuseIssues } from "../items/check-item.ts";
import { companyMoveIssues } from "../items/item-records.ts";
import { itemRefusals } from "../items/messages.ts";
import { foreignImages } from "../platform/images/foreign-images.ts";
import { forbidden, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { productRefusals as refusals } from "./messages.ts";
import { findOfferOfBranch, productsOfBranch } from "./queries.ts";
import { isTied } from "./write-products.ts";

/** The input of create and update, which says if it is a variant. */
export type AnyDraft = ProductDraft | VariantDraft;

/** What the caller must be able to do for a product, or for a variant (VARIANT-T3). */
const abilityFor = ({ isVariant }: { readonly isVariant: "Y" | "N" }): Ability =>
  isVariant === "Y" ? "variants.edit" : "products.edit";

/** The draft as it is stored (PRODUCT-D2), with one's own company if the form leaves it out. A variant is in no offer. */
export function normalizeDraft(draft: AnyDraft, context: RequestContext): AnyDraft {
  return contentForDiscount({
    ...draft,
    companyId: itemCompany(draft, context),
    offerId: draft.isVariant === "Y" ? null : draft.offerId || null,
  });
}

/** The issues that the rules find in the draft itself, and whether this user may write to that company and branch. */
export function refuseDraft(draft: AnyDraft, { user }: RequestContext): Refusal | null {
  const broken =
    draft.isVariant === "Y"
      ? ruleIssues(savedVariantRules, draft, { actor: user })
      : ruleIssues(productRules, draft, { actor: user });
  const wrongPrice: readonly Issue[] = isOfferPriceRight(draft)
    ? []
    : [{ rule: "PRODUCT-P4", field: "offerPrice", message: productMessages.offerPriceWrong }];
  const refusal = refuseIssues(broken, wrongPrice);
  if (refusal) return refusal;
  const { companyId, storeId } = draft;
  const response = can(user, abilityFor(draft), { companyId, storeId });
  return response.allowed ? null : forbidden(response.reason);
}

/** The category is a leaf or the one the product is in already, and hangs below the main category (PRODUCT-T4). */
async function categoryIssues(
  { categories: [id = ""], mainCategory }: AnyDraft,
  context: RequestContext,
  stored: Product | null,
): Promise<readonly Issue[]> {
  const rule = "PRODUCT-T4";
  if (id !== stored?.categories[0]) await keepLeaf(context.tx, id);
  const category = await categoryRecord.find(context, id);
  if (category === undefined)
    return [{ rule, field: "categories", message: itemRefusals.unknownCategory }];
  if (category.hasChildren && id !== stored?.categories[0])
    return [{ rule, field: "categories", message: productMessages.subcategoryMissing }];
  return category.maincategories.includes(mainCategory)
    ? []
    : [{ rule, field: "categories", message: refusals.foreignCategory }];
}

/** The existing offer takes products without a payment, or has this one already (PRODUCT-T3). */
async function offerIssues(
  { offerId, storeId }: AnyDraft,
  context: RequestContext,
  stored: Product | null,
): Promise<readonly Issue[]> {
  if (offerId === null || (stored?.offerId === offerId && stored.storeId === storeId)) return [];
  const offer = await findOfferOfBranch(context, storeId, offerId);
  if (offer === undefined)
    return [{ rule: "PRODUCT-T3", field: "offerId", message: refusals.foreignOffer }];
  return takesProducts(offer, context.now)
    ? []
    : [{ rule: "PRODUCT-O1", field: "offerId", message: refusals.coveredOffer }];
}

/** A variant varies a product of its branch (VARIANT-T1). */
async function variedProductIssues(
  draft: AnyDraft,
  context: RequestContext,
): Promise<readonly Issue[]> {
  if (draft.isVariant === "N") return [];
  const { id, storeId, variantProductId } = draft;
  const known = await productsOfBranch(context, storeId, [variantProductId]);
  return known.has(variantProductId) && variantProductId !== id
    ? []
    : [{ rule: "VARIANT-T1", field: "variantProductId", message: refusals.foreignProduct }];
}

/** What a draft names must be there and belong together (PRODUCT-T2 to PRODUCT-T5, VARIANT-T1). All that is wrong, at once. */
export async function refuseReferences(
  draft: AnyDraft,
  context: RequestContext,
  stored: Product | null,
): Promise<Refusal | null> {
  return refuseIssues(
    await branchIssues(draft, context, "PRODUCT-T2", stored),
    await categoryIssues(draft, context, stored),
    await offerIssues(draft, context, stored),
    await variedProductIssues(draft, context),
    await foreignImages(context, draft.images, {
      companyId: draft.companyId,
      rule: "PRODUCT-T5",
      field: "images",
      kind: draft.isVariant === "Y" ? "variants" : "products",
      stored: stored?.images ?? [],
    }),
  );
}

/** What an edit may not touch (PRODUCT-L1, PRODUCT-T9 to PRODUCT-T11). */
export async function refuseLocked(
  stored: Product,
  draft: AnyDraft,
  context: RequestContext,
): Promise<Refusal | null> {
  const locks = productLocks(stored);
  const otherKind: readonly Issue[] =
    stored.isVariant === draft.isVariant
      ? []
      : [{ rule: "PRODUCT-T9", field: "isVariant", message: refusals.kindStays }];
  const otherOffer: readonly Issue[] =
    locks.offer !== null && stored.offerId !== draft.offerId
      ? [{ rule: "PRODUCT-L1", field: "offerId", message: locks.offer }]
      : [];
  const moves = stored.storeId !== draft.storeId || stored.companyId !== draft.companyId;
  const tied: readonly Issue[] =
    moves && locks.branch === null && (await isTied(context, stored))
      ? [{ rule: "PRODUCT-T10", field: "storeId", message: refusals.tied }]
      : [];
  return refuseIssues(
    otherKind,
    moveIssues(stored, draft, { rule: "PRODUCT-L1", lock: locks.branch }),
    await companyMoveIssues(stored, draft, context, { rule: "PRODUCT-T11", item: "productId" }),
    otherOffer,
    tied,
  );
}
