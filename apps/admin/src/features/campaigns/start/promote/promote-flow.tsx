import { flyerLanding } from "@marquee/domain/payments/after-payment";
import type { PricedPlanOutput } from "@marquee/machines/payments/priced-plan.model";
import type { Store } from "@marquee/domain/stores/store.schema";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { PricedPlanFlow } from "../../../payments/priced-plan-flow.tsx";
import { useStoredPlan } from "../../../payments/use-priced-plan.ts";
import { FlyerSucceeded } from "../flyer/flyer-succeeded.tsx";
import { useFlyerCampaign, type FlyerStart } from "../flyer/use-flyer-campaign.ts";
import { PromoteForm } from "./promote-form.tsx";

export interface PromoteFlowProps extends FlyerStart {
  readonly branch: Store;
  /** Why some of the ticked rows are left out. */
  readonly leftOut: readonly string[];
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** A flyer campaign for the ticked rows, from the plan that is filled in to its page. */
export function PromoteFlow({ branch, leftOut, names, onClose, ...start }: PromoteFlowProps) {
  const { actor, bridges } = useFlyerCampaign(start);
  useStoredPlan(start.planKey, actor, start.start.companyId);
  const navigate = useNavigate();
  const isFresh = start.start.checkoutId === null;
  // what is filled in needs no wait for a change: it is set at once
  useEffect(() => {
    if (isFresh && actor.getSnapshot().context.fields.issues.length === 0)
      actor.send({ type: "plan.set" });
  }, [actor, isFresh]);
  const arrive = useCallback(
    ({ campaignId }: PricedPlanOutput) => {
      if (campaignId !== null) void navigate(flyerLanding(campaignId));
    },
    [navigate],
  );
  return (
    <PricedPlanFlow
      actor={actor}
      outline={<Skeleton className="h-40 w-full" />}
      resumeFailed="Nothing is lost: if it went through, the campaign is made without you."
      succeeded={<FlyerSucceeded actor={actor} inPanel />}
      leftOpen={{
        header: null,
        detail:
          "If it did, the campaign appears among the active ones by itself, with its invoice.",
        action: <Button onClick={onClose}>Close</Button>,
      }}
      onArrive={arrive}
    >
      <PromoteForm
        actor={actor}
        bridges={bridges}
        branch={branch}
        geography={start.geography}
        leftOut={leftOut}
        names={names}
      />
    </PricedPlanFlow>
  );
}
