import { formatCad } from "@marquee/domain/money/format-money";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { useMedia } from "@marquee/ui/browser/media.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useSelector } from "@xstate/react";
import { CARD_FORM_ID } from "./card/card-form-id.ts";
import { PAYMENT_TEXTS } from "./card/card-form-texts.ts";
import type { CheckoutActor } from "./checkout/payment-actor-types.ts";

export interface PlanBarProps {
  readonly receipt: Receipt;
  /** The payment, once the plan is set. */
  readonly checkout: CheckoutActor | undefined;
}

/** Below this width the payment is under the plan, and the bar has its button. */
const useStacked = (): boolean => useMedia("(max-width: 63.99875rem)");

/** The card payment of a checkout, while it is paid by card. */
export function useCardPayment(checkout: CheckoutActor | undefined) {
  const method = useSelector(checkout, (snapshot) => snapshot?.children.paymentMethod);
  return useSelector(method, (snapshot) => snapshot?.children.cardPayment);
}

/** What the card is charged if it may be paid with now; null if not. */
function useCardCharge(checkout: CheckoutActor | undefined): number | null {
  return useSelector(useCardPayment(checkout), (snapshot) =>
    snapshot?.matches("ready") || snapshot?.matches("declined") ? snapshot.context.charge : null,
  );
}

const showForm = () => document.getElementById(CARD_FORM_ID)?.scrollIntoView({ block: "nearest" });

/** At the lower edge of a narrow screen: the total, which leads down to the summary, and the button that pays. */
export function PlanBar({ receipt, checkout }: PlanBarProps) {
  const stacked = useStacked();
  const charge = useCardCharge(checkout);
  if (!stacked) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 flex h-16 items-center gap-3 border-t border-line bg-raised px-4 shadow-float">
      <a
        href="#payment-summary"
        className="flex min-w-0 flex-1 items-center justify-between gap-x-3 text-ink no-underline"
      >
        <span className="truncate text-small text-muted">Payment Summary</span>
        {charge === null ? (
          <span className="figures font-semibold">{formatCad(receipt.total)}</span>
        ) : null}
      </a>
      {charge === null ? null : (
        <Button
          type="submit"
          form={CARD_FORM_ID}
          variant="primary"
          className="figures"
          onClick={showForm}
        >
          {PAYMENT_TEXTS.submit(charge, false)}
        </Button>
      )}
    </div>
  );
}
