import { countItems } from "@marquee/domain/campaigns/flyer-rate";
import { formatCad } from "@marquee/domain/money/format-money";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useSelector } from "@xstate/react";
import { useNow } from "../../../browser/now.ts";
import { useBranches } from "../../../page-kit/companies/companies.queries.ts";
import { messageAt, useFields } from "../../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../../page-kit/form/form-field.tsx";
import { useFocusOnBroken } from "../../../page-kit/form/use-focus-on-broken.ts";
import type { GeographyIndex } from "../../../page-kit/geography/geography-index.ts";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import type { PaymentBridges } from "../../../page-kit/payments/payment-bridges.ts";
import { Note } from "../../../ui/note.tsx";
import { LiveOfferCard } from "./live-offer-card.tsx";
import { MAP_PAGE } from "./map-products-page.ts";
import { previewMapping } from "./mapping-price.ts";
import { MappingSummary } from "./mapping-summary.tsx";
import { ProductTable } from "./product-table.tsx";
import type { MapProductsActor } from "./use-map-products.ts";

export interface MapProductsFormProps {
  readonly actor: MapProductsActor;
  readonly bridges: PaymentBridges;
  readonly offer: Offer;
  readonly geography: GeographyIndex;
}

/** The products on the left, their price and payment on the right, always in sight. */
export function MapProductsForm({ actor, bridges, offer, geography }: MapProductsFormProps) {
  const now = useNow();
  const chosen = useFields(actor, ({ values }) => values.products);
  const problem = useFields(actor, ({ formError }) => formError);
  const notLive = useFields(actor, (fields) => messageAt(fields, "offerId"));
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const frame = useFocusOnBroken<HTMLDivElement>(actor);
  const branch = useBranches(offer.companyId).data?.rows.find(({ id }) => id === offer.storeId);
  const existing = offer.products.length;
  const added = chosen.length;
  const preview = previewMapping({ offer, existing, added, branch, geography, now });
  const receipt = stored ?? preview;
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_384px] xl:grid-cols-[minmax(0,1fr)_416px]">
      <div ref={frame} className="min-w-0">
        <div className="mx-auto flex max-w-[824px] flex-col gap-5 pb-8">
          <PageHeader {...MAP_PAGE} />
          <div className="flex flex-col gap-5 px-4 md:px-6">
            {notLive ? (
              <Note tone="bad" role="alert" title={notLive}>
                The run of this offer is over, or it was switched off. Nothing was charged.
              </Note>
            ) : null}
            {problem ? (
              <Note tone="bad" role="alert" title={problem.message}>
                Your choice is kept. Nothing was charged.
                {problem.reference ? ` Reference ${problem.reference}` : ""}
              </Note>
            ) : null}
            <LiveOfferCard offer={offer} />
            <FormGroup
              form={actor}
              name="products"
              label="Products"
              hint={`${countItems(existing, "product")} mapped, ${added} chosen`}
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
        </div>
      </div>
      <aside className="relative border-line bg-canvas px-4 pt-5 pb-24 max-lg:border-t md:px-8 lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--bar)-1px)] lg:overflow-y-auto lg:border-l">
        <MappingSummary
          actor={actor}
          bridges={bridges}
          preview={preview}
          products={existing + added}
        />
      </aside>
      {receipt && !paying ? (
        <a
          href="#payment-summary"
          className="fixed inset-x-0 bottom-0 z-10 flex h-14 items-center justify-between border-t border-line bg-raised px-4 text-ink no-underline shadow-float lg:hidden"
        >
          <span className="text-small text-muted">Payment Summary</span>
          <span className="figures font-semibold">{formatCad(receipt.total)}</span>
        </a>
      ) : null}
    </div>
  );
}
