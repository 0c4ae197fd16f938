import { offerRules } from "@marquee/domain/offers/offer-rules";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../session/session-context.tsx";
import { WhyNotLivePanel } from "../items/why-not-live-panel.tsx";
import { offerQuery } from "./offers.queries.ts";

export interface OfferWhyNotLiveProps {
  readonly offer: Offer;
  /** Promotes it in place; null for users who may not. */
  readonly onPromote: ((offer: Offer) => void) | null;
  readonly onClose: () => void;
}

/** Why an offer or collection is not live: as it is stored now, and as the list had it until that has been read. */
export function OfferWhyNotLive({ offer: listed, onPromote, onClose }: OfferWhyNotLiveProps) {
  const actor = useUser();
  const offer = useQuery(offerQuery(useClient(), listed.id)).data ?? listed;
  return (
    <WhyNotLivePanel
      title={offer.heading}
      item={offer}
      missing={ruleIssues(offerRules, offer, { actor }).map(({ message }) => message)}
      edits="offers.edit"
      promotion={onPromote ? () => onPromote(offer) : undefined}
      form={{ to: "/home/offers/add", search: { id: offer.id } }}
      onClose={onClose}
    />
  );
}
