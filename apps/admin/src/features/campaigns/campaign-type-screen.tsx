import type { Client } from "@marquee/api/client/create-client";
import { countItems, INCLUDED_ITEMS } from "@marquee/domain/campaigns/flyer/flyer-rate";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Megaphone, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { WithSidePanel } from "../../page-kit/side-panel.tsx";
import { useClient, useUser } from "../../session/session-context.tsx";
import { CAMPAIGNS } from "./campaigns.queries.ts";
import { campaignTypeSearch } from "./campaigns.search.ts";
import { promotedOffer } from "./promoted-items.ts";
import { usePromoteItems } from "./use-promote-items.tsx";

/** The kinds of campaign one can start; a further one is a row here. */
const KINDS = [
  {
    type: "flyer",
    title: "Create flyer",
    text: "Show offers, collections or products to shoppers in the cities you choose, for a number of days.",
    Icon: Megaphone,
    to: "/home/campaign/promotionBatch",
  },
  {
    type: "sponsored",
    title: "Sponsored display",
    text: "Show live offers, collections or products where shoppers search, and in sections of their pages. Free during the beta.",
    Icon: Sparkles,
    to: "/home/campaign/sponsoredPromotion",
  },
] as const;

/** The list that each kind of campaigns is in. */
const PARENT = {
  flyer: { to: "/home/campaign/campaignList", label: "Flyer Campaign" },
  sponsored: { to: "/home/campaign/sponsoredCampaignList", label: "Sponsored Campaign" },
} as const;

interface KindCardProps {
  readonly kind: (typeof KINDS)[number];
  readonly primary: boolean;
  /** A shorter way. */
  readonly children?: ReactNode;
}

function KindCard({ kind: { type, title, text, Icon, to }, primary, children }: KindCardProps) {
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line-strong bg-raised p-5">
      <span
        aria-hidden="true"
        className="mb-3 grid size-10 place-items-center rounded-control bg-accent-tint text-accent-text"
      >
        <Icon className="size-5" />
      </span>
      <h2 className="text-section">{title}</h2>
      <p className="text-muted">{text}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        {children}
        <Button asChild variant={primary ? "primary" : "quiet"}>
          <Link to={to} search={{ type }} aria-label={`Continue with ${title}`}>
            Continue
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </li>
  );
}

/**
 * The newest pending offers of one branch that no campaign was paid for, as many as cost no more than one: of the user's
 * branch, else of that of their company with the most of them (CAMP-D9).
 */
const pendingOffersQuery = (
  client: Client,
  { companyId, storeId }: { readonly companyId: string | null; readonly storeId: string | null },
) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, "pendingOffers", companyId, storeId],
    queryFn: async ({ signal }) => {
      const query = { page: 1, size: INCLUDED_ITEMS, unpaid: "Y" } as const;
      const status = "pending";
      const { rows } =
        storeId === null
          ? await client.offers.byCompany(
              {
                params: { companyId: companyId ?? "", status },
                query: { ...query, oneBranch: "Y" },
              },
              { signal },
            )
          : await client.offers.byBranch({ params: { storeId, status }, query }, { signal });
      return rows;
    },
    enabled: companyId !== null,
  });

/** What is pending of one branch, as many as cost no more than one: nothing to users who may not promote. */
function usePending(promotes: boolean): readonly Offer[] {
  const query = pendingOffersQuery(useClient(), useUser());
  const { data = [] } = useQuery({ ...query, enabled: promotes && query.enabled !== false });
  return data;
}

/** Which campaign to create; what is pending is promoted in place. */
export function CampaignTypeScreen() {
  const { bulkActions, panel } = usePromoteItems("offer", promotedOffer, { only: "newCampaign" });
  const [promote] = bulkActions;
  const pending = usePending(promote !== undefined);
  const type = useScreenSearch(campaignTypeSearch).type === "sponsored" ? "sponsored" : "flyer";
  return (
    <WithSidePanel panel={panel}>
      <PageHeader
        title="Create campaign"
        description="Choose how shoppers get to see what you offer."
        parent={PARENT[type]}
      />
      <ul className="grid max-w-3xl gap-4 px-4 py-4 sm:grid-cols-2 md:px-6">
        {KINDS.map((kind) => (
          <KindCard
            key={kind.type}
            kind={kind}
            primary={kind.type === type && (kind.type !== "flyer" || pending.length === 0)}
          >
            {kind.type === "flyer" && promote && pending.length > 0 ? (
              <Button
                variant={type === "flyer" ? "primary" : "quiet"}
                onClick={() => promote.onSelect(pending)}
              >
                Promote {countItems(pending.length, "offer")}
              </Button>
            ) : null}
          </KindCard>
        ))}
      </ul>
      <p className="px-4 text-small text-muted md:px-6">
        <a href="/ADMIN-UI/help/campaign" target="_blank" rel="noreferrer" className="link">
          How campaigns work, and what they cost
        </a>
      </p>
    </WithSidePanel>
  );
}
