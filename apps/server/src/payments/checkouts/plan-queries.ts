import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { Country, Geography } from "@marquee/domain/geography/geography.schema";
import type { TaxRates } from "@marquee/domain/payments/receipt.schema";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import { city, offer, product, state, store } from "../../schema/schema.ts";
import { statusCondition } from "../../items/status-condition.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import type { Work } from "../../platform/tenancy/work.ts";

/** What a plan needs to know of its branch. */
export interface Branch {
  readonly id: string;
  readonly companyId: string;
  readonly countryId: Country;
  readonly approved: boolean;
  readonly tax: TaxRates;
}

/** A branch within the scope with the taxes of its state; undefined for a foreign one and an unknown one alike. */
export async function findBranch({ tx, scope }: Work, id: string): Promise<Branch | undefined> {
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
  { tx, now }: Work,
  branch: Branch,
  draft: FlyerPlanDraft,
): Promise<number> {
  const items = draft.campaignFor === "product" ? product : offer;
  const ofBranch = and(eq(items.companyId, branch.companyId), eq(items.storeId, branch.id));
  const chosen = inArray(items.id, [...chosenItems(draft)]);
  return tx.$count(items, and(ofBranch, chosen, statusCondition(items, "all", now)));
}
