import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { emptyFlyerPlan, renewDraft } from "@marquee/domain/campaigns/flyer-plan-draft";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { ListFailure } from "../../../page-kit/list/list-failure.tsx";
import { useOnlyBranch } from "../../companies/companies.queries.ts";
import { freshPlan, planKey, readStoredPlan, type StoredPlan } from "../../payments/stored-plan.ts";
import { useSettings } from "../../payments/payments.queries.ts";
import { useUser } from "../../../session/session-context.tsx";
import type { GeographyIndex } from "../../geography/geography-index.ts";
import { useGeography } from "../../geography/geography.queries.ts";
import { useCampaign } from "../campaigns.queries.ts";
import { FlyerFlow } from "./flyer-flow.tsx";
import { FlyerSkeleton } from "./flyer-skeleton.tsx";

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

/** What the screen opens with where this tab holds no plan; null until everything it needs is known. */
function useFresh(renewedId: string | null) {
  const user = useUser();
  const renewed = useCampaign(renewedId);
  const [empty] = useState(() => emptyFlyerPlan(user));
  const isNew = renewedId === null;
  const only = useOnlyBranch(isNew && empty.storeId === "" ? user.companyId : null);
  const fresh = useMemo((): StoredPlan<FlyerPlanDraft> | null => {
    if (isNew) {
      const draft = { ...empty, storeId: empty.storeId || only.storeId };
      return only.isAwaited ? null : freshPlan(draft, user.companyId);
    }
    if (!renewed.data) return null;
    return freshPlan(renewDraft(renewed.data), renewed.data.companyId);
  }, [isNew, renewed.data, user, empty, only.storeId, only.isAwaited]);
  return { fresh, error: renewed.error, retry: renewed.refetch };
}

/** Start Offer/Product Campaign; with an id, the renewal of that campaign. */
export function FlyerScreen() {
  const { email } = useUser();
  const renewedId = useSearch({ strict: false })["id"] ?? null;
  const settings = useSettings();
  const geography = useGeography();
  const { fresh, error, retry } = useFresh(renewedId);
  const key = planKey("flyerPlan", email, renewedId);
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
  const failure = settings.error ?? geography.error ?? error;
  if (!failure) return <FlyerSkeleton />;
  return (
    <ListFailure
      title="What a campaign needs could not be loaded"
      error={failure}
      onRetry={() => void Promise.all([settings.refetch(), geography.refetch(), retry()])}
    />
  );
}
