import { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import { checkoutMachine } from "@marquee/machines/payments/checkout.machine";
import { currentStep, paymentSteps } from "@marquee/machines/payments/payment-steps";
import { paypalPaymentMachine } from "@marquee/machines/payments/paypal-payment.machine";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useSelector } from "@xstate/react";
import { Check } from "lucide-react";
import type { CheckoutActor } from "./payment-actor-types.ts";

const STEPS = {
  card: paymentSteps(cardPaymentMachine, checkoutMachine),
  paypal: paymentSteps(paypalPaymentMachine, checkoutMachine),
} as const;

/** How far the person is in the machines of this checkout. */
function useStep(actor: CheckoutActor) {
  const checkout = useSelector(actor, (snapshot) => snapshot);
  const method = checkout.children.paymentMethod;
  const { cardPayment, paypalPayment } = useSelector(method, (one) => one?.children) ?? {};
  const card = useSelector(cardPayment, (one) => one);
  const paypal = useSelector(paypalPayment, (one) => one);
  const isByPaypal = paypal !== undefined || checkout.context.checkout.method === "paypal";
  const payments = [card, paypal].filter((one) => one !== undefined);
  return {
    steps: isByPaypal ? STEPS.paypal : STEPS.card,
    // what costs nothing has no payment to take steps in
    current:
      checkout.context.checkout.receipt.charge === 0 ? null : currentStep(...payments, checkout),
  };
}

/** The steps of the payment with the person's place among them; none while the machines name none (CHECKOUT-M10). */
export function StepMap({ actor }: { readonly actor: CheckoutActor }) {
  const { steps, current } = useStep(actor);
  const at = steps.findIndex((step) => step === current);
  if (at < 0) return null;
  return (
    <nav aria-label="Steps of the payment">
      <ol className="flex">
        {steps.map((step, index) => {
          const isDone = index < at;
          const isCurrent = index === at;
          return (
            <li
              key={step}
              aria-current={isCurrent ? "step" : undefined}
              className="relative flex min-w-0 flex-1 flex-col items-center gap-1"
            >
              {index > 0 ? (
                <span
                  aria-hidden="true"
                  className={classNames(
                    "absolute top-[0.5625rem] right-[calc(50%+0.8125rem)] h-px w-[calc(100%-1.625rem)]",
                    index <= at ? "bg-accent" : "bg-line-strong",
                  )}
                />
              ) : null}
              <span
                aria-hidden="true"
                className={classNames(
                  "figures relative grid size-[1.1875rem] place-items-center rounded-full border text-tiny",
                  isCurrent && "border-accent bg-accent font-semibold text-on-accent",
                  isDone && "border-accent bg-surface text-accent-text",
                  index > at && "border-line-strong bg-surface text-muted",
                )}
              >
                {isDone ? <Check className="size-3" /> : index + 1}
              </span>
              <span
                className={classNames(
                  "text-tiny whitespace-nowrap",
                  isCurrent ? "font-semibold text-ink" : "text-muted",
                )}
              >
                {step}
                {isDone ? <span className="sr-only">, done</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
