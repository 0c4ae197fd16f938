import { renewedItems, withRenewedItems } from "@marquee/domain/campaigns/flyer/renew-review";
import {
  emptySponsoredCampaign,
  renewSponsoredDraft,
} from "@marquee/domain/campaigns/sponsored/sponsored-draft";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { useState } from "react";
import { ThingFailure } from "../../../../page-kit/detail/thing-failure.tsx";
import { StepsSkeleton } from "../../../../page-kit/outline/steps-skeleton.tsx";
import { PageHeader } from "../../../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../../../session/session-context.tsx";
import { useOnlyBranch } from "../../../companies/companies.queries.ts";
import { campaignFlowSearch } from "../../campaigns.search.ts";
import { renewalQuery } from "../renew/renewal.queries.ts";
import { SPONSORED_LIST, SponsoredFormView } from "./sponsored-form.tsx";
import { readStoredSponsored, sponsoredKey, type SponsoredStart } from "./stored-sponsored.ts";

const HEADER = <PageHeader title="Sponsored display" parent={SPONSORED_LIST} here="New" />;

const Outline = () => <StepsSkeleton header={HEADER} />;

interface OpenedProps {
  readonly fresh: SponsoredStart;
  readonly renewedId: string | null;
}

/** What this tab has stored comes first; it is read once, when the screen opens. */
function Opened({ fresh, renewedId }: OpenedProps) {
  const key = sponsoredKey(useUser().email, renewedId);
  const [start] = useState(() => readStoredSponsored(key, fresh));
  return <SponsoredFormView start={start} storageKey={key} />;
}

function NewCampaign() {
  const user = useUser();
  const [id] = useState(newId);
  const empty = emptySponsoredCampaign(user);
  const only = useOnlyBranch(empty.storeId === "" ? user.companyId : null);
  if (only.isAwaited) return <Outline />;
  const values = { id, ...empty, storeId: empty.storeId || only.storeId };
  return <Opened fresh={{ values, companyId: user.companyId, ends: new Map() }} renewedId={null} />;
}

/** An address that names a campaign that cannot be renewed as a sponsored one. */
const NotSponsored = () => (
  <>
    {HEADER}
    <EmptyState
      icon={<Sparkles />}
      title="This campaign is no sponsored one"
      detail="A flyer campaign is renewed from its own page."
      action={
        <Button asChild>
          <Link to={SPONSORED_LIST.to} search={SPONSORED_LIST.search}>
            See the sponsored campaigns
          </Link>
        </Button>
      }
    />
  </>
);

function RenewedCampaign({ renewedId }: { readonly renewedId: string }) {
  const [id] = useState(newId);
  const renewal = useQuery(renewalQuery(useClient(), renewedId));
  if (renewal.error && !renewal.data)
    return (
      <>
        {HEADER}
        <ThingFailure
          of={{ noun: "campaign", list: SPONSORED_LIST }}
          title="The campaign could not be loaded"
          query={renewal}
        />
      </>
    );
  if (!renewal.data) return <Outline />;
  const { campaign, review } = renewal.data;
  if (campaign.campaignType !== "sponsored") return <NotSponsored />;
  const ends = renewedItems(review).map(
    (item) => [item.id, { id: item.id, validTill: item.until }] as const,
  );
  const values = { id, ...withRenewedItems(renewSponsoredDraft(campaign), review) };
  const fresh = { values, companyId: campaign.companyId, ends: new Map(ends) };
  return <Opened fresh={fresh} renewedId={renewedId} />;
}

/** A new sponsored campaign; with an id in the address, the renewal of that campaign. */
export function SponsoredScreen() {
  const { type, id } = useScreenSearch(campaignFlowSearch);
  if (type === "flyer")
    return <Navigate to="/home/campaign/promotionBatch" search={{ type, id }} replace />;
  return id === undefined ? <NewCampaign /> : <RenewedCampaign key={id} renewedId={id} />;
}
