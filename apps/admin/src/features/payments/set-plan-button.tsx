import type { PaymentMethod } from "@marquee/machines/payments/payment-method.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useSelector } from "@xstate/react";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface SetPlanButtonProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** What paying by card is called here. */
  readonly label: string;
  /** Whether PayPal is offered beside it. */
  readonly paypal: boolean;
}

/** Sets the plan and goes on to its payment, by card or by PayPal. */
export function SetPlanButton<Draft extends object>({
  actor,
  label,
  paypal,
}: SetPlanButtonProps<Draft>) {
  const setting = useSelector(actor, (snapshot) =>
    snapshot.matches("settingPlan") ? snapshot.context.method : null,
  );
  const set = (method: PaymentMethod) => actor.send({ type: "plan.set", method });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Button
          variant="primary"
          size="lg"
          className="min-w-0 flex-1"
          busy={setting === "card"}
          onClick={() => set("card")}
        >
          {label}
        </Button>
        {paypal ? (
          <Button size="lg" busy={setting === "paypal"} onClick={() => set("paypal")}>
            PayPal
          </Button>
        ) : null}
      </div>
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
