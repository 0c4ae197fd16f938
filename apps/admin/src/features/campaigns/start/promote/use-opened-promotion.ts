import { emptyPromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { firstFailure } from "../../../../page-kit/list/list-failure.tsx";
import { useClient } from "../../../../session/session-context.tsx";
import { useBranch, useBranches } from "../../../companies/companies.queries.ts";
import { useGeography } from "../../../geography/geography.queries.ts";
import { useSettings } from "../../../payments/payments.queries.ts";
import { freshPlan, readStoredPlan } from "../../../payments/stored-plan.ts";
import { earlierAreaQuery, plansQuery } from "../../campaigns.queries.ts";
import { openPromotion } from "./open-promotion.ts";
import type { OpenedPromotion, PromotionStart } from "./promotion-start.ts";

/** What was filled in at the opening: it stays as it is while lists are read again behind it. */
type Opened = Pick<OpenedPromotion, "plan" | "branch" | "earlier" | "leftOut" | "names">;

export interface PromotionSource {
  readonly start: PromotionStart;
  /** The key under which this tab stores the plan. */
  readonly planKey: string;
  /** The branch that is chosen, if the plan is not one that this tab has stored. */
  readonly storeId: string;
  /** Whether a plan that this tab has stored goes on, as on a page of its own. */
  readonly restores?: boolean;
}

/** Everything that a promotion is filled in from; a panel without rows opens with the plan that this tab has stored. */
export function useOpenedPromotion({ start, planKey, storeId, restores }: PromotionSource) {
  const client = useClient();
  const settings = useSettings();
  const geography = useGeography();
  const branches = useBranches(start.companyId);
  const plans = useQuery(plansQuery(client));
  const [stored] = useState(() =>
    start.items === null
      ? readStoredPlan(planKey, freshPlan(emptyPromotionDraft, start.companyId))
      : null,
  );
  const branchId = stored?.draft.storeId ?? storeId;
  const earlier = useQuery(earlierAreaQuery(client, branchId));
  const [opened, setOpened] = useState<Opened | null>(null);
  const branch = useBranch(start.companyId, branchId);

  function open(): Opened | null {
    if (!branch || plans.isPending || earlier.isPending) return null;
    const found = { branch, earlier: start.inOwnCity ? null : (earlier.data ?? null) };
    if (stored) return { ...found, plan: stored, leftOut: [], names: [] };
    const { draft, ...taken } = openPromotion({
      ...found,
      campaignFor: start.campaignFor,
      items: start.items ?? [],
      plans: plans.data?.rows ?? [],
    });
    const fresh = freshPlan(draft, start.companyId);
    const plan = restores ? readStoredPlan(planKey, fresh) : fresh;
    // the plan of an earlier purchase has no branch of its own, and no name if it was of one offer
    const campaignName = plan.draft.campaignName || draft.campaignName;
    const complete = { ...plan.draft, storeId: branch.id, campaignName };
    return { ...found, ...taken, plan: { ...plan, draft: complete } };
  }

  const current = opened?.branch.id === branchId ? opened : open();
  if (current && current !== opened) setOpened(current);
  return {
    opened: current,
    settings: settings.data,
    geography: geography.data,
    plans,
    branches: branches.data?.rows ?? [],
    failure: firstFailure(settings, geography, branches),
  };
}
