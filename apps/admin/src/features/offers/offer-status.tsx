import { daysBetweenInstants } from "@marquee/domain/dates/instants";
import { itemStatus, type ItemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useNow } from "../../browser/now.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const LOOK: Readonly<Record<ItemStatus, readonly [BadgeTone, string]>> = {
  live: ["ok", "Live"],
  pending: ["wait", "Pending"],
  inactive: ["off", "Inactive"],
};

const left = (days: number): string => (days === 1 ? "1 day left" : `${days} days left`);

/** The status of an offer, and how long a live one has left. */
export function OfferStatus({ offer }: { readonly offer: Offer }) {
  const now = useNow();
  const status = itemStatus(offer, now);
  const [tone, label] = LOOK[status];
  const ends = status === "live" ? offer.validTill : null;
  return (
    <Badge tone={tone}>
      {label}
      {ends ? ` · ${left(daysBetweenInstants(now, ends))}` : null}
    </Badge>
  );
}
