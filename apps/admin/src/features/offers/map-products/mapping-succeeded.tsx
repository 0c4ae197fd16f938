import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { SuccessPanel } from "@marquee/ui/feedback/success-panel.tsx";
import { useSelector } from "@xstate/react";
import { PaidFact, PaidFacts, usePaidInvoice } from "../../payments/paid-facts.tsx";
import type { MapProductsActor } from "./use-map-products.ts";

export interface MappingSucceededProps {
  readonly actor: MapProductsActor;
  readonly offer: Offer;
}

/** The products are mapped: what was bought, and the way to the offers after three seconds. */
export function MappingSucceeded({ actor, offer }: MappingSucceededProps) {
  const checkout = useSelector(actor, ({ context }) => context.checkout);
  const added = useSelector(actor, ({ context }) => context.fields.values.products.length);
  const invoice = usePaidInvoice(checkout?.invoiceId ?? null);
  if (checkout === null) return null;
  const products = countItems(added, "product");
  return (
    <SuccessPanel
      asPageTitle
      title={campaignMessages.productsMapped}
      detail={
        <>
          <p>
            {offer.heading} shows {products} more.
          </p>
          <PaidFacts checkout={checkout} invoice={invoice}>
            <PaidFact label="Added">{products}</PaidFact>
            <PaidFact label="Shown until">
              <Instant at={offer.validTill} /> CST
            </PaidFact>
          </PaidFacts>
        </>
      }
      destination="Taking you to the offers"
      onGo={() => actor.send({ type: "redirect.now" })}
    />
  );
}
