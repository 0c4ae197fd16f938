import type { Contract } from "@marquee/api/contract/contract";
import type { DayClicks } from "@marquee/domain/campaigns/campaign.schema";
import type { Beacon } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { and, eq, gt, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { dayFilters, onDays, type Days } from "../platform/lists/days.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { beacon, offer, product } from "../schema/schema.ts";

export type NewBeacon = typeof beacon.$inferInsert;

/** What shoppers did with one item over some days. */
export type BeaconTotals = Omit<Beacon, "createdOn">;

export const NO_BEACONS: BeaconTotals = { impressions: 0, clicks: 0, buyNowClicks: 0, snips: 0 };

const tenantFilter = (scope: Scope): SQL | undefined =>
  inScope(scope, beacon.companyId, beacon.storeId);

const sumColumn = (column: PgColumn) => sql<string>`sum(${column})`.mapWith(Number);

const SUMS = {
  impressions: sumColumn(beacon.impressions),
  clicks: sumColumn(beacon.clicks),
  buyNowClicks: sumColumn(beacon.buyNowClicks),
  snips: sumColumn(beacon.snips),
} as const;

/** The day in Central time for which a row was counted. */
const DAY = sql`${beacon.createdOn}`.mapWith((written: string) =>
  centralDayOf(String(beacon.createdOn.mapFromDriverValue(written))),
);

/** The offers or products that are asked about, as far as they count for a campaign. */
export interface CountedItems {
  readonly type: "offer" | "product";
  readonly ids: readonly string[];
  readonly campaignId: string;
}

const itemColumn = ({ type }: CountedItems) =>
  type === "offer" ? beacon.offerId : beacon.productId;

const countedItems = (scope: Scope, items: CountedItems): SQL | undefined =>
  and(
    tenantFilter(scope),
    eq(beacon.campaignId, items.campaignId),
    isAmong(itemColumn(items), items.ids),
  );

/** What was counted for these offers or products by a campaign between two days, in one query. Items without beacons are not in it: `NO_BEACONS`. */
export async function beaconTotals(
  { tx, scope }: TransactionContext,
  items: CountedItems,
  days: Days,
): Promise<ReadonlyMap<string, BeaconTotals>> {
  if (items.ids.length === 0) return new Map();
  const id = itemColumn(items);
  const rows = await tx
    .select({
      id,
      ...SUMS,
    })
    .from(beacon)
    .where(and(countedItems(scope, items), onDays(beacon.createdOn, days)))
    .groupBy(id);
  return new Map(
    rows.flatMap(({ id: item, ...totals }) => (item === null ? [] : [[item, totals]])),
  );
}

/** The clicks that a campaign brought these offers or products on each day that had any, oldest first, in one query. */
export async function clicksByDay(
  { tx, scope }: TransactionContext,
  items: CountedItems,
  days: Days,
): Promise<ReadonlyMap<string, readonly DayClicks[]>> {
  if (items.ids.length === 0) return new Map();
  const id = itemColumn(items);
  const rows = await tx
    .select({ id, createdOn: DAY, clicks: sumColumn(beacon.clicks) })
    .from(beacon)
    .where(and(countedItems(scope, items), onDays(beacon.createdOn, days), gt(beacon.clicks, 0)))
    .groupBy(id, beacon.createdOn)
    .orderBy(beacon.createdOn);
  const byItem = Map.groupBy(rows, (row) => row.id ?? "");
  return new Map(
    [...byItem].map(([item, counted]) => [
      item,
      counted.map(({ createdOn, clicks }) => ({ createdOn, clicks })),
    ]),
  );
}

/** Whether an offer or product of this id lies within the scope. */
export async function itemExists({ tx, scope }: TransactionContext, id: string): Promise<boolean> {
  for (const item of [offer, product]) {
    const where = and(inScope(scope, item.companyId, item.storeId), eq(item.id, id));
    if ((await tx.$count(item, where)) > 0) return true;
  }
  return false;
}

/** What was counted for one offer or product day by day, oldest day first by default; days without any are left out. */
export const listBeacons = defineList<
  Contract["campaigns"]["beacons"],
  { readonly itemId: string }
>({
  from: beacon,
  id: beacon.createdOn,
  // a day has a row for each campaign
  select: (tx) => ({
    where: (condition) =>
      tx
        .select({ createdOn: DAY, ...SUMS })
        .from(beacon)
        .where(condition)
        .groupBy(beacon.createdOn),
  }),
  tenantFilter,
  filters: {
    ...dayFilters(beacon.createdOn),
    itemId: (id) => or(eq(beacon.offerId, id), eq(beacon.productId, id)),
    campaignId: (id) => eq(beacon.campaignId, id),
  },
  sorts: { createdOn: beacon.createdOn, ...SUMS },
  sortedBy: "createdOn",
  search: [],
  counted: (tx) => ({
    where: (condition) =>
      tx
        .select({ createdOn: beacon.createdOn })
        .from(beacon)
        .where(condition)
        .groupBy(beacon.createdOn),
  }),
});

const beaconKey = ({ offerId, productId, campaignId, createdOn }: NewBeacon): string =>
  `${offerId ?? ""} ${productId ?? ""} ${campaignId ?? ""} ${createdOn}`;

const plus = (one: NewBeacon, other: NewBeacon): NewBeacon => ({
  ...other,
  impressions: (one.impressions ?? 0) + (other.impressions ?? 0),
  clicks: (one.clicks ?? 0) + (other.clicks ?? 0),
  buyNowClicks: (one.buyNowClicks ?? 0) + (other.buyNowClicks ?? 0),
  snips: (one.snips ?? 0) + (other.snips ?? 0),
});

/** What is counted already and what is added now. */
const addUp = (column: PgColumn, name: string): SQL =>
  sql`${column} + excluded.${sql.identifier(name)}`;

/** Adds what was counted to the stored counts of the same item, campaign and day. In one order, so that two never deadlock. */
export async function addBeacons(tx: Tx, beacons: readonly NewBeacon[]): Promise<void> {
  const sums = new Map<string, NewBeacon>();
  for (const row of beacons) {
    const key = beaconKey(row);
    const before = sums.get(key);
    sums.set(key, before ? plus(before, row) : row);
  }
  if (sums.size === 0) return;
  await tx
    .insert(beacon)
    .values([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
    .onConflictDoUpdate({
      target: [beacon.offerId, beacon.createdOn, beacon.productId, beacon.campaignId],
      set: {
        storeId: sql`excluded.store_id`,
        impressions: addUp(beacon.impressions, "impressions"),
        clicks: addUp(beacon.clicks, "clicks"),
        buyNowClicks: addUp(beacon.buyNowClicks, "buy_now_clicks"),
        snips: addUp(beacon.snips, "snips"),
      },
    });
}
