import { formatCad } from "@marquee/domain/money/format-money";
import { cardExpiry, cardName } from "@marquee/domain/payments/card-text";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useSelector } from "@xstate/react";
import { CreditCard, Lock } from "lucide-react";
import { CARD_FORM_ID } from "./card/card-form-id.ts";
import { PAYMENT_TEXTS } from "./card/card-form-texts.ts";
import type { PaymentFold } from "./payment-fold.ts";
import { useCardPayment } from "./plan-bar.tsx";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface PanelPayBarProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** What the plan would cost before it is set; null while something is not chosen. */
  readonly preview: Receipt | null;
  readonly fold: PaymentFold;
}

type ActorProps<Draft extends object> = Pick<PanelPayBarProps<Draft>, "actor">;

const PAYS = ["ready", "declined"] as const;
const WIDE = "figures min-w-0 flex-1";
/** Beside the total and "Cancel" a narrow panel has two lines for it. */
const TWO_LINES = `${WIDE} leading-tight! whitespace-normal! max-md:px-2!`;

/** The saved card that pays, and the way to another one. */
function CardLine({ card, open }: PaymentFold) {
  if (card === null) return null;
  return (
    <p className="figures flex items-center gap-2.5 text-small">
      <CreditCard className="size-4 text-muted" aria-hidden="true" />
      <span className="min-w-0 truncate">
        <span className="font-medium">{cardName(card)}</span>{" "}
        <span className="text-muted">{cardExpiry(card)}</span>
      </span>
      <button type="button" className="ml-auto min-h-6 font-medium text-accent-text" onClick={open}>
        <span>Change</span>
        <span className="sr-only"> how to pay</span>
      </button>
    </p>
  );
}

/** Before the plan is set: its price is being worked out, or something is missing in it. */
function Unset<Draft extends object>({ actor }: ActorProps<Draft>) {
  const isSetting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const isAwaited = useSelector(
    actor,
    ({ context }) => !context.isHeld && context.fields.issues.length === 0,
  );
  const cancel = () => actor.send({ type: "plan.cancelled" });
  const set = () => actor.send({ type: "plan.set" });
  if (!isSetting && !isAwaited)
    return (
      <div className="min-w-0 flex-1">
        <Button variant="primary" size="lg" className="w-full" onClick={set}>
          Set Plan
        </Button>
        <p className="mt-1 text-center text-tiny text-muted">{paymentMessages.planMissing}</p>
      </div>
    );
  return (
    <>
      <Button variant="primary" size="lg" busy={isSetting} className={TWO_LINES} onClick={set}>
        Working out the price
      </Button>
      {isSetting ? (
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      ) : null}
    </>
  );
}

/** At the lower edge of the panel, however far it is scrolled: the card, the total, and the button that pays in place of the form's own. */
export function PanelPayBar<Draft extends object>(props: PanelPayBarProps<Draft>) {
  const { actor, preview, fold } = props;
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const checkout = useSelector(actor, ({ children }) => children.checkout);
  const card = useCardPayment(checkout);
  const charge = useSelector(card, (snapshot) => snapshot?.context.charge ?? null);
  const busy = useSelector(card, (snapshot) => snapshot?.hasTag("busy") ?? false);
  const pays = useSelector(card, (snapshot) => PAYS.some((state) => snapshot?.matches(state)));
  const receipt = stored ?? preview;
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-auto flex flex-col gap-2.5 border-t border-line bg-raised px-5 pt-3 pb-4 max-md:-bottom-6 max-md:-mx-6 max-md:px-6">
      <CardLine {...fold} />
      <div className="flex items-center gap-4 max-md:gap-2">
        <p className="shrink-0">
          <span className="block text-tiny text-muted">Total with taxes</span>
          <span className="figures block text-title font-semibold" aria-live="polite">
            {receipt ? formatCad(receipt.total) : "–"}
          </span>
        </p>
        {checkout === undefined ? <Unset actor={actor} /> : null}
        {charge !== null && (pays || busy) ? (
          <Button
            type="submit"
            form={CARD_FORM_ID}
            variant="primary"
            size="lg"
            busy={busy}
            className={WIDE}
          >
            {busy ? null : <Lock className="size-4" aria-hidden="true" />}
            <span>{PAYMENT_TEXTS.submit(charge, busy)}</span>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
