import type { Contract } from "@marquee/api/contract/contract";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { dateColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
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
  titleColumn({
    id: "campaignName",
    label: "Name",
    value: ({ campaignName }) => campaignName,
    detail: ({ storeName }) => storeName,
  }),
  dateColumn({
    id: "validFrom",
    label: "Start date (CST)",
    value: ({ validFrom }) => validFrom,
  }),
  dateColumn({ id: "validTill", label: "End date (CST)", value: ({ validTill }) => validTill }),
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
