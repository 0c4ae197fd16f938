import { offerRules } from "@marquee/domain/offers/offer-rules";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { brokenRules } from "@marquee/domain/validation/rule";
import { WhyNotLivePanel } from "../../page-kit/items/why-not-live-panel.tsx";
import { useUser } from "../../session/session-context.tsx";

export interface OfferWhyNotLiveProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** Why an offer or collection is not live. */
export function OfferWhyNotLive({ offer, onClose }: OfferWhyNotLiveProps) {
  const actor = useUser();
  return (
    <WhyNotLivePanel
      title={offer.heading}
      item={offer}
      missing={brokenRules(offerRules, offer, { actor }).map(({ message }) => message)}
      edits="offers.edit"
      promotion={{ to: "/home/offers/promote", search: { id: offer.id } }}
      form={{ to: "/home/offers/add", search: { id: offer.id } }}
      onClose={onClose}
    />
  );
}
