import type { CampaignArea, FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { PlanPrice } from "@marquee/domain/campaigns/promotion/campaign-plan";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { Country, Geography } from "@marquee/domain/geography/geography.schema";
import type { TaxRates } from "@marquee/domain/payments/receipt.schema";
import { and, eq, not, notInArray, or } from "drizzle-orm";
import { statusCondition, statusConditions } from "../../items/status-condition.ts";
import { isAmong } from "../../platform/database/is-among.ts";
import type { Tx } from "../../platform/database/typed.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import {
  campaign,
  campaignCity,
  campaignPlan,
  campaignState,
  city,
  offer,
  offerProduct,
  product,
  state,
  store,
} from "../../schema/schema.ts";

/** What a plan needs of its branch. */
export interface Branch {
  readonly id: string;
  readonly companyId: string;
  readonly countryId: Country;
  readonly approved: boolean;
  readonly tax: TaxRates;
}

/** A branch within the scope with the taxes of its state; undefined for a foreign one and an unknown one alike. */
export async function findBranch(
  { tx, scope }: RequestContext,
  id: string,
): Promise<Branch | undefined> {
  const [row] = await tx
    .select({
      id: store.id,
      companyId: store.companyId,
      countryId: store.countryId,
      isApprove: store.isApprove,
      totalTax: state.totalTax,
      gst: state.gst,
      hst: state.hst,
      pst: state.pst,
      qst: state.qst,
    })
    .from(store)
    .innerJoin(state, eq(state.id, store.stateId))
    .where(and(inScope(scope, store.companyId, store.id), eq(store.id, id)));
  if (!row) return undefined;
  const { id: storeId, companyId, countryId, isApprove, ...tax } = row;
  return { id: storeId, companyId, countryId, approved: isApprove === "Y", tax };
}

/** Locks the branch of a stored plan and returns it (PAYSRV-F3). An approval is committed before, or finds the campaign. */
export async function lockBranch(tx: Tx, storeId: string) {
  const [branch] = await tx.select().from(store).where(eq(store.id, storeId)).for("share");
  if (!branch) throw new Error(`branch ${storeId} of a stored plan is not there`);
  return { storeName: branch.storeName, approved: branch.isApprove === "Y" };
}

/** The states of a country with their cities. */
export async function geographyOf(tx: Tx, country: Country): Promise<Geography> {
  const rows = await tx
    .select({ stateId: state.id, cityId: city.id })
    .from(state)
    .leftJoin(city, eq(city.stateId, state.id))
    .where(eq(state.countryId, country));
  const cities = new Map<string, { readonly id: string }[]>();
  for (const { stateId, cityId } of rows) {
    const known = cities.get(stateId) ?? [];
    cities.set(stateId, cityId === null ? known : [...known, { id: cityId }]);
  }
  return { states: [...cities].map(([id, list]) => ({ id, cities: list })) };
}

/** How many of a plan's items are the branch's and may be picked by a flyer: pending or over (OFFER-S4). */
export function countPickable(
  { tx, now }: RequestContext,
  branch: Branch,
  draft: FlyerPlanDraft,
): Promise<number> {
  const items = draft.campaignFor === "product" ? product : offer;
  const inBranch = and(eq(items.companyId, branch.companyId), eq(items.storeId, branch.id));
  const chosen = isAmong(items.id, chosenItems(draft));
  return tx.$count(items, and(inBranch, chosen, statusCondition(items, "all", now)));
}

/** The offer of a stored plan; undefined if it was deleted meanwhile. */
export async function findOffer(tx: Tx, offerId: string) {
  const [found] = await tx.select().from(offer).where(eq(offer.id, offerId));
  return found;
}

/** The area of the campaign that a live offer runs by. */
export interface OfferArea {
  readonly area: CampaignArea | null;
  readonly cityList: readonly string[];
  readonly stateList: readonly string[];
}

/** The area of the campaign that an offer runs by; none for one that runs without an area. */
export async function areaOfOffer(tx: Tx, campaignId: string | null): Promise<OfferArea> {
  const nowhere: OfferArea = { area: null, cityList: [], stateList: [] };
  if (campaignId === null) return nowhere;
  const [found] = await tx
    .select({ area: campaign.campaignArea })
    .from(campaign)
    .where(eq(campaign.id, campaignId));
  if (!found?.area) return nowhere;
  const cities = await tx
    .select({ id: campaignCity.cityId })
    .from(campaignCity)
    .where(eq(campaignCity.campaignId, campaignId));
  const states = await tx
    .select({ id: campaignState.stateId })
    .from(campaignState)
    .where(eq(campaignState.campaignId, campaignId));
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();
  return { area: found.area, cityList: ids(cities), stateList: ids(states) };
}

/** The products mapped to an offer whose run is not over (MAP-R4). */
function mappedTo(tx: Tx, offerId: string, now: Date) {
  const { live, pending } = statusConditions(product, now);
  return tx
    .select({ id: offerProduct.productId })
    .from(offerProduct)
    .innerJoin(product, eq(product.id, offerProduct.productId))
    .where(and(eq(offerProduct.offerId, offerId), or(live, pending)));
}

/** How many of the chosen products are the branch's and may be mapped to the offer: for the first time, or again. */
export const countMappable = (
  tx: Tx,
  branch: Branch,
  { offerId, products }: MapProductsDraft,
  now: Date,
) =>
  tx.$count(
    product,
    and(
      eq(product.companyId, branch.companyId),
      eq(product.storeId, branch.id),
      isAmong(product.id, products),
      notInArray(product.id, mappedTo(tx, offerId, now)),
    ),
  );

/** The products that are mapped to an offer, and not over. */
export const mappedIds = async (tx: Tx, offerId: string, now: Date): Promise<ReadonlySet<string>> =>
  new Set((await mappedTo(tx, offerId, now)).map(({ id }) => id));

/** Maps products to an offer; those that are mapped stay so. */
export async function mapToOffer(
  tx: Tx,
  { offerId }: MapProductsDraft,
  products: readonly { readonly id: string; readonly companyId: string }[],
): Promise<void> {
  const rows = products.map(({ id: productId, companyId }) => ({ companyId, offerId, productId }));
  await tx.insert(offerProduct).values(rows).onConflictDoNothing();
}

/** How many products an offer has beside the chosen ones. */
export const countOthers = (tx: Tx, { offerId, products }: MapProductsDraft) =>
  tx.$count(
    offerProduct,
    and(eq(offerProduct.offerId, offerId), not(isAmong(offerProduct.productId, products))),
  );

/** The figures of a plan for offers that operators sell now (PAYSRV-M2). */
export async function findPlan(tx: Tx, id: string): Promise<PlanPrice | undefined> {
  const [plan] = await tx
    .select({ price: campaignPlan.price, days: campaignPlan.days })
    .from(campaignPlan)
    .where(
      and(
        eq(campaignPlan.id, id),
        eq(campaignPlan.campaignFor, "offer"),
        eq(campaignPlan.active, "Y"),
      ),
    );
  return plan;
}
