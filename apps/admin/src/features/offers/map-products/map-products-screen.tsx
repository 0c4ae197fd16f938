import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../../page-kit/screen-search.ts";
import { useUser } from "../../../session/session-context.tsx";
import { OfferFlow, ToOffers } from "../offer-flow.tsx";
import { offerSearch } from "../offers.search.ts";
import { PaidOfferLoader, type PaidOffer } from "../paid-offer.tsx";
import { MapProductsForm } from "./map-products-form.tsx";
import { MAP_PAGE } from "./map-products-page.ts";
import { MappingSucceeded } from "./mapping-succeeded.tsx";
import { storedMapping, useMapProducts } from "./use-map-products.ts";

/** From the choice to the payment. */
function Flow({ offer, settings, geography }: PaidOffer) {
  const { actor, bridges, restoredFrom } = useMapProducts(offer, settings);
  return (
    <OfferFlow
      actor={actor}
      page={MAP_PAGE}
      unattendedText="the products are mapped without you"
      visibleText="the products appear in the offer by themselves, with the invoice"
      succeeded={<MappingSucceeded actor={actor} offer={offer} />}
    >
      <MapProductsForm
        actor={actor}
        bridges={bridges}
        restoredFrom={restoredFrom}
        offer={offer}
        geography={geography}
        paypal={settings.paypal !== null}
      />
    </OfferFlow>
  );
}

/** Why this offer takes no products now, and what can be done instead. */
function NotLive({ offer }: { readonly offer: Offer | null }) {
  const over = offer !== null && itemStatus(offer, now()) === "inactive";
  return (
    <>
      <PageHeader {...MAP_PAGE} />
      <EmptyState
        title={campaignMessages.offerNotLive}
        help={HELP_LINKS.mapMore}
        detail={
          offer === null ? (
            "Choose the offer in its list, under Live."
          ) : over ? (
            <>
              The run of <span>{offer.heading}</span> ended on{" "}
              <Instant at={offer.validTill} form="minute" /> CST. Its products can be changed in its
              form, at no charge.
            </>
          ) : (
            `${offer.heading} is not live yet: products can be added once a campaign runs it.`
          )
        }
        action={
          over ? (
            <>
              <Button asChild>
                <Link to="/home/offers">See the live offers</Link>
              </Button>
              <Button asChild variant="primary">
                <Link to="/home/offers/add" search={{ id: offer.id }}>
                  Edit this offer
                </Link>
              </Button>
            </>
          ) : (
            <ToOffers>See the live offers</ToOffers>
          )
        }
      />
    </>
  );
}

/** The offer as it was when the page opened: what ends meanwhile is rejected on payment. */
function Opened({ offer, settings, geography }: PaidOffer) {
  const { email } = useUser();
  const [start] = useState(offer);
  const [mayMap] = useState(
    () =>
      itemStatus(offer, now()) === "live" ||
      // a payment that was under way is shown to its end
      storedMapping(email, offer.id).start.checkoutId !== null,
  );
  return mayMap ? (
    <Flow offer={start} settings={settings} geography={geography} />
  ) : (
    <NotLive offer={offer} />
  );
}

/** Map More Products: adds products to a live offer, for the days it still runs. */
export function MapProductsScreen() {
  const { id } = useScreenSearch(offerSearch);
  return id ? (
    <PaidOfferLoader key={id} id={id} header={<PageHeader {...MAP_PAGE} />}>
      {(loaded) => <Opened {...loaded} />}
    </PaidOfferLoader>
  ) : (
    <NotLive offer={null} />
  );
}
