import type { Run } from "@marquee/domain/campaigns/campaign-run";
import type { SponsoredCampaignDraft } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import type { ChoosableSection } from "@marquee/domain/sections/section-choice";
import type { Section } from "@marquee/domain/sections/section.schema";
import { and, eq, isNull, not, or, sql, type SQL } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { trendingText } from "../schema/category-or-trending.ts";
import {
  campaign,
  campaignKeyword,
  campaignSection,
  offer,
  offerProduct,
  product,
  section,
} from "../schema/schema.ts";
import type { ItemsOf } from "./sold-items.ts";

/** When the products of each of these collections end, by the collection; null for a product that never ran (SPONSOR-V16). */
export async function findProductEnds(
  tx: Tx,
  { companyId, ids }: Pick<ItemsOf, "companyId" | "ids">,
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const rows = await tx
    .select({ id: offer.id, end: product.validTill })
    .from(offer)
    .innerJoin(offerProduct, eq(offerProduct.offerId, offer.id))
    .innerJoin(product, eq(product.id, offerProduct.productId))
    .where(
      and(eq(offer.companyId, companyId), eq(offer.type, "Collection"), isAmong(offer.id, ids)),
    );
  const byCollection = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byCollection].map(([id, found]) => [id, found.map(({ end }) => end)]));
}

/** The fields of a section that decide whether a campaign may be shown in it. */
type ChosenSection = ChoosableSection & Pick<Section, "tabName" | "category">;

/** The sections of these ids. */
export async function findChosenSections(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChosenSection>> {
  const rows = await tx
    .select({
      id: section.id,
      tabName: section.tabName,
      category: trendingText(section.category),
      active: section.active,
      isOfferSection: section.isOfferSection,
      isProductSection: section.isProductSection,
      startDate: section.startDate,
      endDate: section.endDate,
      configStartDate: section.configStartDate,
    })
    .from(section)
    .where(isAmong(section.id, ids));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Inserts the keywords and sections that a campaign is shown by, in their order. */
export async function insertPlacements(
  tx: Tx,
  { id: campaignId, companyId }: { readonly id: string; readonly companyId: string },
  { keywords, sponsoredSection }: Pick<SponsoredCampaignDraft, "keywords" | "sponsoredSection">,
): Promise<void> {
  if (keywords.length > 0)
    await tx
      .insert(campaignKeyword)
      .values(keywords.map((row, position) => ({ ...row, companyId, campaignId, position })));
  if (sponsoredSection.length > 0)
    await tx.insert(campaignSection).values(
      sponsoredSection.map((row, position) => ({
        ...row,
        // checked to be the page of its section
        page: "Offer" as const,
        companyId,
        campaignId,
        position,
      })),
    );
}

/** Whether an item is in a sponsored campaign that ends later than the new one, and so stays in that one (SPONSOR-A1). */
function staysInAnother(items: typeof offer | typeof product, { validTill }: Run, now: Date): SQL {
  const at = validTill ?? now.toISOString();
  return sql`
    exists (
      select
      from ${campaign}
      where ${campaign.companyId} = ${items.companyId}
        and ${campaign.id} = ${items.sponsoredCampaignId}
        and ${campaign.validTill} > ${at}::timestamptz
    )
  `;
}

/** Puts items into a sponsored campaign; one in another that ends later stays in that one (SPONSOR-A1). */
export async function sponsorItems(
  tx: Tx,
  campaignId: string,
  { companyId, campaignFor, ids }: ItemsOf,
  run: Run,
  now: Date,
): Promise<void> {
  const items = campaignFor === "product" ? product : offer;
  await tx
    .update(items)
    .set({ sponsoredCampaignId: campaignId })
    .where(
      and(
        eq(items.companyId, companyId),
        isAmong(items.id, ids),
        or(isNull(items.sponsoredCampaignId), not(staysInAnother(items, run, now))),
      ),
    );
}
