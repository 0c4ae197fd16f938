import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { nextThreshold } from "@marquee/domain/campaigns/flyer-rate";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { useSelector } from "@xstate/react";
import { ReceiptText } from "lucide-react";
import { CheckoutPane } from "../../../page-kit/payments/checkout-pane.tsx";
import type { PaymentBridges } from "../../../page-kit/payments/payment-bridges.ts";
import { PromocodeBox } from "../../../page-kit/payments/promocode-box.tsx";
import { ReceiptView } from "../../../page-kit/payments/receipt-view.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { FlyerActor } from "./flyer-machine.ts";

export interface PaymentSummaryProps {
  readonly actor: FlyerActor;
  readonly bridges: PaymentBridges;
  /** What the current plan would cost; null while something is not chosen. */
  readonly preview: Receipt | null;
  readonly items: number;
  readonly campaignFor: CampaignFor | "";
}

function NoPrice({ items, campaignFor }: Pick<PaymentSummaryProps, "items" | "campaignFor">) {
  return (
    <div className="my-3 flex flex-col items-center gap-1 rounded-control border border-dashed border-line-strong px-6 py-8 text-center text-small text-muted">
      <ReceiptText className="mb-1 size-5" aria-hidden="true" />
      <p>Choose branch, items, area and dates: the price stands here line by line as you do.</p>
      {items > 0 && campaignFor !== "" ? <p>{nextThreshold(items, campaignFor).text}</p> : null}
    </div>
  );
}

/** Before the plan is set there is nothing to pay. */
function PlanMissing({ setting }: { readonly setting: boolean }) {
  return (
    <p
      role="status"
      className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-press px-4 text-center text-muted"
    >
      {setting ? <Spinner /> : null}
      {setting ? "Setting the plan" : paymentMessages.planMissing}
    </p>
  );
}

/** What it costs and why, the promo code, and the payment. Amounts are CAD. */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { actor, bridges, preview, items, campaignFor } = props;
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const code = useSelector(actor, ({ context }) => context.applied?.code ?? null);
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const promocode = useSelector(actor, ({ children }) => children.promocode);
  const checkout = useSelector(actor, ({ children }) => children.checkout);
  const method = useSelector(checkout, (snapshot) => snapshot?.children.paymentMethod);
  const byPaypal = useSelector(method, (snapshot) => snapshot?.matches("byPaypal"));
  const receipt = stored ?? preview;
  const hint =
    campaignFor === "" || items === 0 ? undefined : nextThreshold(items, campaignFor).text;
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
            code={code}
            hint={hint}
            method={byPaypal ? "paypal" : "card"}
          />
        </div>
      ) : (
        <NoPrice items={items} campaignFor={campaignFor} />
      )}
      <div className="flex flex-col gap-4">
        {promocode ? <PromocodeBox actor={promocode} /> : null}
        {checkout ? (
          <CheckoutPane actor={checkout} bridges={bridges} freeAction="Create the campaign" />
        ) : (
          <PlanMissing setting={setting} />
        )}
      </div>
    </section>
  );
}
