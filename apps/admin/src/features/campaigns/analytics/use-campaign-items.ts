import { countedDays } from "@marquee/domain/campaigns/beacons";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type { DateRangeDraft } from "@marquee/domain/dates/date-range";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { now } from "../../../browser/now.ts";
import { useClient } from "../../../session/session-context.tsx";

/** The path's word for "no limit". */
const NO_LIMIT = "undefined";

/** The items of a campaign with what was counted of them on these days; of its run where none are chosen. */
export function useCampaignItems(campaign: Campaign, chosen: DateRangeDraft | null) {
  const client = useClient();
  const { id, campaignFor, campaignType } = campaign;
  const range = chosen ?? countedDays(campaign, now());
  const from = range?.fromDate ?? NO_LIMIT;
  const to = range?.toDate ?? NO_LIMIT;
  return useQuery({
    queryKey: ["campaigns", "items", id, from, to],
    queryFn: ({ signal }) => {
      const params = { id, type: campaignType, from, to };
      return campaignFor === "product"
        ? client.campaigns.products({ params }, { signal })
        : client.campaigns.offers({ params }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
