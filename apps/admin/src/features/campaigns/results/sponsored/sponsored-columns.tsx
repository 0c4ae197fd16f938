import type { Client } from "@marquee/api/client/create-client";
import type { Contract } from "@marquee/api/contract/contract";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { lastDayBefore } from "@marquee/domain/dates/days-left";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { moneyColumn, titleColumn } from "../../../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../../../page-kit/list/list-definition.ts";
import { CampaignBadge, campaignStatusText } from "../../campaign-badge.tsx";
import { resultColumns } from "../../campaign-columns.tsx";

export const sponsoredList: ListDefinition<Contract["campaigns"]["byCompany"]> = {
  name: "Sponsored campaigns",
  hasCompany: true,
  tabs: [
    { value: "active", label: "Active Campaign" },
    { value: "inactive", label: "Inactive Campaign" },
  ],
  sortable: ["campaignName", "validTill"],
};

const itemsText = (campaign: Campaign): string =>
  countItems(chosenItems(campaign).length, campaign.campaignFor);

function Dates({ campaign: { validFrom, validTill, days } }: { readonly campaign: Campaign }) {
  if (validFrom === null) return <span className="text-muted">{daysFromApproval(days)}</span>;
  return (
    <span className="text-small whitespace-nowrap">
      <Instant at={validFrom} form="day" /> – <Instant at={validTill} form="lastDay" />
    </span>
  );
}

const datesText = ({ validFrom, validTill, days }: Campaign): string =>
  validFrom === null || validTill === null
    ? daysFromApproval(days)
    : `${formatDay(centralDayOf(validFrom))} – ${formatDay(lastDayBefore(validTill))}`;

/** The columns of sponsored campaigns; an export reads their results with the client. */
export const sponsoredColumns = (client: Client): readonly Column<Campaign>[] => {
  const { spent, clicks, impressions, clickRate, costPerClick } = resultColumns(client);
  return [
    titleColumn({ id: "campaignName", label: "Name", detail: ({ storeName }) => storeName }),
    {
      id: "items",
      label: "Offer/Product",
      cell: (campaign) => <span className="whitespace-nowrap">{itemsText(campaign)}</span>,
      csv: itemsText,
    },
    {
      id: "validTill",
      label: "Dates (CST)",
      cell: (campaign) => <Dates campaign={campaign} />,
      csv: datesText,
    },
    moneyColumn({ id: "budget", label: "Budget a day (CAD)", value: ({ budget }) => budget ?? 0 }),
    spent,
    clicks,
    { ...impressions, secondary: true },
    // hidden at first: status and actions need the room
    { ...clickRate, hidden: true },
    costPerClick,
    {
      id: "status",
      label: "Status",
      card: "badge",
      cell: (campaign) => <CampaignBadge campaign={campaign} />,
      csv: campaignStatusText,
    },
  ];
};
