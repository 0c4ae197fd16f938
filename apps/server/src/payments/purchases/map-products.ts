import { mappingRun } from "@marquee/domain/campaigns/campaign-run";
import { countMapPlaces } from "@marquee/domain/campaigns/places";
import { mapProductsRules } from "@marquee/domain/campaigns/promotion/map-products-rules";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { Geography } from "@marquee/domain/geography/geography.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import { priceMapProducts } from "@marquee/domain/payments/price-map-products";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { offerRecord } from "../../offers/queries.ts";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { definePurchase } from "./define-purchase.ts";
import { loadBranch } from "./load-branch.ts";
import {
  areaOfOffer,
  countMappable,
  countOthers,
  findOffer,
  mapToOffer,
  mappedIds,
  type OfferArea,
} from "./plan-queries.ts";

/** An offer that runs without an area, as a sponsored one does, counts as one place (PAYSRV-M4). */
const paidPlaces = ({ area, cityList, stateList }: OfferArea, geography: Geography): number =>
  area === null ? 1 : countMapPlaces({ area, cityList, stateList, geography });

/** Products for a live offer (PAYSRV-M3, PAYSRV-M4): branch, end, places and what is mapped already are the offer's. */
export const mapProducts = definePurchase({
  load: async (context, draft: MapProductsDraft) => {
    const offer = await offerRecord.find(context, draft.offerId);
    const branch = offer && (await loadBranch(context, offer.storeId));
    if (!offer || !branch)
      return invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.foreignOffer }]);
    if (branch instanceof Refusal) return branch;
    const covered = await areaOfOffer(context.tx, offer.campaignId);
    return { branch, offer, covered, existing: await countOthers(context.tx, draft) };
  },
  issues: async ({ tx, now }, { branch, offer }, draft) => {
    const { products } = draft;
    const { active, validFrom, validTill } = offer;
    const offerLive = itemStatus({ active, validFrom, validTill }, now) === "live";
    const issues = [...ruleIssues(mapProductsRules, draft, { offerLive })];
    if (products.length > 0 && (await countMappable(tx, branch, draft, now)) !== products.length)
      issues.push({ rule: "PAYSRV-M3", field: "products", message: refusals.notMappable });
    return issues;
  },
  price: ({ branch, offer, covered, existing }, { products }, { now }) => {
    if (offer.validTill === null) throw new Error(`offer ${offer.id} is live and has no end`);
    return priceMapProducts({
      validTill: offer.validTill,
      now: now.toISOString(),
      existing,
      added: products.length,
      places: paidPlaces(covered, branch.geography),
      tax: branch.tax,
      country: branch.countryId,
      ...(covered.area === null ? {} : { area: covered.area }),
    });
  },
  priceField: "products",
  items: ({ products }) => ({
    campaignFor: "product",
    ids: products,
    rule: "PAYSRV-M3",
    field: "products",
  }),
  sold: async (tx, items, { draft, paidAt }) => {
    const mapped = await mappedIds(tx, draft.offerId, paidAt);
    return items.filter(({ id }) => mapped.has(id));
  },
  soldReason: "mappedAlready",
  // Until the offer ends (PAYSRV-M5); nothing after its end (MAP-R2). The offer need not be locked: the products are.
  fulfil: async (tx, { draft, paidAt }) => {
    const offer = await findOffer(tx, draft.offerId);
    const run = offer?.validTill ? mappingRun({ validTill: offer.validTill, paidAt }) : null;
    if (!offer || run === null) return "offerOver";
    const { area: campaignArea, ...places } = await areaOfOffer(tx, offer.campaignId);
    return { campaignName: offer.heading, campaignArea, ...places, run };
  },
  join: mapToOffer,
});
