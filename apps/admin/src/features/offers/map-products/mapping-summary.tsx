import { nextMapThreshold } from "@marquee/domain/campaigns/map-rate";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { useSelector } from "@xstate/react";
import { ReceiptText } from "lucide-react";
import { CheckoutPane } from "../../../page-kit/payments/checkout-pane.tsx";
import type { PaymentBridges } from "../../../page-kit/payments/payment-bridges.ts";
import { ReceiptView } from "../../../page-kit/payments/receipt-view.tsx";
import { Button } from "../../../ui/button.tsx";
import type { MapProductsActor } from "./use-map-products.ts";

export interface MappingSummaryProps {
  readonly actor: MapProductsActor;
  readonly bridges: PaymentBridges;
  /** What the current choice would cost; null while nothing is chosen. */
  readonly preview: Receipt | null;
  /** Those mapped before and those chosen now. */
  readonly products: number;
}

/** What it costs and why, and the payment. Amounts are CAD. */
export function MappingSummary({ actor, bridges, preview, products }: MappingSummaryProps) {
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const pricing = useSelector(actor, (snapshot) => snapshot.matches("pricing"));
  const checkout = useSelector(actor, ({ children }) => children.checkout);
  const method = useSelector(checkout, (snapshot) => snapshot?.children.paymentMethod);
  const byPaypal = useSelector(method, (snapshot) => snapshot?.matches("byPaypal"));
  const receipt = stored ?? preview;
  const hint = nextMapThreshold(products).text;
  return (
    <section aria-labelledby="payment-summary" className="flex flex-col">
      <h2 id="payment-summary" className="flex items-baseline gap-2 text-section">
        Payment Summary
        <span className="ml-auto text-tiny font-normal tracking-normal text-muted">
          All amounts in CAD
        </span>
      </h2>
      {receipt ? (
        <div className="mt-1.5" aria-live="polite" aria-busy={pricing}>
          <ReceiptView receipt={receipt} hint={hint} method={byPaypal ? "paypal" : "card"} />
        </div>
      ) : (
        <div className="my-3 flex flex-col items-center gap-1 rounded-control border border-dashed border-line-strong px-6 py-8 text-center text-small text-muted">
          <ReceiptText className="mb-1 size-5" aria-hidden="true" />
          <p>Choose products: the price stands here line by line as you do.</p>
          <p>{hint}</p>
        </div>
      )}
      {checkout ? (
        <CheckoutPane actor={checkout} bridges={bridges} freeAction="Map the products" />
      ) : (
        <div className="flex flex-col gap-2">
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            busy={pricing}
            onClick={() => actor.send({ type: "plan.set" })}
          >
            Continue to payment
          </Button>
          {pricing ? (
            <Button variant="ghost" onClick={() => actor.send({ type: "plan.cancelled" })}>
              Cancel
            </Button>
          ) : (
            <p className="text-center text-tiny text-muted">Nothing is charged yet.</p>
          )}
        </div>
      )}
    </section>
  );
}
