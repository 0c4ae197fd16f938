import { countCities, countDays } from "@marquee/domain/campaigns/count-text";
import { liveSuccess } from "@marquee/domain/payments/after-payment";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { SuccessPanel } from "@marquee/ui/feedback/success-panel.tsx";
import { useSelector } from "@xstate/react";
import { InvoiceFact, PaidFacts, usePaidInvoice } from "../../../payments/paid-facts.tsx";
import { FlyerSucceeded } from "../flyer/flyer-succeeded.tsx";
import type { PromotionActor } from "./use-promotion.ts";

export interface PromotionSucceededProps {
  readonly actor: PromotionActor;
  readonly names: readonly string[];
  /** On a page of its own, whose title it is. */
  readonly asPageTitle: boolean;
}

/** The offer is promoted by its plan: what was bought, and the way to the offers after three seconds. */
function OfferPromoted({ actor, names, asPageTitle }: PromotionSucceededProps) {
  const checkout = useSelector(actor, ({ context }) => context.checkout);
  const approved = useSelector(actor, ({ context }) => context.approved);
  const invoice = usePaidInvoice(checkout?.invoiceId ?? null);
  if (checkout === null) return null;
  const { receipt } = checkout;
  return (
    <SuccessPanel
      asPageTitle={asPageTitle}
      title={liveSuccess(approved)}
      detail={
        <>
          <p>
            {names[0] ?? "The offer"} shows in {countCities(receipt.places)} for{" "}
            {countDays(receipt.days)}
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
      destination="Taking you to the offers"
      onGo={() => actor.send({ type: "redirect.now" })}
    />
  );
}

/** What was paid for, in the words of its kind. */
export function PromotionSucceeded(props: PromotionSucceededProps) {
  const kind = useSelector(props.actor, ({ context }) => context.checkout?.kind);
  return kind === "flyer" ? (
    <FlyerSucceeded actor={props.actor} inPanel={!props.asPageTitle} />
  ) : (
    <OfferPromoted {...props} />
  );
}
