import { formatCad } from "@marquee/domain/money/format-money";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useSelector } from "@xstate/react";
import { CARD_FORM_ID } from "./card/card-form-id.ts";
import { PAYMENT_TEXTS } from "./card/card-form-texts.ts";
import { useCardPayment } from "./plan-bar.tsx";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface PanelPayBarProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** What the plan would cost before it is set; null while something is not chosen. */
  readonly preview: Receipt | null;
}

const PAYS = ["ready", "declined"] as const;

/** At the lower edge of the panel, however far it is scrolled: the total, and the button that pays in place of the form's own. */
export function PanelPayBar<Draft extends object>({ actor, preview }: PanelPayBarProps<Draft>) {
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const checkout = useSelector(actor, ({ children }) => children.checkout);
  const card = useCardPayment(checkout);
  const charge = useSelector(card, (snapshot) => snapshot?.context.charge ?? null);
  const busy = useSelector(card, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const pays = useSelector(card, (snapshot) => PAYS.some((state) => snapshot?.matches(state)));
  const receipt = stored ?? preview;
  if (receipt === null) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-5 flex min-h-14 items-center gap-3 border-t border-line bg-raised px-5 py-2 max-md:-bottom-6 max-md:-mx-6 max-md:px-6">
      <p className="flex min-w-0 flex-1 items-baseline gap-2">
        <span className="text-small text-muted">Total</span>
        <span className="figures font-semibold" aria-live="polite">
          {formatCad(receipt.total)}
        </span>
      </p>
      {charge !== null && (pays || busy) ? (
        <Button
          type="submit"
          form={CARD_FORM_ID}
          variant="primary"
          size="lg"
          busy={busy}
          className="figures"
        >
          <span>{PAYMENT_TEXTS.submit(charge, busy)}</span>
        </Button>
      ) : null}
    </div>
  );
}
