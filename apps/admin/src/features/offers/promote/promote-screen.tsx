import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { isApproved } from "@marquee/domain/approval/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { useBranches } from "../../companies/companies.queries.ts";
import { FormSkeleton } from "../../../page-kit/form/form-loading.tsx";
import { ListFailure } from "../../../page-kit/list/list-failure.tsx";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import { useUser } from "../../../session/session-context.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { ToOffers } from "../offer-flow.tsx";
import { PaidOfferLoader, type PaidOffer } from "../paid-offer.tsx";
import { PromoteFlow } from "./promote-flow.tsx";
import { PROMOTE_PAGE } from "./promote-page.ts";
import { storedPromotion, usePromoteOffer } from "./use-promote-offer.ts";
import { useScreenSearch } from "../../../page-kit/screen-search.ts";
import { offerSearch } from "../offers.search.ts";

/** From the plan to the payment. */
function Flow({ settings, ...purchase }: PaidOffer & { readonly branch: Store }) {
  const approved = isApproved(purchase.branch);
  const flow = usePromoteOffer({ ...purchase, settings, approved });
  return <PromoteFlow {...purchase} {...flow} paypal={settings.paypal !== null} />;
}

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
              <span>{offer.heading}</span> shows until <Instant at={offer.validTill} /> CST. It can
              be promoted again once it is over; products can be added to it now.
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

/** The offer and its branch as they were when the page opened: what changes meanwhile is rejected on payment. */
function Opened({ offer, settings, geography }: PaidOffer) {
  const { email } = useUser();
  const [start] = useState(offer);
  const [mayPromote] = useState(
    () =>
      itemStatus(offer, now()) !== "live" ||
      // a payment that was under way is shown to its end
      storedPromotion(email, offer.id).start.checkoutId !== null,
  );
  const branches = useBranches(offer.companyId);
  const branch = branches.data?.rows.find(({ id }) => id === offer.storeId);
  if (!mayPromote) return <Refused offer={offer} />;
  if (branch)
    return <Flow offer={start} branch={branch} settings={settings} geography={geography} />;
  return (
    <>
      <PageHeader {...PROMOTE_PAGE} />
      {branches.error ? (
        <ListFailure
          title="The branch of this offer could not be loaded"
          error={branches.error}
          onRetry={() => void branches.refetch()}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
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
