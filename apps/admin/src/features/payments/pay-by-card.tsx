import { NEW_CARD } from "@marquee/machines/payments/card-payment.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { useSelector } from "@xstate/react";
import { Lock } from "lucide-react";
import { useState } from "react";
import { CARD_FORM_ID } from "./card/card-form-id.ts";
import { PAYMENT_TEXTS, VERIFICATION_TEXTS } from "./card/card-form-texts.ts";
import { CardOutcome, type CardPaymentSnapshot } from "./card/card-outcome.tsx";
import { CancelPayment } from "./checkout/cancel-payment.tsx";
import type { CardPaymentActor } from "./checkout/payment-actor-types.ts";
import { ProviderFormFailed } from "./checkout/provider-form-failed.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";
import type { PaymentBridges } from "./payment-bridges.ts";
import { useInView } from "./use-in-view.ts";

export interface PayByCardProps {
  readonly actor: CardPaymentActor;
  readonly bridges: PaymentBridges;
  /** What the card is charged, in CAD. */
  readonly charge: number;
  /** Why an earlier payment of the same checkout came to nothing, or why the way to pay stays. */
  readonly notice: string | null;
}

function CardFormSkeleton() {
  return <Skeleton className="h-[5.375rem] w-full rounded-control" />;
}

const shape = { loading: <CardFormSkeleton /> };
const CardForm = onDemand(async () => (await import("./card/card-form.tsx")).CardForm, shape);
const SavedCards = onDemand(async () => (await import("./card/saved-cards.tsx")).SavedCards, shape);

/** Why the payment is scrolled into view: the last one failed. */
const shownFor = (snapshot: CardPaymentSnapshot, notice: string | null): string | null => {
  if (snapshot.matches("declined")) return `declined: ${snapshot.context.message ?? ""}`;
  return snapshot.matches("ready") ? notice : null;
};

/** Saved cards or a new one, the one button with the amount, and every state of a card payment. */
export function PayByCard({ actor, bridges, charge, notice }: PayByCardProps) {
  const snapshot = useSelector(actor, (current) => current);
  const [saveCard, setSaveCard] = useState(snapshot.context.saveCard);
  const { savedCards, chosen, choiceMessage, clientSecret, verifies } = snapshot.context;
  const texts = verifies ? VERIFICATION_TEXTS : PAYMENT_TEXTS;
  const busy = snapshot.hasTag("busy");
  const waiting = snapshot.matches("awaitingSettlement");
  const mayPay = snapshot.matches("ready") || snapshot.matches("declined");
  const cancel = () => actor.send({ type: "payment.cancelled" });
  const form = useInView<HTMLFormElement>(shownFor(snapshot, notice));
  if (snapshot.matches("loadingForm"))
    return (
      <Loading label="The card form is on its way.">
        <CardFormSkeleton />
      </Loading>
    );
  if (snapshot.matches("formUnavailable"))
    return (
      <div className="flex flex-col gap-3">
        <ProviderFormFailed
          title="The card form could not be loaded"
          host="js.stripe.com"
          reassurance={texts.reassurance}
          onRetry={() => actor.send({ type: "form.retry" })}
        />
        <CancelPayment label={texts.cancel} onCancel={cancel} />
      </div>
    );
  const pay = () =>
    chosen === NEW_CARD
      ? actor.send({ type: "payment.confirm", saveCard })
      : actor.send({ type: "payment.confirmSaved", cardId: chosen ?? "" });
  return (
    <form
      ref={form}
      id={CARD_FORM_ID}
      aria-label={texts.form}
      noValidate
      className="flex scroll-mb-20 flex-col gap-3 scroll-mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayPay) pay();
      }}
    >
      {notice && snapshot.matches("ready") ? (
        <OutcomePanel outcome="declined" title={texts.declined}>
          <p>{notice}</p>
          <p>Nothing was charged. Pay again below, with this card or another.</p>
        </OutcomePanel>
      ) : null}
      <CardOutcome
        snapshot={snapshot}
        onRetry={() => actor.send({ type: "payment.retry" })}
        onStopWaiting={() => actor.send({ type: "payment.stopWaiting" })}
      />
      {/* stays where it is while the answer is awaited: a declined card can be corrected */}
      <div hidden={waiting} className="flex flex-col gap-3">
        {savedCards === null ? (
          <Note>Your saved cards could not be looked up. A new card can pay.</Note>
        ) : null}
        {savedCards && savedCards.length > 0 ? (
          <SavedCards
            cards={savedCards}
            chosen={chosen}
            error={choiceMessage}
            disabled={busy}
            onChoose={(cardId) => actor.send({ type: "card.chosen", cardId })}
          />
        ) : null}
        {chosen === NEW_CARD ? (
          <CardForm
            bridge={bridges.stripe}
            clientSecret={clientSecret}
            locked={busy}
            reassurance={texts.reassurance}
          />
        ) : null}
        {chosen === NEW_CARD && !verifies && bridges.savesCards ? (
          <Checkbox
            label="Save card for future payment"
            checked={saveCard}
            disabled={busy}
            onCheckedChange={setSaveCard}
          />
        ) : null}
      </div>
      {mayPay || busy ? (
        <>
          {bridges.testCards && chosen === NEW_CARD ? (
            <p className="figures text-small text-muted">Test card 4242 4242 4242 4242</p>
          ) : null}
          <Button
            type="submit"
            data-pay=""
            variant="primary"
            size="lg"
            busy={busy}
            className="figures w-full scroll-mb-4"
          >
            {busy ? null : <Lock className="size-4" aria-hidden="true" />}
            <span>{texts.submit(charge, busy)}</span>
          </Button>
        </>
      ) : null}
      {snapshot.can({ type: "payment.cancelled" }) ? (
        <CancelPayment
          {...(mayPay ? { note: texts.meaning(charge) } : {})}
          label={texts.cancel}
          onCancel={cancel}
        />
      ) : null}
    </form>
  );
}
