import { daysBetweenInstants } from "@marquee/domain/dates/instants";
import { itemStatus, type ItemDates, type ItemStatus } from "@marquee/domain/items/item-status";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Badge, type BadgeTone } from "@marquee/ui/badge.tsx";

const LOOK: Readonly<Record<ItemStatus, readonly [BadgeTone, string]>> = {
  live: ["ok", "Live"],
  pending: ["wait", "Pending"],
  inactive: ["off", "Inactive"],
};

const left = (days: number): string => (days === 1 ? "1 day left" : `${days} days left`);

export interface ItemBadgeProps {
  readonly item: ItemDates;
  /** Also shows how long a live one has left. */
  readonly daysLeft?: boolean;
}

/** The status of an offer, a collection or a product. */
export function ItemBadge({ item, daysLeft = false }: ItemBadgeProps) {
  const now = useNow();
  const status = itemStatus(item, now);
  const [tone, label] = LOOK[status];
  const ends = daysLeft && status === "live" ? item.validTill : null;
  return (
    <Badge tone={tone}>
      {label}
      {ends ? ` · ${left(daysBetweenInstants(now, ends))}` : null}
    </Badge>
  );
}
