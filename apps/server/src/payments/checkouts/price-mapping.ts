import { can } from "@marquee/domain/access/can";
import { countMapPlaces } from "@marquee/domain/campaigns/places";
import { mapProductsRules } from "@marquee/domain/campaigns/map-products-rules";
import { priceMapProducts } from "@marquee/domain/payments/price-map-products";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import { brokenRules } from "@marquee/domain/validation/rule";
import type { Tx } from "../../platform/database/typed.ts";
import { forbidden, invalid, Refusal } from "../../platform/refusal/refusal.ts";
import { offerRecord } from "../../offers/queries.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import { chargeable } from "./chargeable.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import {
  areaOfOffer,
  countMappable,
  countMapped,
  findBranch,
  geographyOf,
  type OfferArea,
} from "./plan-queries.ts";
import type { Priced } from "./priced.ts";

/** An offer that runs without an area, as a sponsored one does, counts as one place (PAYSRV-M4). */
async function placesOf(
  tx: Tx,
  { area, cityList, stateList }: OfferArea,
  country: Country,
): Promise<number> {
  if (area === null) return 1;
  const geography = await geographyOf(tx, country);
  return countMapPlaces({ area, cityList, stateList, geography });
}

/**
 * Checks and prices the mapping of products to a live offer by the domain (PAYSRV-M3, PAYSRV-M4). Branch, end and
 * places are the offer's, and what is mapped already is counted here.
 */
export async function priceMapping(work: Work, draft: MapProductsDraft): Promise<Priced | Refusal> {
  const { tx, now, user } = work;
  const { offerId, products } = draft;
  const offer = await offerRecord.find(work, offerId);
  const branch = offer && (await findBranch(work, offer.storeId));
  if (!offer || !branch)
    return invalid([{ rule: "PAYSRV-M1", field: "offerId", message: refusals.foreignOffer }]);
  const { companyId, id: storeId, tax, countryId } = branch;
  const answer = can(user, "campaigns.create", { companyId, storeId });
  if (!answer.allowed) return forbidden(answer.reason);
  const { active, validFrom, validTill } = offer;
  const offerLive = itemStatus({ active, validFrom, validTill }, now) === "live";
  const issues = [...brokenRules(mapProductsRules, draft, { offerLive })];
  if (products.length > 0 && (await countMappable(tx, branch, draft)) !== products.length)
    issues.push({ rule: "PAYSRV-M3", field: "products", message: refusals.notMappable });
  if (issues.length > 0 || validTill === null) return invalid(issues);
  const area = await areaOfOffer(tx, offer.campaignId);
  const receipt = priceMapProducts({
    validTill,
    now: now.toISOString(),
    existing: await countMapped(tx, offerId),
    added: products.length,
    places: await placesOf(tx, area, countryId),
    tax,
    ...(area.area === null ? {} : { area: area.area }),
  });
  const charged = chargeable(receipt, "products");
  return charged instanceof Refusal ? charged : { companyId, storeId, receipt: charged };
}
