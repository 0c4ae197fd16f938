import type { HomeCampaign } from "@marquee/domain/home/home.schema";
import { everyDay, spendOfDay } from "@marquee/domain/home/live-campaigns";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import { Link } from "@tanstack/react-router";
import { SparkLine } from "../../page-kit/day-chart/spark-line.tsx";
import { CampaignBadge } from "../campaigns/campaign-badge.tsx";
import { HomeTable, TwoLines, type HomeColumn } from "./home-table.tsx";

/** The days of the small chart. */
const SMALL_CHART_DAYS = 7;

const columnsOn = (today: string): readonly HomeColumn<HomeCampaign>[] => {
  const todayResults = ({ counted }: HomeCampaign) => everyDay(counted, today, 1)[0];
  return [
    {
      label: "Campaign",
      cell: ({ id, campaignName, storeName }) => (
        <TwoLines
          first={
            <Link
              to="/home/campaign/manage"
              search={{ id }}
              className="text-inherit no-underline hover:underline"
            >
              {campaignName}
            </Link>
          }
          second={storeName}
        />
      ),
    },
    { label: "Status", cell: (campaign) => <CampaignBadge campaign={campaign} /> },
    {
      label: "Spend today, CAD",
      right: true,
      spared: true,
      cell: ({ campaignPrice, campaignType, days }) =>
        campaignType === "sponsored" ? (
          <span className="text-muted">Free</span>
        ) : (
          <Money amount={spendOfDay([{ campaignPrice, days, count: 1 }])} />
        ),
    },
    {
      label: "Impressions",
      right: true,
      spared: true,
      cell: (campaign) => (
        <span className="figures">{formatCount(todayResults(campaign)?.impressions ?? 0)}</span>
      ),
    },
    {
      label: "Clicks",
      right: true,
      cell: (campaign) => (
        <span className="figures">{formatCount(todayResults(campaign)?.clicks ?? 0)}</span>
      ),
    },
    {
      label: `Clicks, ${SMALL_CHART_DAYS} days`,
      right: true,
      spared: true,
      cell: ({ counted }) => (
        <SparkLine
          figures={everyDay(counted, today, SMALL_CHART_DAYS).map(({ clicks }) => clicks)}
        />
      ),
    },
  ];
};

export interface LiveCampaignsProps {
  readonly campaigns: readonly HomeCampaign[];
  readonly today: string;
}

/** The live campaigns that end first, with their figures of today (HOME-M3). */
export function LiveCampaigns({ campaigns, today }: LiveCampaignsProps) {
  if (campaigns.length === 0)
    return (
      <p className="text-muted">No campaign is live. What you promote shows here, day by day.</p>
    );
  return (
    <HomeTable
      label="Live campaigns"
      columns={columnsOn(today)}
      rows={campaigns}
      rowId={({ id }) => id}
    />
  );
}
