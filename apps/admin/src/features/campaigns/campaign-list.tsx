import type { Client } from "@marquee/api/client/create-client";
import type { Contract } from "@marquee/api/contract/contract";
import { isCampaignExpired } from "@marquee/domain/campaigns/campaign-status";
import type { Campaign, CampaignType } from "@marquee/domain/campaigns/campaign.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { now } from "@marquee/ui/browser/now.ts";
import { Button, type ButtonProps } from "@marquee/ui/controls/button.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import type { Column, ListDefinition, RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import type { RowDetails } from "../../page-kit/list/row-details.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { campaignRows } from "./campaigns.queries.ts";
import { campaignsSearch } from "./campaigns.search.ts";
import { NEW_CAMPAIGN } from "./new-campaign.ts";
import { useSponsoredChanges } from "./results/sponsored/use-sponsored-changes.tsx";
import { useRenew } from "./start/renew/use-renew.tsx";

// Loaded on demand: few visits open one.
const CampaignAnalytics = onDemand(
  async () => (await import("./results/analytics/campaign-analytics.tsx")).CampaignAnalytics,
  { loading: <Skeleton className="my-3 h-10 w-full" /> },
);

const details: RowDetails<Campaign> = {
  label: "Analytics",
  content: (campaign) => <CampaignAnalytics campaign={campaign} />,
};

/** What the lists of the two types of campaigns do not have in common. */
export interface CampaignListProps {
  readonly type: CampaignType;
  readonly list: ListDefinition<Contract["campaigns"]["byCompany"]>;
  readonly columns: (client: Client) => readonly Column<Campaign>[];
  readonly title: string;
  readonly description: string;
  /** What the renewal of one is called. */
  readonly renew: string;
  readonly icon: ReactNode;
  /** What such a campaign does, if there is none. */
  readonly empty: string;
}

/** Where a new campaign begins; absent for those who may not create one. */
function CreateCampaign({
  variant,
  type,
}: Pick<ButtonProps, "variant"> & Pick<CampaignListProps, "type">) {
  if (!usePermission("campaigns.create").allowed) return null;
  return (
    <Button asChild {...(variant ? { variant } : {})}>
      <Link to={NEW_CAMPAIGN[type]} search={{ type }}>
        <Plus className="size-4" aria-hidden="true" />
        Create Campaign
      </Link>
    </Button>
  );
}

/** The campaigns of one type of a company or branch, running and over. */
export function CampaignList({ type, list, columns, ...texts }: CampaignListProps) {
  const filter = useCompanyBranch();
  const client = useClient();
  const { companyId, storeId } = filter;
  const shown = useMemo(() => columns(client), [columns, client]);
  const mayRenew = usePermission("campaigns.create").allowed;
  const renewal = useRenew();
  const { tab } = useScreenSearch(campaignsSearch);
  const changes = useSponsoredChanges();
  const rowActions = (campaign: Campaign): readonly RowAction[] =>
    isCampaignExpired(campaign, now())
      ? [{ label: texts.renew, onSelect: () => renewal.request(campaign) }]
      : changes.actionsOf(campaign).map((action) => ({ ...action, behind: true }));
  return (
    <>
      <ListPage
        list={list}
        title={texts.title}
        description={texts.description}
        action={<CreateCampaign variant="primary" type={type} />}
        query={campaignRows(client, type, companyId, storeId)}
        columns={shown}
        rowLink={({ id }) => ({ to: "/home/campaign/manage", search: { id } })}
        rowDetails={details}
        // only campaigns that are over (to renew) and sponsored ones (to change) have actions: others need no column for them
        {...(mayRenew && (tab === "inactive" || type === "sponsored") ? { rowActions } : {})}
        searchLabel="Search campaigns"
        {...companyFilter(filter)}
        tall
        empty={
          <NoRecords
            icon={texts.icon}
            detail={texts.empty}
            help={HELP_LINKS.campaigns}
            action={<CreateCampaign type={type} />}
          />
        }
      />
      {renewal.dialog}
      {changes.dialog}
    </>
  );
}
