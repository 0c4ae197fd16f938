import type { Contract } from "@marquee/api/contract/contract";
import { areaText } from "@marquee/domain/campaigns/area-text";
import {
  clickRate,
  costPerClick,
  spentSoFar,
} from "@marquee/domain/campaigns/results/campaign-results";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { formatAmount } from "@marquee/domain/money/format-money";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import type { CampaignCounts } from "./campaign-counts.ts";
import { dateColumn, moneyColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { useCampaignCounts } from "./campaigns.queries.ts";
import { CampaignBadge, campaignStatusText } from "./campaign-badge.tsx";
import { AreaButton } from "./area/area-button.tsx";

export const campaignList: ListDefinition<Contract["campaigns"]["byCompany"]> = {
  name: "Flyer campaigns",
  tabs: [
    { value: "active", label: "Active Flyer Campaign" },
    { value: "inactive", label: "Inactive Flyer Campaign" },
  ],
  sortable: ["campaignName", "validFrom", "validTill"],
};

interface ResultProps {
  readonly campaign: Campaign;
  readonly write: (counts: CampaignCounts, campaign: Campaign) => string;
}

/** What came of a campaign over its run; the rows are there before it is known. */
function Result({ campaign, write }: ResultProps) {
  const { data, isError } = useCampaignCounts(campaign.id);
  return (
    <span className="figures whitespace-nowrap">
      {data ? write(data, campaign) : <span className="text-muted">{isError ? "?" : "…"}</span>}
    </span>
  );
}

/** A column of what came of a campaign. */
const resultColumn = (
  id: string,
  label: string,
  write: ResultProps["write"],
): Column<Campaign> => ({
  id,
  label,
  right: true,
  cell: (campaign) => <Result campaign={campaign} write={write} />,
});

/** What of the impressions of a campaign were clicks. */
const clickRateColumn = resultColumn("clickRate", "Click rate", (counts) => {
  const rate = clickRate(counts);
  return rate === null ? "–" : `${rate} %`;
});

/** What a click of a campaign cost. */
const costColumn = resultColumn("costPerClick", "Cost per click (CAD)", ({ clicks, spent }) => {
  const cost = costPerClick(spent, clicks);
  return cost === null ? "–" : formatAmount(cost);
});

/** What came of a sponsored campaign, and what it took of its budget. */
export const sponsoredResultColumns: readonly Column<Campaign>[] = [
  resultColumn("spent", "Spent (CAD)", ({ spent }) => formatAmount(spent)),
  resultColumn("clicks", "Clicks", ({ clicks }) => formatCount(clicks)),
  {
    ...resultColumn("impressions", "Impressions", ({ impressions }) => formatCount(impressions)),
    spare: true,
  },
  { ...clickRateColumn, spare: true },
  { ...costColumn, spare: true, hidden: "narrow" },
];

export const campaignColumns: readonly Column<Campaign>[] = [
  titleColumn({
    id: "campaignName",
    label: "Name",
    value: ({ campaignName }) => campaignName,
    detail: ({ storeName }) => storeName,
  }),
  dateColumn({
    id: "validFrom",
    label: "Start date",
    value: ({ validFrom }) => validFrom,
  }),
  dateColumn({ id: "validTill", label: "End date, CST", value: ({ validTill }) => validTill }),
  {
    id: "campaignArea",
    label: "Area",
    cell: (campaign) => <AreaButton campaign={campaign} />,
    csv: areaText,
  },
  resultColumn("impressions", "Impressions", ({ impressions }) => formatCount(impressions)),
  resultColumn("clicks", "Clicks", ({ clicks }) => formatCount(clicks)),
  {
    ...clickRateColumn,
    spare: true,
  },
  moneyColumn({
    id: "spent",
    label: "Spent (CAD)",
    spare: true,
    value: (campaign) => spentSoFar(campaign, now()),
  }),
  { ...costColumn, spare: true, hidden: "narrow" },
  {
    id: "status",
    label: "Status",
    card: "badge",
    cell: (campaign) => <CampaignBadge campaign={campaign} />,
    csv: campaignStatusText,
  },
];
