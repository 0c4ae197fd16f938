import { and, eq, sql } from "drizzle-orm";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, invoice, store } from "../schema/schema.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Work } from "../platform/tenancy/work.ts";

/** The ids the campaign of a row is joined to, in one order. The tables are ours, so their names are no input. */
export const joined = (table: string, column: string) =>
  sql<
    string[]
  >`array(select ${sql.identifier(column)} from ${sql.identifier(table)} where campaign_id = ${campaign.id} order by 1)`;

const WIRE = {
  id: campaign.id,
  campaignName: campaign.campaignName,
  campaignType: campaign.campaignType,
  campaignFor: campaign.campaignFor,
  campaignArea: campaign.campaignArea,
  campaignPrice: campaign.campaignPrice,
  companyId: campaign.companyId,
  storeId: campaign.storeId,
  storeName: store.storeName,
  userId: campaign.userId,
  offers: joined("campaign_offer", "offer_id"),
  products: joined("campaign_product", "product_id"),
  cityList: joined("campaign_city", "city_id"),
  stateList: joined("campaign_state", "state_id"),
  days: campaign.days,
  validFrom: campaign.validFrom,
  validTill: campaign.validTill,
  createdOn: campaign.createdOn,
  invoiceId: invoice.id,
  checkoutId: campaign.checkoutId,
} as const;

/** Campaigns with their branch, lists and invoice, one statement however many rows. Callers add the scope. */
export const selectCampaigns = (tx: Tx) =>
  tx
    .select(WIRE)
    .from(campaign)
    .innerJoin(store, and(eq(store.companyId, campaign.companyId), eq(store.id, campaign.storeId)))
    .leftJoin(invoice, eq(invoice.checkoutId, campaign.checkoutId));

/** One campaign of the scope; undefined for an unknown one and a foreign one alike. */
export async function findCampaign({ tx, scope }: Work, id: string): Promise<Campaign | undefined> {
  const [found] = await selectCampaigns(tx).where(
    and(inScope(scope, campaign.companyId, campaign.storeId), eq(campaign.id, id)),
  );
  return found;
}

/** The campaign that a paid checkout made. */
export async function campaignOfCheckout(
  { tx, scope }: Work,
  checkoutId: string,
): Promise<Campaign> {
  const [found] = await selectCampaigns(tx).where(
    and(inScope(scope, campaign.companyId, campaign.storeId), eq(campaign.checkoutId, checkoutId)),
  );
  if (!found) throw new Error(`checkout ${checkoutId} is paid and has no campaign`);
  return found;
}
