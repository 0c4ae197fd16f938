import { countMapPlaces } from "@marquee/domain/campaigns/places";
import { mapProductsRules } from "@marquee/domain/campaigns/promotion/map-products-rules";
import { priceMapProducts } from "@marquee/domain/payments/price-map-products";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { Geography } from "@marquee/domain/geography/geography.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import { offerRecord } from "../../offers/queries.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { loadBranch } from "./load-branch.ts";
import {
  areaOfOffer,
  countMappable,
  countOthers,
  type Branch,
  type OfferArea,
} from "./plan-queries.ts";
import type { Priced } from "./priced.ts";
import { sellPlan } from "./sell-plan.ts";

/** An offer that runs without an area, as a sponsored one does, counts as one place (PAYSRV-M4). */
const paidPlaces = ({ area, cityList, stateList }: OfferArea, geography: Geography): number =>
  area === null ? 1 : countMapPlaces({ area, cityList, stateList, geography });

/** All that is wrong with mapping these products to the offer. */
async function checkMapping(
  { tx, now }: RequestContext,
  branch: Branch,
  { active, validFrom, validTill }: Offer,
  draft: MapProductsDraft,
): Promise<readonly Issue[]> {
  const { products } = draft;
  const offerLive = itemStatus({ active, validFrom, validTill }, now) === "live";
  const issues = [...ruleIssues(mapProductsRules, draft, { offerLive })];
  if (products.length > 0 && (await countMappable(tx, branch, draft, now)) !== products.length)
    issues.push({ rule: "PAYSRV-M3", field: "products", message: refusals.notMappable });
  return issues;
}

/**
 * Checks and prices the mapping of products to a live offer by the domain (PAYSRV-M3, PAYSRV-M4). Branch, end and
 * places are the offer's, and what is mapped already is counted here.
 */
export async function priceMapping(
  context: RequestContext,
  draft: MapProductsDraft,
): Promise<Priced | Refusal> {
  const { tx, now } = context;
  const offer = await offerRecord.find(context, draft.offerId);
  const branch = offer && (await loadBranch(context, offer.storeId));
  if (!offer || !branch)
    return invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.foreignOffer }]);
  if (branch instanceof Refusal) return branch;
  const { validTill } = offer;
  const issues = await checkMapping(context, branch, offer, draft);
  if (validTill === null) return invalid(issues);
  const covered = await areaOfOffer(tx, offer.campaignId);
  const existing = await countOthers(tx, draft);
  return sellPlan(context, {
    branch,
    issues,
    code: null,
    price: () =>
      priceMapProducts({
        validTill,
        now: now.toISOString(),
        existing,
        added: draft.products.length,
        places: paidPlaces(covered, branch.geography),
        tax: branch.tax,
        country: branch.countryId,
        ...(covered.area === null ? {} : { area: covered.area }),
      }),
    field: "products",
    checkSold: () => Promise.resolve(null),
  });
}
