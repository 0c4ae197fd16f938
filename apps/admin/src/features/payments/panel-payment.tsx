import { paymentNotices } from "@marquee/domain/payments/messages";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { Chip } from "@marquee/ui/content/chip.tsx";
import { useSelector } from "@xstate/react";
import { TicketPercent } from "lucide-react";
import { useEffect, useState } from "react";
import { CheckoutPane } from "./checkout/checkout-pane.tsx";
import { PromocodeBox, type PromocodeActor } from "./checkout/promocode-box.tsx";
import type { PaymentBridges } from "./payment-bridges.ts";
import type { PaymentFold } from "./payment-fold.ts";
import { ReceiptView } from "./receipt-view.tsx";
import { useInView } from "./use-in-view.ts";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface PanelPaymentProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  readonly bridges: PaymentBridges;
  readonly preview: Receipt | null;
  /** Where the next threshold of the price is. */
  readonly hint?: string | undefined;
  /** Why the plan takes no promo code; null if it takes one. */
  readonly noPromocode: string | null;
  readonly freeAction: string;
  readonly fold: PaymentFold;
}

/** The promo code in a line of its own, typed where it is shown. */
function PromocodeLine({ actor }: { readonly actor: PromocodeActor }) {
  const applied = useSelector(actor, ({ context }) => context.applied);
  const message = useSelector(actor, ({ context }) => context.message);
  const code = useSelector(actor, ({ context }) => context.code);
  const isLocked = useSelector(actor, (snapshot) => snapshot.matches("locked"));
  const [isOpen, setOpen] = useState(code !== "");
  if (applied)
    return (
      <p className="flex items-center gap-2 text-small text-muted">
        <Chip
          label={applied.code}
          onRemove={isLocked ? undefined : () => actor.send({ type: "promocode.removed" })}
        />
        <span role="status">{isLocked ? paymentNotices.priceHeld : message}</span>
      </p>
    );
  if (isOpen) return <PromocodeBox actor={actor} />;
  if (isLocked) return <p className="text-small text-muted">{paymentNotices.priceHeld}</p>;
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center gap-1.5 self-start text-small font-medium text-accent-text"
      onClick={() => setOpen(true)}
    >
      <TicketPercent className="size-4" aria-hidden="true" />
      <span>Add a promo code</span>
    </button>
  );
}

/** The payment that a user opens comes into view, with the focus on how it is paid now (SCREEN-O7). */
function useOpened({ isOpened }: PaymentFold) {
  const payment = useInView<HTMLDivElement>(isOpened ? "opened" : null);
  useEffect(() => {
    if (!isOpened) return;
    payment.current
      ?.querySelector<HTMLElement>("[role=radio][aria-checked=true], input:checked")
      ?.focus({ preventScroll: true });
  }, [isOpened, payment]);
  return payment;
}

/** What a panel's plan costs line by line, the promo code, and the payment, which is folded while a saved card pays. */
export function PanelPayment<Draft extends object>(props: PanelPaymentProps<Draft>) {
  const { actor, bridges, preview, hint, noPromocode, freeAction, fold } = props;
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const code = useSelector(actor, ({ context }) => context.applied?.code ?? null);
  const isSetting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const promocode = useSelector(actor, ({ children }) => children.promocode);
  const checkout = useSelector(actor, ({ children }) => children.checkout);
  const receipt = stored ?? preview;
  const payment = useOpened(fold);
  return (
    <section aria-label="Payment Summary" className="flex flex-col gap-3 border-t border-line pt-2">
      {receipt ? (
        <div aria-live="polite" aria-busy={isSetting}>
          <ReceiptView
            receipt={receipt}
            code={noPromocode === null ? code : null}
            hint={hint}
            look="compact"
          />
        </div>
      ) : null}
      {noPromocode === null && promocode ? (
        <PromocodeLine actor={promocode} />
      ) : (
        <p className="text-small text-muted">{noPromocode}</p>
      )}
      {checkout ? (
        // the bar at the lower edge covers as much of the panel
        <div ref={payment} hidden={fold.card !== null} className="scroll-mb-28">
          <CheckoutPane actor={checkout} bridges={bridges} freeAction={freeAction} inPanel />
        </div>
      ) : null}
    </section>
  );
}
