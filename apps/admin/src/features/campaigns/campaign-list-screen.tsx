import { isCampaignExpired } from "@marquee/domain/campaigns/campaign-status";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { Link, useNavigate } from "@tanstack/react-router";
import { Megaphone, Plus } from "lucide-react";
import { useMemo } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { savedCompanyBranch, useCompanyBranch } from "../companies/use-company-branch.ts";
import { firstRows } from "../../page-kit/first-rows.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import type { RowDetails } from "../../page-kit/list/row-details.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { Button, type ButtonProps } from "@marquee/ui/button.tsx";
import { Skeleton } from "@marquee/ui/skeleton.tsx";
import { campaignColumns, campaignList } from "./campaign-columns.tsx";
import { campaignRows } from "./campaigns.queries.ts";
import { onDemand } from "@marquee/ui/on-demand.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";

// Most visits open none.
const CampaignAnalytics = onDemand(
  async () => (await import("./analytics/campaign-analytics.tsx")).CampaignAnalytics,
  { loading: <Skeleton className="my-3 h-10 w-full" /> },
);

const details: RowDetails<Campaign> = {
  label: "Analytics",
  content: (campaign) => <CampaignAnalytics campaign={campaign} />,
};

const idOf = ({ id }: Campaign) => id;
const nameOf = ({ campaignName }: Campaign) => campaignName;

/** Where a new campaign begins; absent for those who may not create one. */
function CreateCampaign({ variant }: Pick<ButtonProps, "variant">) {
  if (!usePermission("campaigns.create").allowed) return null;
  return (
    <Button asChild {...(variant ? { variant } : {})}>
      <Link to="/home/campaign/campaignType" search={{ type: "flyer" }}>
        <Plus className="size-4" aria-hidden="true" />
        Create Campaign
      </Link>
    </Button>
  );
}

/** What the list shows first. */
export const firstCampaigns = firstRows(campaignList, ({ client, person }) => {
  const { companyId, storeId } = savedCompanyBranch("Campaign", person);
  return campaignRows(client, companyId, storeId);
});

/** The flyer campaigns of a company or branch, running and over. */
export function CampaignListScreen() {
  const navigate = useNavigate();
  const filter = useCompanyBranch("Campaign");
  const client = useClient();
  const { companyId, storeId } = filter;
  const query = useMemo(
    () => campaignRows(client, companyId, storeId),
    [client, companyId, storeId],
  );
  const mayRenew = usePermission("campaigns.create").allowed;
  return (
    <ListPage
      list={campaignList}
      title="Flyer Campaign"
      description="Paid promotion over an area, for a number of days."
      action={<CreateCampaign variant="primary" />}
      query={query}
      columns={campaignColumns}
      rowId={idOf}
      rowName={nameOf}
      rowLink={({ id }) => ({ to: "/home/campaign/manage", search: { id } })}
      rowDetails={details}
      rowActions={(campaign) =>
        mayRenew && isCampaignExpired(campaign, now())
          ? [
              {
                label: "Renew Campaign",
                onSelect: () =>
                  void navigate({
                    to: "/home/campaign/promotionBatch",
                    search: { type: "flyer", id: campaign.id },
                  }),
              },
            ]
          : []
      }
      searchLabel="Search campaigns"
      {...companyFilter(filter)}
      tall
      empty={
        <NoRecords
          icon={<Megaphone />}
          detail="A campaign shows your offers or products to shoppers in the cities you choose."
          action={<CreateCampaign />}
        />
      }
    />
  );
}
