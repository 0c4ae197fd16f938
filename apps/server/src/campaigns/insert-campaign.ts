import { distinctName } from "@marquee/domain/campaigns/campaign-name";
import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import {
  campaign,
  campaignCity,
  campaignOffer,
  campaignProduct,
  campaignState,
  offer,
  product,
} from "../schema/schema.ts";

export type NewCampaign = typeof campaign.$inferInsert;

/** A campaign with what it promotes and where. Lists that its kind or area does not use are empty. */
export interface CampaignParts {
  readonly row: NewCampaign;
  readonly items: readonly string[];
  readonly cityList: readonly string[];
  readonly stateList: readonly string[];
}

/** Joins the items that are still there: one that was deleted since it was chosen does not stop the campaign. */
async function joinItems(tx: Tx, { row, items }: CampaignParts): Promise<void> {
  if (items.length === 0) return;
  const { id, companyId } = row;
  const joined = sql<string>`${id}`;
  if (row.campaignFor === "product")
    await tx.insert(campaignProduct).select(
      tx
        .select({
          companyId: product.companyId,
          campaignId: joined.as("campaign_id"),
          productId: product.id,
        })
        .from(product)
        .where(and(eq(product.companyId, companyId), isAmong(product.id, items))),
    );
  else
    await tx.insert(campaignOffer).select(
      tx
        .select({
          companyId: offer.companyId,
          campaignId: joined.as("campaign_id"),
          offerId: offer.id,
        })
        .from(offer)
        .where(and(eq(offer.companyId, companyId), isAmong(offer.id, items))),
    );
}

/**
 * The name under which a campaign is made: with a number if another one of its branch was made under it that day, so that
 * lists, invoices and mails tell them apart (CAMP-D8). Until the transaction ends no other campaign of the branch is named.
 */
export async function nameCampaign(
  tx: Tx,
  { storeId, campaignName }: Pick<NewCampaign, "storeId" | "campaignName">,
  now: Date,
): Promise<string> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`campaign names ${storeId}`}, 0))`,
  );
  const named = await tx
    .select({ name: campaign.campaignName })
    .from(campaign)
    .where(
      and(
        eq(campaign.storeId, storeId),
        inArray(campaign.campaignType, ["flyer", "sponsored"]),
        gte(campaign.createdOn, startOfCentralDay(centralDayOf(now))),
      ),
    );
  return distinctName(
    campaignName,
    named.map(({ name }) => name),
  );
}

/** Inserts a campaign with its items and area, and returns whether it did: not if its id is taken. */
export async function insertCampaignOnce(tx: Tx, parts: CampaignParts): Promise<boolean> {
  const { row, cityList, stateList } = parts;
  const inserted = await tx
    .insert(campaign)
    .values(row)
    .onConflictDoNothing({ target: campaign.id })
    .returning({ id: campaign.id });
  if (inserted.length === 0) return false;
  await joinItems(tx, parts);
  const { id: campaignId, companyId } = row;
  if (cityList.length > 0)
    await tx
      .insert(campaignCity)
      .values(cityList.map((cityId) => ({ companyId, campaignId, cityId })));
  if (stateList.length > 0)
    await tx
      .insert(campaignState)
      .values(stateList.map((stateId) => ({ companyId, campaignId, stateId })));
  return true;
}

/** Inserts a campaign under an id of the server's own. `startItems` starts the run of its items. */
export async function insertCampaign(tx: Tx, parts: CampaignParts): Promise<void> {
  if (!(await insertCampaignOnce(tx, parts))) throw new Error("a campaign has this new id already");
}
