import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { shownIssues } from "@marquee/machines/forms/fields";
import { useSelector } from "@xstate/react";
import type { FlyerActor } from "./flyer-machine.ts";

/** The plan on the screen: what it holds, what is wrong with it, and how to change it. */
export interface Plan {
  readonly values: FlyerPlanDraft;
  /** The message to show at a field, if any. */
  readonly errorAt: (field: keyof FlyerPlanDraft) => string | undefined;
  /** Whether nothing is wrong with these fields, shown or not. */
  readonly isSound: (...fields: readonly (keyof FlyerPlanDraft)[]) => boolean;
  readonly change: (values: Partial<FlyerPlanDraft>) => void;
  readonly blur: (field: keyof FlyerPlanDraft) => void;
}

/** Reads and changes the plan of a flow. */
export function usePlan(actor: FlyerActor): Plan {
  const fields = useSelector(actor, ({ context }) => context.fields);
  const shown = shownIssues(fields);
  return {
    values: fields.values,
    errorAt: (name) => shown.find(({ field }) => field === name)?.message,
    isSound: (...names) =>
      ![...fields.issues, ...fields.serverIssues].some(({ field }) =>
        names.some((name) => name === field),
      ),
    change: (values) => actor.send({ type: "fields.changed", values }),
    blur: (name) => actor.send({ type: "field.blurred", name }),
  };
}
