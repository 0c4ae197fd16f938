import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer-plan-rules";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { brokenRules } from "@marquee/domain/validation/rule";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { newId } from "../../../browser/new-id.ts";
import { now } from "../../../browser/now.ts";
import { PaymentBridges } from "../../../page-kit/payments/payment-bridges.ts";
import { useClient, useUser } from "../../../session/session-context.tsx";
import type { GeographyIndex } from "../../../page-kit/geography/geography-index.ts";
import { provideFlyer, type FlyerActor } from "./flyer-machine.ts";
import { removeStoredPlan, storePlan, type StoredPlan } from "./stored-plan.ts";
import { countPlanPlaces } from "./plan-price.ts";

export interface FlyerStart {
  /** What the screen opens with: a stored plan, a renewed one, or an empty one. */
  readonly start: StoredPlan;
  /** The key under which this tab stores the flow. */
  readonly planKey: string;
  readonly geography: GeographyIndex;
  readonly settings: Settings;
}

/** The flow of one flyer campaign, and the bridges to the providers' forms. */
export function useFlyerCampaign({ start, geography, settings }: FlyerStart): {
  readonly actor: FlyerActor;
  readonly bridges: PaymentBridges;
} {
  const client = useClient();
  const { email } = useUser();
  const bridges = useMemo(() => new PaymentBridges(settings), [settings]);
  const machine = useMemo(() => provideFlyer(client, bridges, email), [client, bridges, email]);
  const validate = (draft: FlyerPlanDraft) =>
    brokenRules(flyerPlanRules, draft, {
      now: now(),
      places: countPlanPlaces(draft, geography, null),
    });
  const { draft, applied, checkoutId } = start;
  const prefill = settings.defaultPromocode;
  const actor = useActorRef(machine, {
    input: { draft, validate, newId, prefill, applied, checkoutId },
  });
  return { actor, bridges };
}

/**
 * Stores the flow for this tab, so that a reload resumes it: also the success, while it shows. Left after
 * that, there is nothing to find; a reload does not leave.
 */
export function useStoredFlow(key: string, actor: FlyerActor, companyId: string | null): void {
  const draft = useSelector(actor, ({ context }) => context.fields.values);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const checkoutId = useSelector(actor, ({ context }) => context.checkoutId);
  const over = useSelector(
    actor,
    (snapshot) => snapshot.status === "done" || snapshot.matches("redirecting"),
  );
  useEffect(() => {
    storePlan(key, { companyId, draft, applied, checkoutId });
    return over ? () => removeStoredPlan(key) : undefined;
  }, [key, over, companyId, draft, applied, checkoutId]);
}
