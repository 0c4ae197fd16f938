import { printNotice } from "@marquee/domain/invoices/printed-text";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { CheckoutPane } from "./checkout/checkout-pane.tsx";
import { PromocodeBox } from "./checkout/promocode-box.tsx";
import type { PaymentBridges } from "./payment-bridges.ts";
import { ReceiptView } from "./receipt-view.tsx";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface PaymentSummaryProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  readonly bridges: PaymentBridges;
  /** What the current plan would cost; null while something is not chosen. */
  readonly preview: Receipt | null;
  /** Where the next threshold of the price is. */
  readonly hint?: string | undefined;
  /** What to choose for a price. */
  readonly choose: string;
  /** Whether the current plan takes a promo code. */
  readonly takesPromocode: boolean;
  /** What a free one makes, as the button's label: "Create the campaign". */
  readonly freeAction: string;
  /** The names that the invoice has, if the plan has some already. */
  readonly printed?: readonly string[];
  /** What is shown in place of the payment while the plan is not set. */
  readonly unset: ReactNode;
}

/** What it costs and why, the promo code, and the payment. Amounts are CAD. */
export function PaymentSummary<Draft extends object>({
  actor,
  bridges,
  preview,
  hint,
  choose,
  takesPromocode,
  freeAction,
  printed = [],
  unset,
}: PaymentSummaryProps<Draft>) {
  const unprinted = printNotice(printed);
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const code = useSelector(actor, ({ context }) => context.applied?.code ?? null);
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const promocode = useSelector(actor, ({ children }) => children.promocode);
  const checkout = useSelector(actor, ({ children }) => children.checkout);
  const method = useSelector(checkout, (snapshot) => snapshot?.children.paymentMethod);
  const byPaypal = useSelector(method, (snapshot) => snapshot?.matches("byPaypal"));
  const receipt = stored ?? preview;
  return (
    <section aria-labelledby="payment-summary" className="flex flex-col">
      <h2 id="payment-summary" className="flex items-baseline gap-2 text-section">
        Payment Summary
        <span className="ml-auto text-tiny font-normal tracking-normal text-muted">
          All amounts in CAD
        </span>
      </h2>
      {receipt ? (
        <div className="mt-1.5" aria-live="polite" aria-busy={setting}>
          <ReceiptView
            receipt={receipt}
            code={takesPromocode ? code : null}
            hint={hint}
            paymentType={byPaypal ? "PayPal" : "Card"}
          />
        </div>
      ) : (
        <div className="my-3 flex flex-col items-center gap-1 rounded-control border border-dashed border-line-strong px-6 py-8 text-center text-small text-muted">
          <ReceiptText className="mb-1 size-5" aria-hidden="true" />
          <p>{choose}: the price is shown here line by line as you do.</p>
          {hint ? <p>{hint}</p> : null}
        </div>
      )}
      <div className="flex flex-col gap-4">
        {unprinted === null ? null : (
          <Note tone="wait" role="status">
            {unprinted}
          </Note>
        )}
        {promocode && takesPromocode ? <PromocodeBox actor={promocode} /> : null}
        {checkout ? (
          <CheckoutPane actor={checkout} bridges={bridges} freeAction={freeAction} />
        ) : (
          unset
        )}
      </div>
    </section>
  );
}
