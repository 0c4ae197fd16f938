import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { isCampaignExpired } from "@marquee/domain/campaigns/campaign-status";
import { Link, useNavigate } from "@tanstack/react-router";
import { Megaphone, Plus } from "lucide-react";
import { lazy, Suspense, useCallback } from "react";
import { now } from "../../browser/now.ts";
import { CompanyBranchFilter, useCompanyBranch } from "../../page-kit/company-branch-filter.tsx";
import type { Column, ListDefinition, ListRequest } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import type { RowDetails } from "../../page-kit/list/row-details.tsx";
import { usePermission, useRefusal } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Instant } from "../../ui/instant.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CampaignBadge } from "./campaign-badge.tsx";
import { AreaButton, areaText } from "./places/area-dialog.tsx";

const list: ListDefinition = {
  name: "Flyer campaigns",
  tabs: [
    { value: "active", label: "Active Flyer Campaign" },
    { value: "inactive", label: "Inactive Flyer Campaign" },
  ],
  sortable: ["campaignName", "validFrom", "validTill"],
};

const columns: readonly Column<Campaign>[] = [
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
    id: "validFrom",
    label: "Start date (CST)",
    right: true,
    cell: ({ validFrom }) => <Instant at={validFrom} form="lines" />,
    csv: ({ validFrom }) => validFrom,
  },
  {
    id: "validTill",
    label: "End date (CST)",
    right: true,
    cell: ({ validTill }) => <Instant at={validTill} form="lines" />,
    csv: ({ validTill }) => validTill,
  },
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

// Most visits open none.
const CampaignAnalytics = lazy(async () => ({
  default: (await import("./analytics/campaign-analytics.tsx")).CampaignAnalytics,
}));

const details: RowDetails<Campaign> = {
  label: "Analytics",
  content: (campaign) => (
    <Suspense fallback={<Skeleton className="my-3 h-10 w-full" />}>
      <CampaignAnalytics campaign={campaign} />
    </Suspense>
  ),
};

const idOf = ({ id }: Campaign) => id;
const nameOf = ({ campaignName }: Campaign) => campaignName;

/** Where a new campaign begins. */
function CreateCampaign({ variant }: Pick<ButtonProps, "variant">) {
  const why = useRefusal("campaigns.create");
  const look = variant ? { variant } : {};
  if (why !== undefined)
    return (
      <Button {...look} disabledReason={why}>
        <Plus className="size-4" aria-hidden="true" />
        Create Campaign
      </Button>
    );
  return (
    <Button asChild {...look}>
      <Link to="/home/campaign/campaignType" search={{ type: "flyer" }}>
        <Plus className="size-4" aria-hidden="true" />
        Create Campaign
      </Link>
    </Button>
  );
}

/** The flyer campaigns of a company or branch, running and over. */
export function CampaignListScreen() {
  const client = useClient();
  const navigate = useNavigate();
  const filter = useCompanyBranch("Campaign");
  const mayRenew = usePermission("campaigns.create").allowed;
  const { companyId, storeId } = filter;
  const fetchRows = useCallback(
    ({ query, tab }: ListRequest, signal?: AbortSignal) => {
      const status = tab === "inactive" ? "inactive" : "active";
      const params = { companyId: companyId ?? EVERY_COMPANY, status, type: "flyer" } as const;
      return client.campaigns.byCompany(
        { params, query: { ...query, ...(storeId === null ? {} : { storeId }) } },
        signal ? { signal } : {},
      );
    },
    [client, companyId, storeId],
  );
  return (
    <ListPage
      list={list}
      title="Flyer Campaign"
      description="Paid promotion over an area, for a number of days."
      action={<CreateCampaign variant="primary" />}
      queryKey={["campaigns", "flyer", companyId, storeId]}
      fetchRows={fetchRows}
      columns={columns}
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
      filters={filter.privileged ? <CompanyBranchFilter filter={filter} /> : undefined}
      filtersSet={filter.chosen}
      onClearFilters={() => filter.chooseCompany(null)}
      tall
      empty={
        <EmptyState
          icon={<Megaphone />}
          title="sorry, no matching records found"
          detail="A campaign shows your offers or products to shoppers in the cities you choose."
          action={<CreateCampaign />}
        />
      }
    />
  );
}
