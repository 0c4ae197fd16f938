import type { Contract } from "@marquee/api/contract/contract";
import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { Column, ListDefinition } from "../../../../page-kit/list/list-definition.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { CampaignBadge, campaignStatusText } from "../../campaign-badge.tsx";
import { sponsoredResultColumns } from "../../campaign-columns.tsx";

export const sponsoredList: ListDefinition<Contract["campaigns"]["byCompany"]> = {
  name: "Sponsored campaigns",
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

export const sponsoredColumns: readonly Column<Campaign>[] = [
  {
    id: "campaignName",
    label: "Name",
    fixed: true,
    grows: true,
    card: "title",
    cell: ({ campaignName, storeName }) => (
      <>
        <span className="block font-medium md:truncate">{campaignName}</span>
        <span className="block text-small text-muted md:truncate">{storeName}</span>
      </>
    ),
    csv: ({ campaignName }) => campaignName,
  },
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
    csv: ({ validFrom, validTill }) =>
      validFrom === null ? "" : `${validFrom} – ${validTill ?? ""}`,
  },
  {
    id: "budget",
    label: "Budget a day (CAD)",
    right: true,
    cell: ({ budget }) => <Money amount={budget ?? 0} />,
    csv: ({ budget }) => budget,
  },
  ...sponsoredResultColumns,
  {
    id: "status",
    label: "Status",
    card: "badge",
    cell: (campaign) => <CampaignBadge campaign={campaign} />,
    csv: campaignStatusText,
  },
];
