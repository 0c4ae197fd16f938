import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import { planAgain } from "@marquee/domain/campaigns/flyer/renew-review";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { ThingFailure } from "../../../../page-kit/detail/thing-failure.tsx";
import { firstFailure } from "../../../../page-kit/list/list-failure.tsx";
import { StepsSkeleton } from "../../../../page-kit/outline/steps-skeleton.tsx";
import { useScreenSearch } from "../../../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../../../session/session-context.tsx";
import { useOnlyBranch } from "../../../companies/companies.queries.ts";
import type { GeographyIndex } from "../../../geography/geography-index.ts";
import { useGeography } from "../../../geography/geography.queries.ts";
import { useSettings } from "../../../payments/payments.queries.ts";
import {
  freshPlan,
  hasStoredPlan,
  planKey,
  readStoredPlan,
  type StoredPlan,
} from "../../../payments/stored-plan.ts";
import { campaignFlowSearch } from "../../campaigns.search.ts";
import { renewalQuery } from "../renew/renewal.queries.ts";
import { FlyerFlow } from "./flyer-flow.tsx";

const CAMPAIGN = {
  noun: "campaign",
  list: { to: "/home/campaign/campaignList", label: "Flyer Campaign" },
} as const;

interface OpenProps {
  readonly settings: Settings;
  readonly geography: GeographyIndex;
  readonly planKey: string;
  readonly fresh: StoredPlan<FlyerPlanDraft>;
}

/** What this tab has stored comes first; it is read once, when the screen opens. */
function OpenFlyer({ settings, geography, planKey: key, fresh }: OpenProps) {
  const [start] = useState(() => readStoredPlan(key, fresh));
  return <FlyerFlow start={start} planKey={key} geography={geography} settings={settings} />;
}

/** What the screen opens with if this tab holds no plan; null until everything it needs is known. */
function useFresh(renewedId: string | null) {
  const user = useUser();
  const renewed = useQuery({
    ...renewalQuery(useClient(), renewedId ?? ""),
    enabled: renewedId !== null,
  });
  const [empty] = useState(() => emptyFlyerPlan(user));
  const isNew = renewedId === null;
  const only = useOnlyBranch(isNew && empty.storeId === "" ? user.companyId : null);
  const fresh = useMemo((): StoredPlan<FlyerPlanDraft> | null => {
    if (isNew) {
      const draft = { ...empty, storeId: empty.storeId || only.storeId };
      return only.isAwaited ? null : freshPlan(draft, user.companyId);
    }
    if (!renewed.data) return null;
    const { campaign, review } = renewed.data;
    return freshPlan(planAgain(campaign, review, null), campaign.companyId);
  }, [isNew, renewed.data, user, empty, only.storeId, only.isAwaited]);
  const isSponsored = renewed.data?.campaign.campaignType === "sponsored";
  return { fresh, isSponsored, renewed };
}

/** Start Offer/Product Campaign; with an id, the renewal of that campaign. A sponsored campaign has a form of its own. */
export function FlyerScreen() {
  const { type, id, checkout } = useScreenSearch(campaignFlowSearch);
  if (type === "sponsored")
    return <Navigate to="/home/campaign/sponsoredPromotion" search={{ type, id }} replace />;
  return <Flyer renewedId={id ?? null} checkoutId={checkout ?? null} />;
}

interface FlyerProps {
  readonly renewedId: string | null;
  /** A checkout whose plan this tab has stored, to be opened as it was left (PLAN-M12). */
  readonly checkoutId: string | null;
}

function Flyer({ renewedId, checkoutId }: FlyerProps) {
  const { email } = useUser();
  const settings = useSettings();
  const geography = useGeography();
  const { fresh, isSponsored, renewed } = useFresh(renewedId);
  const key = planKey("flyerPlan", email, checkoutId ?? renewedId);
  const [isStored] = useState(() => checkoutId === null || hasStoredPlan(key));
  if (checkoutId !== null && !isStored)
    return <Navigate to="/home/checkout" search={{ id: checkoutId }} replace />;
  if (isSponsored)
    return (
      <Navigate
        to="/home/campaign/sponsoredPromotion"
        search={{ type: "sponsored", id: renewedId ?? undefined }}
        replace
      />
    );
  if (settings.data && geography.data && fresh)
    return (
      <OpenFlyer
        key={key}
        planKey={key}
        settings={settings.data}
        geography={geography.data}
        fresh={fresh}
      />
    );
  const failure = firstFailure(settings, geography, renewed);
  if (!failure) return <StepsSkeleton />;
  return (
    <ThingFailure of={CAMPAIGN} title="What a campaign needs could not be loaded" query={failure} />
  );
}
