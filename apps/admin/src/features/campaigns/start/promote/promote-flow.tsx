import { isApproved } from "@marquee/domain/approval/store-approval";
import { flyerLanding, offersLanding } from "@marquee/domain/payments/landings";
import type { Settings } from "@marquee/domain/session/settings.schema";
import type { PricedPlanOutput } from "@marquee/machines/payments/priced-plan.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import type { PaymentBridges } from "../../../payments/payment-bridges.ts";
import { PricedPlanFlow } from "../../../payments/priced-plan-flow.tsx";
import { useStoredPlan } from "../../../payments/use-priced-plan.ts";
import { PromoteForm } from "./promote-form.tsx";
import type { OpenedPromotion } from "./promotion-start.ts";
import { PromotionSucceeded } from "./promotion-succeeded.tsx";
import { usePromotion, type PromotionActor } from "./use-promotion.ts";

export interface PromoteFlowProps extends OpenedPromotion {
  /** The key under which this tab stores the flow. */
  readonly planKey: string;
  readonly settings: Settings;
  readonly onClose: () => void;
}

/** Goes on to what was paid for: a flyer's own page, or the tab of the offers that the offer is in. */
export function useArrival(actor: PromotionActor, approved: boolean) {
  const navigate = useNavigate();
  return useCallback(
    ({ campaignId }: PricedPlanOutput) => {
      const kind = actor.getSnapshot().context.checkout?.kind;
      if (kind !== "flyer") void navigate({ ...offersLanding(approved), replace: true });
      else if (campaignId !== null) void navigate(flyerLanding(campaignId));
    },
    [actor, approved, navigate],
  );
}

export interface PromotionFlowProps extends Omit<
  PromoteFlowProps,
  "plan" | "planKey" | "settings"
> {
  readonly actor: PromotionActor;
  readonly bridges: PaymentBridges;
}

/** The promotion of a panel, from the plan that is filled in to what was paid for. The machine's state decides what is shown. */
export function PromotionFlow({ actor, bridges, onClose, ...opened }: PromotionFlowProps) {
  const arrive = useArrival(actor, isApproved(opened.branch));
  const goOn = useCallback(
    (output: PricedPlanOutput) => {
      onClose();
      arrive(output);
    },
    [arrive, onClose],
  );
  return (
    <PricedPlanFlow
      actor={actor}
      outline={
        <Loading label="Looking up your payment">
          <Skeleton className="h-40 w-full" />
        </Loading>
      }
      resumeFailed="Nothing is lost: if it went through, the campaign is made without you."
      succeeded={<PromotionSucceeded actor={actor} names={opened.names} asPageTitle={false} />}
      leftOpen={{
        header: null,
        detail:
          "If it did, the campaign appears among the active ones by itself, with its invoice.",
        action: <Button onClick={onClose}>Close</Button>,
      }}
      onArrive={goOn}
    >
      <PromoteForm {...opened} actor={actor} bridges={bridges} />
    </PricedPlanFlow>
  );
}

/** The promotion of a panel over the real server; this tab stores it. */
export function PromoteFlow({ planKey, settings, plan, ...opened }: PromoteFlowProps) {
  const flow = usePromotion({
    start: plan,
    settings,
    geography: opened.geography,
    approved: isApproved(opened.branch),
    setsItself: true,
  });
  const { actor } = flow;
  useStoredPlan(planKey, actor, plan.companyId);
  const isFresh = plan.checkoutId === null;
  // what is filled in needs no wait for a change: it is set at once
  useEffect(() => {
    if (isFresh && actor.getSnapshot().context.fields.issues.length === 0)
      actor.send({ type: "plan.set" });
  }, [actor, isFresh]);
  return <PromotionFlow {...opened} {...flow} />;
}
