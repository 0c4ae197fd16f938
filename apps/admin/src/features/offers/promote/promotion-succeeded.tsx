import { liveSuccess } from "@marquee/domain/payments/after-payment";
import { countCities, countDays } from "@marquee/domain/campaigns/count-text";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { REDIRECT_DELAY } from "@marquee/machines/patterns/redirect-delay";
import { useSelector } from "@xstate/react";
import { InvoiceFact, PaidFacts, usePaidInvoice } from "../../payments/paid-facts.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { SuccessPanel } from "@marquee/ui/feedback/success-panel.tsx";
import type { PromoteOfferActor } from "./use-promote-offer.ts";

export interface PromotionSucceededProps {
  readonly actor: PromoteOfferActor;
  readonly offer: Offer;
}

/** The offer is promoted: what was bought, and the way to the offers after three seconds. */
export function PromotionSucceeded({ actor, offer }: PromotionSucceededProps) {
  const checkout = useSelector(actor, ({ context }) => context.checkout);
  const approved = useSelector(actor, ({ context }) => context.approved);
  const invoice = usePaidInvoice(checkout?.invoiceId ?? null);
  if (checkout === null) return null;
  const { receipt } = checkout;
  return (
    <SuccessPanel
      asPageTitle
      title={liveSuccess(approved)}
      detail={
        <>
          <p>
            {offer.heading} shows in {countCities(receipt.places)} for {countDays(receipt.days)}
            {approved ? "" : ", from the approval of its branch"}.
          </p>
          <PaidFacts checkout={checkout} invoice={invoice}>
            {approved ? (
              <InvoiceFact label="Shown until" invoice={invoice}>
                {({ validTill }) => (
                  <>
                    <Instant at={validTill} /> CST
                  </>
                )}
              </InvoiceFact>
            ) : null}
          </PaidFacts>
        </>
      }
      seconds={REDIRECT_DELAY / 1000}
      destination="Taking you to the offers"
      goNow={{ label: "Go now", onGo: () => actor.send({ type: "redirect.now" }) }}
    />
  );
}
