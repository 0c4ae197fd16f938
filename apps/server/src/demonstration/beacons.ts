import type { RunDates } from "@marquee/domain/campaigns/results/beacons";
import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { millisOf } from "@marquee/domain/dates/instants";
import type { IngestBeacon } from "@marquee/domain/ingest/ingest.schema";
import { chance } from "./chance.ts";
import { daysUpTo, type Market, type MarketCampaign, type MarketItem } from "./market.ts";
import { stableId } from "./stable-id.ts";

/** A day is delivered in four parts, so that today counts up to now. Beside each part, how much of a day it holds. */
const PARTS = [0.08, 0.27, 0.35, 0.3] as const;
const PART_HOURS = 24 / PARTS.length;

/** One part of a day, as instants in milliseconds. */
interface Part {
  readonly day: string;
  readonly index: number;
  readonly share: number;
  readonly from: number;
  readonly till: number;
}

function dayParts(day: string): readonly Part[] {
  const midnight = millisOf(startOfCentralDay(day));
  const long = PART_HOURS * 3_600_000;
  return PARTS.map((share, index) => {
    const from = midnight + index * long;
    return { day, index, share, from, till: from + long };
  });
}

/** How much of a part a run had, from 0 to 1. */
function liveFor({ validFrom, validTill }: RunDates, { from, till }: Part): number {
  if (validFrom === null || validTill === null) return 0;
  const shown = Math.min(till, millisOf(validTill)) - Math.max(from, millisOf(validFrom));
  return Math.max(0, shown) / (till - from);
}

/** A week has a shape: quiet on Tuesday, busy at its end. */
const WEEK = [1.2, 0.9, 0.8, 0.85, 0.95, 1.15, 1.3] as const;
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Shoppers find an item slowly, and tire of it slowly: a wave over three weeks that begins with the item. */
const wave = (item: string, day: string): number => {
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return 1 + 0.3 * Math.sin((days / 21 + chance(`phase ${item}`)) * 2 * Math.PI);
};

/** The campaign by which shoppers saw an item, if any, and how much of a part of the day it was live by that. */
interface Seen {
  readonly campaign: MarketCampaign | null;
  readonly live: number;
}

/** The campaigns that showed an item in a part of a day share what was seen of it. */
function seenBy(
  item: MarketItem,
  campaigns: readonly MarketCampaign[],
  part: Part,
): readonly Seen[] {
  const showing = campaigns.filter((run) => liveFor(run, part) > 0);
  return showing.length === 0
    ? [{ campaign: null, live: liveFor(item, part) }]
    : showing.map((campaign) => ({ campaign, live: liveFor(campaign, part) / showing.length }));
}

/** What shoppers did with one item in one part of a day, by one campaign: the same on every call. */
function toBeacon(
  type: IngestBeacon["type"],
  item: MarketItem,
  part: Part,
  { campaign, live }: Seen,
): IngestBeacon | undefined {
  if (live === 0) return undefined;
  const name = `${item.id} ${part.day} ${part.index}${campaign ? ` ${campaign.id}` : ""}`;
  const popularity = 40 + 360 * chance(`popularity ${item.id}`) ** 2;
  const noise = 0.85 + 0.3 * chance(`noise ${name}`);
  const rate = 0.03 + 0.06 * chance(`rate ${item.id}`);
  const day = popularity * (WEEK[weekday(part.day)] ?? 1) * wave(item.id, part.day) * noise;
  const impressions = Math.max(1, Math.round(day * part.share * live));
  const clicks = Math.min(
    impressions - 1,
    Math.floor(
      impressions * rate * (0.8 + 0.4 * chance(`clicks ${name}`)) + chance(`rest ${name}`),
    ),
  );
  const some = (what: string, share: number) => Math.floor(clicks * share + chance(what) * 0.6);
  return {
    id: stableId(`demonstration beacon ${type} ${name}`),
    itemId: item.id,
    type,
    createdOn: part.day,
    ...(campaign ? { campaignId: campaign.id } : {}),
    impressions,
    clicks,
    buyNowClicks: Math.min(clicks, some(`buy ${name}`, 0.1 + 0.15 * chance(`buying ${name}`))),
    snips: Math.min(clicks, some(`snips ${name}`, 0.1)),
  };
}

/** What shoppers did with the items that were live in the last thirty days, up to now. */
export function demonstrationBeacons(market: Market, now: Date): readonly IngestBeacon[] {
  const parts = daysUpTo(centralDayOf(now))
    .flatMap(dayParts)
    .filter(({ till }) => till <= now.getTime());
  const of = (type: IngestBeacon["type"], items: readonly MarketItem[]) =>
    items.flatMap((item) => {
      const campaigns = market.campaigns.get(item.id) ?? [];
      return parts.flatMap((part) =>
        seenBy(item, campaigns, part).flatMap((seen) => toBeacon(type, item, part, seen) ?? []),
      );
    });
  return [...of("offer", market.offers), ...of("product", market.products)];
}
