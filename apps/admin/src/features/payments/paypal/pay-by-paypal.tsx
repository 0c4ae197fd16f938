import { formatCad } from "@marquee/domain/money/format-money";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useSelector } from "@xstate/react";
import { PAYMENT_TEXTS } from "../card/card-form-texts.ts";
import { CancelPayment } from "../checkout/cancel-payment.tsx";
import type { PaypalPaymentActor } from "../checkout/payment-actor-types.ts";
import { ProviderFormFailed } from "../checkout/provider-form-failed.tsx";
import { OutcomePanel } from "../outcome-panel.tsx";
import type { PaymentBridges } from "../payment-bridges.ts";
import { useInView } from "../use-in-view.ts";
import { PaypalOutcome } from "./paypal-outcome.tsx";

export interface PayByPaypalProps {
  readonly actor: PaypalPaymentActor;
  readonly bridges: PaymentBridges;
  /** Marquee's client at PayPal, and what it charges, in CAD. */
  readonly paypal: NonNullable<Checkout["paypal"]>;
  /** Why an earlier payment of the same checkout came to nothing, or why the way to pay stays. */
  readonly notice: string | null;
}

const Shape = () => <Skeleton className="h-11 w-full rounded-control" />;

const PaypalButton = onDemand(async () => (await import("./paypal-button.tsx")).PaypalButton, {
  loading: <Shape />,
});

/** PayPal's button with the amount beside it, and every state of a payment by PayPal. */
export function PayByPaypal({ actor, bridges, paypal, notice }: PayByPaypalProps) {
  const snapshot = useSelector(actor, (current) => current);
  const cancel = () => actor.send({ type: "payment.cancelled" });
  // it is chosen, or was declined: its button is what comes next
  const payment = useInView<HTMLElement>(
    snapshot.can({ type: "order.requested" }) ? "ready" : null,
  );
  if (snapshot.matches("loadingButton"))
    return (
      <Loading label="PayPal's button is on its way.">
        <Shape />
      </Loading>
    );
  if (snapshot.matches("buttonUnavailable"))
    return (
      <div className="flex flex-col gap-3">
        <ProviderFormFailed
          title="PayPal could not be loaded"
          host="www.paypal.com"
          reassurance={PAYMENT_TEXTS.reassurance}
          onRetry={() => actor.send({ type: "button.retry" })}
        />
        <CancelPayment label={PAYMENT_TEXTS.cancel} onCancel={cancel} />
      </div>
    );
  const resting = snapshot.can({ type: "order.requested" });
  return (
    <section
      ref={payment}
      aria-label="Pay by PayPal"
      className="flex scroll-mt-2 scroll-mb-20 flex-col gap-3"
    >
      {notice && snapshot.matches("ready") ? (
        <OutcomePanel outcome="declined" title={notice}>
          Nothing was charged.
        </OutcomePanel>
      ) : null}
      <PaypalOutcome
        snapshot={snapshot}
        onCancel={cancel}
        onStopWaiting={() => actor.send({ type: "payment.stopWaiting" })}
      />
      <p className="flex items-baseline text-small" hidden={!resting}>
        <span className="text-muted">PayPal charges</span>
        <span className="figures ml-auto font-semibold">{formatCad(paypal.amount)}</span>
      </p>
      <div hidden={snapshot.matches("awaitingSettlement")}>
        <PaypalButton
          actor={actor}
          bridge={bridges.paypal}
          clientId={paypal.clientId}
          disabled={!resting}
        />
      </div>
      {resting ? (
        <CancelPayment
          note={PAYMENT_TEXTS.meaning(paypal.amount)}
          label={PAYMENT_TEXTS.cancel}
          onCancel={cancel}
        />
      ) : null}
    </section>
  );
}
