import { sql, type SQL } from "drizzle-orm";
import { campaignIds } from "../items/joins.ts";
import { sponsored, SPONSORED_FIELDS } from "../items/sponsored-fields.ts";
import { trendingText } from "../schema/category-or-trending.ts";
import { campaign, campaignKeyword, campaignSection, store } from "../schema/schema.ts";

/** A logo of our own in a size of platform/images/sizes.ts; an address of elsewhere has no sizes. */
const sizedLogo = (width: 80 | 320): SQL<string | null> =>
  sql`
    case
      when ${store.companyLogo} ~ '^(https?:)?/' then ${store.companyLogo}
      else ${store.companyLogo} || ${sql.raw(`'?w=${width}'`)}
    end
  `;

/** A column of the first section that the sponsored campaign of an item is shown in; null without one. */
const ofFirstSection = (column: SQL): SQL<string | null> =>
  sql`(select ${column} from ${campaignSection} where campaign_id = ${sponsored.id} order by position limit 1)`;

/** The highest bid that is suggested for the keywords and sections of the sponsored campaign, in CAD. */
const SUGGESTED_BID = sql<number | null>`
  (
    select max(suggested_bid) / 100.0
    from (
      select suggested_bid from ${campaignKeyword} where campaign_id = ${sponsored.id}
      union all
      select suggested_bid from ${campaignSection} where campaign_id = ${sponsored.id}
    ) as suggestion
  )
`.mapWith(Number);

/** What an offer or product says of its branch and of the campaigns it is in now (CAMP-L5). */
export const ITEM_DETAILS = {
  campaignArea: campaign.campaignArea,
  cityList: campaignIds("campaign_city", "city_id"),
  stateList: campaignIds("campaign_state", "state_id"),
  ...SPONSORED_FIELDS,
  /** What a click counts as: the highest bid of the campaign (SPONSOR-B3). */
  cpc: sponsored.bid,
  bid: sponsored.bid,
  suggestedBid: SUGGESTED_BID,
  sectionId: ofFirstSection(sql`section_id`),
  pageName: ofFirstSection(sql`page`),
  categorySection: ofFirstSection(trendingText(campaignSection.category)),
  logo: store.companyLogo,
  logoSmall: sizedLogo(80),
  logoMedium: sizedLogo(320),
  webStoreName: store.domainURL,
} as const;
