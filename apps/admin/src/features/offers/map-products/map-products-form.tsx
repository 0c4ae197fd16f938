import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { nextMapThreshold } from "@marquee/domain/campaigns/promotion/map-rate";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import { messageAt, useFields } from "../../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../../page-kit/form/form-field.tsx";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import { useBranch } from "../../companies/companies.queries.ts";
import type { GeographyIndex } from "../../geography/geography-index.ts";
import type { PaymentBridges } from "../../payments/payment-bridges.ts";
import { PaymentSummary } from "../../payments/payment-summary.tsx";
import { PlanPage, PlanProblem } from "../../payments/plan-page.tsx";
import { RestoredNote } from "../../payments/restored-note.tsx";
import { SetPlanButton } from "../../payments/set-plan-button.tsx";
import { OfferCard } from "../offer-card.tsx";
import { MAP_PAGE } from "./map-products-page.ts";
import { previewMapping } from "./mapping-price.ts";
import { ProductTable } from "./product-table.tsx";
import type { MapProductsActor } from "./use-map-products.ts";

export interface MapProductsFormProps {
  readonly actor: MapProductsActor;
  readonly bridges: PaymentBridges;
  /** What the plan would have opened with, if it is one that was stored. */
  readonly restoredFrom?: MapProductsDraft | undefined;
  readonly offer: Offer;
  readonly geography: GeographyIndex;
  /** Whether PayPal is offered. */
  readonly paypal: boolean;
}

/** The products to choose from, their price and its payment. */
export function MapProductsForm({
  actor,
  bridges,
  restoredFrom,
  offer,
  geography,
  paypal,
}: MapProductsFormProps) {
  const now = useNow();
  const chosen = useFields(actor, ({ values }) => values.products);
  const notLive = useFields(actor, (fields) => messageAt(fields, "offerId"));
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const branch = useBranch(offer.companyId, offer.storeId);
  // one that is mapped again counts once
  const existing = offer.products.filter((id) => !chosen.includes(id)).length;
  const added = chosen.length;
  const preview = previewMapping({ offer, existing, added, branch, geography, now });
  const summary = (
    <PaymentSummary
      actor={actor}
      bridges={bridges}
      preview={preview}
      hint={nextMapThreshold(existing + added).text}
      choose="Choose products"
      takesPromocode={false}
      printed={[offer.heading, offer.storeName]}
      freeAction="Map the products"
      unset={<SetPlanButton actor={actor} label="Continue to payment" paypal={paypal} />}
    />
  );
  return (
    <PlanPage actor={actor} receipt={stored ?? preview} summary={summary}>
      <PageHeader {...MAP_PAGE} />
      <div className="mt-5 flex flex-col gap-5 px-4 md:px-6">
        {notLive ? (
          <Note tone="bad" role="alert" title={notLive}>
            The run of this offer is over, or it was switched off. Nothing was charged.
          </Note>
        ) : null}
        <RestoredNote actor={actor} restoredFrom={restoredFrom} />
        <PlanProblem actor={actor} />
        <OfferCard offer={offer} />
        <FormGroup
          form={actor}
          name="products"
          label="Products"
          hint={`${countItems(existing, "product")} mapped, ${added} chosen`}
          help={paying ? paymentNotices.planHeld : undefined}
          more={HELP_LINKS.payment}
        >
          {({ value, set }) => (
            <fieldset disabled={paying} className="contents">
              <legend className="sr-only">Products to map</legend>
              <ProductTable
                offerId={offer.id}
                chosen={value}
                onChoose={(rows, on) => {
                  if (paying) return;
                  const rest = value.filter((id) => !rows.some((row) => row.id === id));
                  set(on ? [...rest, ...rows.map(({ id }) => id)] : rest);
                }}
              />
            </fieldset>
          )}
        </FormGroup>
      </div>
    </PlanPage>
  );
}
