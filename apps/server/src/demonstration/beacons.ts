import { centralDayOf } from "@marquee/domain/dates/central-day-of";
import type { IngestBeacon } from "@marquee/domain/ingest/ingest.schema";
import { chance } from "./chance.ts";
import { daysUpTo, type Market, type MarketItem } from "./market.ts";
import { stableId } from "./stable-id.ts";

/** Whether an item was live for a part of that day. */
const wasLive = ({ validFrom, validTill }: MarketItem, day: string): boolean =>
  validFrom !== null &&
  validTill !== null &&
  centralDayOf(validFrom) <= day &&
  day <= centralDayOf(validTill);

/** A week has a shape: quiet on Tuesday, busy at its end. */
const WEEK = [1.2, 0.9, 0.8, 0.85, 0.95, 1.15, 1.3] as const;
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** People find an item slowly, and tire of it slowly: a wave over three weeks that begins with the item. */
const wave = (item: string, day: string): number => {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return 1 + 0.3 * Math.sin((days / 21 + chance(`phase ${item}`)) * 2 * Math.PI);
};

/** What shoppers did with one item on one day: the same whenever it is asked. */
export function beaconOf(
  type: IngestBeacon["type"],
  itemId: string,
  createdOn: string,
): IngestBeacon {
  const name = `${itemId} ${createdOn}`;
  const popularity = 40 + 360 * chance(`popularity ${itemId}`) ** 2;
  const noise = 0.85 + 0.3 * chance(`noise ${name}`);
  const rate = 0.03 + 0.06 * chance(`rate ${itemId}`);
  const impressions = Math.round(
    popularity * (WEEK[weekday(createdOn)] ?? 1) * wave(itemId, createdOn) * noise,
  );
  const clicks = Math.round(impressions * rate * (0.8 + 0.4 * chance(`clicks ${name}`)));
  return {
    id: stableId(`demonstration beacon ${type} ${name}`),
    itemId,
    type,
    createdOn,
    impressions,
    clicks,
    buyNowClicks: Math.round(clicks * (0.1 + 0.15 * chance(`buy ${name}`))),
    snips: Math.round(clicks * 0.2 * chance(`snips ${name}`)),
  };
}

/** What shoppers did with the items that were live in the last thirty days; today is not over and left out. */
export function demonstrationBeacons(market: Market, now: Date): readonly IngestBeacon[] {
  const today = centralDayOf(now);
  const days = daysUpTo(today).filter((day) => day < today);
  const of = (type: IngestBeacon["type"], items: readonly MarketItem[]) =>
    items.flatMap((item) =>
      days.filter((day) => wasLive(item, day)).map((day) => beaconOf(type, item.id, day)),
    );
  return [...of("offer", market.offers), ...of("product", market.products)];
}
