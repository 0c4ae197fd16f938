import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ThingFailure } from "../../page-kit/detail/thing-failure.tsx";
import { firstFailure } from "../../page-kit/list/list-failure.tsx";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { useClient } from "../../session/session-context.tsx";
import type { GeographyIndex } from "../geography/geography-index.ts";
import { useGeography } from "../geography/geography.queries.ts";
import { useSettings } from "../payments/payments.queries.ts";
import { offerQuery } from "./offers.queries.ts";

const OFFER = {
  noun: "offer",
  list: { to: "/home/offers", label: "Offers and collections" },
} as const;

/** An offer that something is paid for, and what its price and payment need. */
export interface PaidOffer {
  readonly offer: Offer;
  readonly settings: Settings;
  readonly geography: GeographyIndex;
}

export interface PaidOfferLoaderProps {
  readonly id: string;
  readonly header: ReactNode;
  readonly children: (loaded: PaidOffer) => ReactNode;
}

/** Loads an offer and what its payment needs; shows the page's outline meanwhile, and why it could not be loaded. */
export function PaidOfferLoader({ id, header, children }: PaidOfferLoaderProps) {
  const offer = useQuery(offerQuery(useClient(), id));
  const settings = useSettings();
  const geography = useGeography();
  if (offer.data && settings.data && geography.data)
    return children({ offer: offer.data, settings: settings.data, geography: geography.data });
  const failure = firstFailure(offer, settings, geography);
  if (!failure) return <FormOutline header={header} hasAside />;
  return (
    <>
      {header}
      <ThingFailure of={OFFER} title="This offer could not be loaded" query={failure} />
    </>
  );
}
