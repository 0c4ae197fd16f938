import { isCampaignExpired } from "@marquee/domain/campaigns/campaign-status";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import { formatAmount } from "@marquee/domain/money/format-money";
import { now } from "@marquee/ui/browser/now.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Link } from "@tanstack/react-router";
import { CalendarDays, MapPin, Plus, Store, Wallet } from "lucide-react";
import type { RowAction } from "../../../../page-kit/list/list-definition.ts";
import { useRunAction } from "../../../../page-kit/list/use-run-action.ts";
import { PageHeader } from "../../../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../../../page-kit/screen-search.ts";
import { usePermission } from "../../../../session/permission.ts";
import { useClient } from "../../../../session/session-context.tsx";
import { useTrendingOptions } from "../../../categories/trending-options.ts";
import { StoredPage } from "../../../history/stored-page.tsx";
import { keywordBids, sectionBids } from "../../../sections/bid-rows.ts";
import { BidTable } from "../../../sections/bid-table.tsx";
import { AreaButton } from "../../area/area-button.tsx";
import { CampaignBadge } from "../../campaign-badge.tsx";
import { campaignQuery } from "../../campaigns.queries.ts";
import { campaignSearch } from "../../campaigns.search.ts";
import { NEW_CAMPAIGN } from "../../new-campaign.ts";
import { useRenew } from "../../start/renew/use-renew.tsx";
import { PauseFacts } from "../sponsored/pause-facts.tsx";
import { SponsoredHistory } from "../sponsored/sponsored-history.tsx";
import { useSponsoredChanges } from "../sponsored/use-sponsored-changes.tsx";
import { CampaignInvoice } from "./campaign-invoice.tsx";
import { CampaignItems } from "./campaign-items.tsx";
import { CampaignWhyNotLive } from "./campaign-why-not-live.tsx";
import { RunAgain } from "./run-again.tsx";

/** The keywords and sections that a sponsored campaign is shown by, with what is bid for each. */
function CampaignPlacements({ campaign }: { readonly campaign: Campaign }) {
  const { keywords, sponsoredSection } = campaign;
  const { nameOf } = useTrendingOptions();
  return (
    <section aria-labelledby="placements" className="mt-8 flex flex-col gap-4">
      <h2 id="placements" className="text-section">
        Where it shows
      </h2>
      <BidTable {...keywordBids(keywords, nameOf)} />
      <BidTable {...sectionBids(sponsoredSection, nameOf, ({ sectionName }) => sectionName)} />
    </section>
  );
}

const PARENT = { to: "/home/campaign/campaignList", label: "Flyer Campaign" } as const;
const SPONSORED_PARENT = {
  to: "/home/campaign/sponsoredCampaignList",
  label: "Sponsored Campaign",
} as const;

function CreateCampaign({ campaign }: { readonly campaign: Campaign }) {
  if (!usePermission("campaigns.createFromDetail").allowed) return null;
  return (
    <Button asChild>
      <Link to={NEW_CAMPAIGN[campaign.campaignType]} search={{ type: campaign.campaignType }}>
        <Plus className="size-4" aria-hidden="true" />
        Create Campaign
      </Link>
    </Button>
  );
}

/** What can be done to it now: absent for a flyer, and for users who may do nothing. */
function ChangeButtons({ actions }: { readonly actions: readonly RowAction[] }) {
  const run = useRunAction();
  return actions.map((action) => (
    <Button key={action.label} onClick={(click) => run(action, click)}>
      {action.icon}
      {action.label}
    </Button>
  ));
}

function Facts({ campaign }: { readonly campaign: Campaign }) {
  const { validFrom, validTill, storeName, days } = campaign;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 px-4 text-small text-muted md:px-6 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <li>
        <CalendarDays aria-hidden="true" />
        <span>
          {validFrom === null ? (
            daysFromApproval(days)
          ) : (
            <span>
              <Instant at={validFrom} form="day" /> – <Instant at={validTill} form="lastDay" />, CST
            </span>
          )}
        </span>
      </li>
      {campaign.campaignType === "flyer" ? (
        <li>
          <MapPin aria-hidden="true" />
          <AreaButton campaign={campaign} />
        </li>
      ) : null}
      {campaign.campaignType === "sponsored" ? (
        <li>
          <Wallet aria-hidden="true" />
          <span>CAD {formatAmount(campaign.budget ?? 0)} a day</span>
        </li>
      ) : null}
      <li>
        <Store aria-hidden="true" />
        <span>{storeName}</span>
      </li>
    </ul>
  );
}

function LoadedCampaign({ campaign }: { readonly campaign: Campaign }) {
  const { invoiceId, companyId, storeId } = campaign;
  // Users who may not see invoices read that on the invoice page; this page is about the campaign.
  const mayRead = usePermission("invoices.view", { companyId, storeId }).allowed;
  const invoice = mayRead ? invoiceId : null;
  const mayRenew = usePermission("campaigns.create").allowed && isCampaignExpired(campaign, now());
  const renewal = useRenew();
  const changes = useSponsoredChanges();
  const isSponsored = campaign.campaignType === "sponsored";
  return (
    <div
      className={classNames(
        "grid flex-1 content-start lg:content-stretch",
        (invoice !== null || mayRenew || isSponsored) && "lg:grid-cols-[minmax(0,1fr)_21.5rem]",
      )}
    >
      <div className="min-w-0 pb-8">
        <PageHeader
          title={campaign.campaignName}
          badge={<CampaignBadge campaign={campaign} />}
          parent={campaign.campaignType === "flyer" ? PARENT : SPONSORED_PARENT}
          action={
            <>
              <ChangeButtons actions={changes.actionsOf(campaign)} />
              <CreateCampaign campaign={campaign} />
            </>
          }
        />
        <Facts campaign={campaign} />
        <div className="px-4 pt-5 md:px-6">
          <CampaignWhyNotLive campaign={campaign} />
          <CampaignItems campaign={campaign} />
          {campaign.campaignType === "sponsored" ? (
            <CampaignPlacements campaign={campaign} />
          ) : null}
        </div>
      </div>
      {mayRenew || invoice !== null || isSponsored ? (
        <aside
          aria-label={
            isSponsored ? "Pause and history" : mayRenew ? "Run it again, and invoice" : "Invoice"
          }
          className="flex flex-col gap-5 border-line bg-canvas px-4 py-6 max-lg:border-t md:px-6 lg:border-l [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-5"
        >
          {mayRenew ? (
            <RunAgain
              campaign={campaign}
              invoiceId={invoice}
              onRenew={() => renewal.request(campaign)}
            />
          ) : null}
          {invoice === null ? null : <CampaignInvoice id={invoice} />}
          {isSponsored ? <PauseFacts campaign={campaign} /> : null}
          {isSponsored ? <SponsoredHistory campaign={campaign} /> : null}
        </aside>
      ) : null}
      {renewal.dialog}
      {changes.dialog}
    </div>
  );
}

/** One campaign: what it promotes, where and when, and what was paid for it. */
export function CampaignScreen() {
  const { id = "" } = useScreenSearch(campaignSearch);
  return (
    <StoredPage
      noun="campaign"
      parent={PARENT}
      query={campaignQuery(useClient(), id)}
      found={{ kind: "campaigns", id }}
      nameOf={({ campaignName, storeName }) => ({ label: campaignName, detail: storeName })}
    >
      {(campaign) => <LoadedCampaign campaign={campaign} />}
    </StoredPage>
  );
}
