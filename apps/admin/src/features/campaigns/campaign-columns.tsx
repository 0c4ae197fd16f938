import type { Contract } from "@marquee/api/contract/contract";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { instantColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { CampaignBadge } from "./campaign-badge.tsx";
import { AreaButton } from "./area/area-button.tsx";
import { areaText } from "./area/area-text.ts";

export const campaignList: ListDefinition<Contract["campaigns"]["byCompany"]> = {
  name: "Flyer campaigns",
  tabs: [
    { value: "active", label: "Active Flyer Campaign" },
    { value: "inactive", label: "Inactive Flyer Campaign" },
  ],
  sortable: ["campaignName", "validFrom", "validTill"],
};

export const campaignColumns: readonly Column<Campaign>[] = [
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
  instantColumn({
    id: "validFrom",
    label: "Start date (CST)",
    value: ({ validFrom }) => validFrom,
  }),
  instantColumn({ id: "validTill", label: "End date (CST)", value: ({ validTill }) => validTill }),
  {
    id: "campaignArea",
    label: "Area",
    cell: (campaign) => <AreaButton area={campaign} />,
    csv: areaText,
  },
  {
    id: "status",
    label: "Status",
    card: "badge",
    cell: (campaign) => <CampaignBadge campaign={campaign} />,
  },
];
