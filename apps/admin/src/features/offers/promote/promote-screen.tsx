import { emptyPromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
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
import { PromoteOfferPage } from "../../campaigns/promote-offer-page.tsx";
import { promotedOffer } from "../../campaigns/promoted-items.ts";
import { freshPlan, planKey, readStoredPlan } from "../../payments/stored-plan.ts";
import { OfferCard } from "../offer-card.tsx";
import { ToOffers } from "../offer-flow.tsx";
import { offerSearch } from "../offers.search.ts";
import { PaidOfferLoader, type PaidOffer } from "../paid-offer.tsx";

/** What every state of the page has over it. */
const PROMOTE_PAGE = {
  title: "Promote Offer",
  parent: { to: "/home/offers", label: "Offers and collections" },
  here: "Promote Offer",
  description: "The offer shows to shoppers in an area, for the days of a plan.",
} as const;

/** Why there is nothing to promote here, and what can be done instead. */
function Refused({ offer }: { readonly offer: Offer | null }) {
  return (
    <>
      <PageHeader {...PROMOTE_PAGE} />
      {offer === null ? (
        <EmptyState
          title="No offer is chosen"
          help={HELP_LINKS.campaigns}
          detail="Choose the offer in its list, under Pending or Inactive."
          action={<ToOffers>See the offers</ToOffers>}
        />
      ) : (
        <EmptyState
          title="This offer is live already."
          help={HELP_LINKS.mapMore}
          detail={
            <>
              <span>{offer.heading}</span> shows until{" "}
              <Instant at={offer.validTill} form="minute" /> CST. It can be promoted again once it
              is over; products can be added to it now.
            </>
          }
          action={
            <>
              <ToOffers>See the offers</ToOffers>
              <Button asChild>
                <Link to="/home/offers/mapProduct" search={{ id: offer.id }}>
                  Map More Products
                </Link>
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** The offer as it was when the page opened: what changes meanwhile is rejected on payment. */
function Opened({ offer }: Pick<PaidOffer, "offer">) {
  const { email } = useUser();
  const key = planKey("promoteOffer", email, offer.id);
  const [start] = useState(offer);
  const [mayPromote] = useState(
    () =>
      itemStatus(offer, now()) !== "live" ||
      // a payment that was under way is shown to its end
      readStoredPlan(key, freshPlan(emptyPromotionDraft)).checkoutId !== null,
  );
  if (!mayPromote) return <Refused offer={offer} />;
  return (
    <PromoteOfferPage
      offer={promotedOffer(start)}
      planKey={key}
      header={<PageHeader {...PROMOTE_PAGE} />}
      subjectPart={<OfferCard offer={start} />}
      away={<ToOffers>See the offers</ToOffers>}
    />
  );
}

/** Promote Offer: pays for an offer's run in an area, by a plan. */
export function PromoteScreen() {
  const { id } = useScreenSearch(offerSearch);
  return id ? (
    <PaidOfferLoader key={id} id={id} header={<PageHeader {...PROMOTE_PAGE} />}>
      {(loaded) => <Opened {...loaded} />}
    </PaidOfferLoader>
  ) : (
    <Refused offer={null} />
  );
}
