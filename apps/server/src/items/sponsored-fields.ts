import type {
  KeywordEntry,
  SponsoredSectionRow,
} from "@marquee/domain/items/sponsored-fields.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { trendingText } from "../schema/category-or-trending.ts";
import { campaign, campaignKeyword, campaignSection, section } from "../schema/schema.ts";

/** The sponsored campaign that an item is in, beside the flyer campaign that holds it. */
export const sponsored = alias(campaign, "sponsored");

/** Joins the sponsored campaign of an item; it may be in none. */
export const itsSponsored = (item: {
  readonly companyId: PgColumn;
  readonly sponsoredCampaignId: PgColumn;
}): SQL | undefined =>
  and(eq(sponsored.companyId, item.companyId), eq(sponsored.id, item.sponsoredCampaignId));

/** What is bid, in CAD. */
const AMOUNTS = sql`'suggestedBid', suggested_bid / 100.0, 'bid', bid / 100.0`;

/** The keywords of a campaign, in their order. */
export const keywordsOf = (campaignId: PgColumn): SQL<KeywordEntry[]> =>
  sql`
    case when ${campaignId} is null then '[]' else (
      select coalesce(
        json_agg(
          json_build_object('keyword', keyword, 'category', ${trendingText(campaignKeyword.category)}, ${AMOUNTS})
          order by position
        ),
        '[]'
      )
      from ${campaignKeyword}
      where campaign_id = ${campaignId}
    ) end
  `;

/** The sections of a campaign, in their order. */
export const sectionsOf = (campaignId: PgColumn): SQL<SponsoredSectionRow[]> =>
  sql`
    case when ${campaignId} is null then '[]' else (
      select coalesce(
        json_agg(
          json_build_object(
            'id', id, 'section', section_id, 'category', ${trendingText(campaignSection.category)}, 'page', page,
            'sectionName', (select name from ${section} where ${section.id} = section_id),
            ${AMOUNTS}
          )
          order by position
        ),
        '[]'
      )
      from ${campaignSection}
      where campaign_id = ${campaignId}
    ) end
  `;

/** The fields of an offer, collection or product about its sponsored campaign, which `itsSponsored` joins. */
export const SPONSORED_FIELDS = {
  sponsoredCampaignId: sponsored.id,
  sponsoredCampaignName: sponsored.campaignName,
  sponsoredType: sponsored.sponsoredType,
  isSponsored: sql<Flag>`case when ${sponsored.id} is null or ${sponsored.pausedOn} is not null then 'N' else 'Y' end`,
  keywords: keywordsOf(sponsored.id),
  sponsoredSection: sectionsOf(sponsored.id),
  sponsoredValidFrom: sponsored.validFrom,
  sponsoredValidTill: sponsored.validTill,
  budget: sponsored.budget,
} as const;
