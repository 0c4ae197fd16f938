import { useSelector } from "@xstate/react";
import { Button } from "../../ui/button.tsx";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface SetPlanButtonProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  readonly label: string;
}

/** Sets the plan and goes on to its payment. */
export function SetPlanButton<Draft extends object>({ actor, label }: SetPlanButtonProps<Draft>) {
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        busy={setting}
        onClick={() => actor.send({ type: "plan.set" })}
      >
        {label}
      </Button>
      {setting ? (
        <Button variant="ghost" onClick={() => actor.send({ type: "plan.cancelled" })}>
          Cancel
        </Button>
      ) : (
        <p className="text-center text-tiny text-muted">Nothing is charged yet.</p>
      )}
    </div>
  );
}
