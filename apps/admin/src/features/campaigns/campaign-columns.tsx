import type { Client } from "@marquee/api/client/create-client";
import type { Contract } from "@marquee/api/contract/contract";
import { areaText } from "@marquee/domain/campaigns/area-text";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { clickRate, costPerClick } from "@marquee/domain/campaigns/results/campaign-results";
import { formatAmount } from "@marquee/domain/money/format-money";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { dateColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { CsvCell } from "../../page-kit/list/csv.ts";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { AreaButton } from "./area/area-button.tsx";
import { CampaignBadge, campaignStatusText } from "./campaign-badge.tsx";
import { campaignCounts, type CampaignCounts } from "./campaign-counts.ts";
import { useCampaignCounts } from "./campaigns.queries.ts";

export const campaignList: ListDefinition<Contract["campaigns"]["byCompany"]> = {
  name: "Flyer campaigns",
  hasCompany: true,
  tabs: [
    { value: "active", label: "Active Flyer Campaign" },
    { value: "inactive", label: "Inactive Flyer Campaign" },
  ],
  sortable: ["campaignName", "validFrom", "validTill"],
};

/** A figure of a campaign: how it is shown, and how it is written into a file. */
interface ResultKind {
  readonly id: string;
  readonly label: string;
  /** Null if there is nothing to divide by. */
  readonly value: (counts: CampaignCounts) => number | null;
  readonly format: (figure: number) => string;
  readonly toCsv?: (figure: number) => CsvCell;
}

interface ResultProps extends Pick<ResultKind, "value" | "format"> {
  readonly campaign: Campaign;
}

/** What came of a campaign over its run; the rows are there before it is known. */
function Result({ campaign, value, format }: ResultProps) {
  const { data, isError } = useCampaignCounts(campaign.id);
  const figure = data ? value(data) : null;
  return (
    <span className="figures whitespace-nowrap">
      {data ? (
        figure === null ? (
          "–"
        ) : (
          format(figure)
        )
      ) : (
        <span className="text-muted">{isError ? "?" : "…"}</span>
      )}
    </span>
  );
}

const toCad = (cad: number): CsvCell => ({ cad });

/** A column of what came of a campaign; a file has the same figures, which are read for it. */
const resultColumn = (
  client: Client,
  { id, label, value, format, toCsv = (figure) => figure }: ResultKind,
): Column<Campaign> => ({
  id,
  label,
  right: true,
  cell: (campaign) => <Result campaign={campaign} value={value} format={format} />,
  csv: async (campaign) => {
    const figure = value(await campaignCounts(client, campaign.id));
    return figure === null ? null : toCsv(figure);
  },
});

/** The columns of a campaign's results, for both flyers and sponsored campaigns. */
export const resultColumns = (client: Client) =>
  ({
    spent: resultColumn(client, {
      id: "spent",
      label: "Spent (CAD)",
      value: ({ spent }) => spent,
      format: formatAmount,
      toCsv: toCad,
    }),
    clicks: resultColumn(client, {
      id: "clicks",
      label: "Clicks",
      value: ({ clicks }) => clicks,
      format: formatCount,
    }),
    impressions: resultColumn(client, {
      id: "impressions",
      label: "Impressions",
      value: ({ impressions }) => impressions,
      format: formatCount,
    }),
    /** The share of a campaign's impressions that were clicked. */
    clickRate: {
      ...resultColumn(client, {
        id: "clickRate",
        label: "Click rate",
        value: clickRate,
        format: (rate) => `${rate} %`,
        toCsv: (rate) => `${rate} %`,
      }),
      secondary: true,
    },
    costPerClick: {
      ...resultColumn(client, {
        id: "costPerClick",
        label: "Cost per click (CAD)",
        value: ({ clicks, spent }) => costPerClick(spent, clicks),
        format: formatAmount,
        toCsv: toCad,
      }),
      secondary: true,
      hidden: "narrow",
    },
  }) satisfies Readonly<Record<string, Column<Campaign>>>;

/** The columns of flyer campaigns; an export reads their results with the client. */
export const campaignColumns = (client: Client): readonly Column<Campaign>[] => {
  const { impressions, clicks, clickRate: rate, spent, costPerClick: cost } = resultColumns(client);
  return [
    titleColumn({ id: "campaignName", label: "Name", detail: ({ storeName }) => storeName }),
    dateColumn({ id: "validFrom", label: "Start date" }),
    dateColumn({ id: "validTill", label: "End date, CST" }),
    {
      id: "campaignArea",
      label: "Area",
      cell: (campaign) => <AreaButton campaign={campaign} />,
      csv: areaText,
    },
    impressions,
    clicks,
    rate,
    { ...spent, secondary: true },
    cost,
    {
      id: "status",
      label: "Status",
      card: "badge",
      cell: (campaign) => <CampaignBadge campaign={campaign} />,
      csv: campaignStatusText,
    },
  ];
};
