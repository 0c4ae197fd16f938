import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer-plan-rules";
import { brokenRules } from "@marquee/domain/validation/rule";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { newId } from "../../../browser/new-id.ts";
import { now } from "../../../browser/now.ts";
import { CardDesk } from "../../../page-kit/payments/card-desk.ts";
import { useClient } from "../../../session/session-context.tsx";
import type { Atlas } from "../places/use-atlas.ts";
import { flyerMachine, type FlyerActor } from "./flyer-machine.ts";
import { forgetPlan, keepPlan, type KeptPlan } from "./kept-plan.ts";
import { placesOfPlan } from "./plan-price.ts";

export interface FlyerStart {
  /** What the screen opens with: a kept plan, a renewed one, or an empty one. */
  readonly start: KeptPlan;
  /** Where this tab keeps the flow. */
  readonly planKey: string;
  readonly atlas: Atlas;
  /** The card provider's stand-in on our own origin, or null for the provider's own script. */
  readonly cardScript: string | null;
  readonly prefill: string;
}

/** The flow of one flyer campaign, and the desk its card form is drawn at. */
export function useFlyerCampaign({ start, atlas, cardScript, prefill }: FlyerStart) {
  const client = useClient();
  const desk = useMemo(() => new CardDesk(cardScript), [cardScript]);
  const machine = useMemo(() => flyerMachine(client, desk), [client, desk]);
  const validate = (draft: FlyerPlanDraft) =>
    brokenRules(flyerPlanRules, draft, { now: now(), places: placesOfPlan(draft, atlas, null) });
  const { draft, applied, checkoutId } = start;
  const actor = useActorRef(machine, {
    input: { draft, validate, newId, prefill, applied, checkoutId },
  });
  return { actor, desk };
}

/** Keeps the flow's place for this tab, so that a reload finds it; once it is over there is nothing to find. */
export function useKeptFlow(key: string, actor: FlyerActor, companyId: string | null): void {
  const draft = useSelector(actor, ({ context }) => context.plan.values);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const checkoutId = useSelector(actor, ({ context }) => context.checkoutId);
  const over = useSelector(
    actor,
    (snapshot) => snapshot.status === "done" || snapshot.matches("redirecting"),
  );
  useEffect(() => {
    if (over) forgetPlan(key);
    else keepPlan(key, { companyId, draft, applied, checkoutId });
  }, [key, over, companyId, draft, applied, checkoutId]);
}
