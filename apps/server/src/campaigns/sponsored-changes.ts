import type { SponsoredChange } from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import { STAFF_NAME } from "@marquee/domain/history/staff-name";
import { sql, type SQL } from "drizzle-orm";
import { appUser, campaign, campaignChange } from "../schema/schema.ts";

/** What was done to a campaign, the first first. Those who are not of its company are not named (HIST-S2). */
export const CHANGES: SQL<SponsoredChange[]> = sql`
  (
    select coalesce(
      json_agg(
        json_build_object(
          'at', to_char(${campaignChange.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', coalesce(
            (select name from ${appUser} where email = user_id and ${appUser.companyId} = ${campaignChange.companyId}),
            ${STAFF_NAME}::text
          ),
          'act', act,
          'budgetBefore', ${campaignChange.budgetBefore} / 100.0, 'budget', ${campaignChange.budget} / 100.0,
          'bidBefore', ${campaignChange.bidBefore} / 100.0, 'bid', ${campaignChange.bid} / 100.0,
          'bids', bids
        )
        order by position
      ),
      '[]'
    )
    from ${campaignChange}
    where campaign_id = ${campaign.id}
  )
`;
