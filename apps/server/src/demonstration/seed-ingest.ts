import type { IngestBill, IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { ingestBeacons } from "../beacons/ingest-beacons.ts";
import { ingestBills } from "../bills/ingest-bills.ts";
import { ingestCatalogs } from "../catalog/ingest-catalogs.ts";
import type { Tx } from "../platform/database/typed.ts";
import { openIngestContext } from "../platform/ingest/ingest-context.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { ingestOrders } from "../reports/ingest-orders.ts";
import { offer, store } from "../schema/schema.ts";
import type { Services } from "../services.ts";
import { demonstrationBeacons } from "./beacons.ts";
import { decideBills, demonstrationBills } from "./bills.ts";
import { demonstrationCatalogs } from "./catalogs.ts";
import { insertEarlierYear } from "./earlier-year.ts";
import { readMarket } from "./market.ts";
import { demonstrationOrders } from "./orders.ts";

/** A delivery of the demonstration that is refused is a defect of ours. */
async function requireTaken(
  what: string,
  delivery: Promise<IngestReceipt | Refusal>,
): Promise<void> {
  const response = await delivery;
  if (response instanceof Refusal)
    throw new Error(
      `${what}: ${response.failure.message} ${JSON.stringify(response.failure.issues)}`,
    );
  if (response.refused.length > 0) throw new Error(`${what}: ${JSON.stringify(response.refused)}`);
}

/** The shop platform has the collections of its branches. Offers are made by users, who cannot enter that. */
const tieCollections = (tx: Tx): PromiseLike<unknown> =>
  tx
    .update(offer)
    .set({ shopifyCollectionId: sql`'gid-' || left(${offer.id}, 12)` })
    .where(
      and(
        eq(offer.type, "Collection"),
        isNull(offer.shopifyCollectionId),
        inArray(
          offer.storeId,
          tx.select({ id: store.id }).from(store).where(eq(store.isShopify, "Y")),
        ),
      ),
    );

/**
 * Fills a market that has branches, products and offers with data from outside, through the same services as
 * signed deliveries (DEMO-I1, DEMO-I2): beacons of the last thirty days for items that were live, bills with ratings,
 * synced catalogs, shop orders; and the year before the run of each item (DEMO-I3). Safe to repeat.
 */
export async function seedIngest({
  pool,
  images,
  clock,
}: Pick<Services, "pool" | "images" | "clock">): Promise<void> {
  const now = clock.now();
  const market = await withScope(pool, SYSTEM, async (tx) => {
    await tieCollections(tx);
    return readMarket(tx);
  });
  const context = openIngestContext(pool, "demonstration", now);
  await requireTaken("beacons", ingestBeacons(context, demonstrationBeacons(market, now)));
  await insertEarlierYear(pool);
  const bills = await demonstrationBills(market, now);
  const isAmended = ({ id }: IngestBill, index: number): boolean =>
    bills.some((later, at) => at > index && later.id === id);
  const dayBefore = { ...context, now: new Date(now.getTime() - 86_400_000) };
  await requireTaken("bills", ingestBills(dayBefore, images, bills.filter(isAmended)));
  await requireTaken(
    "bills",
    ingestBills(
      context,
      images,
      bills.filter((bill, index) => !isAmended(bill, index)),
    ),
  );
  await withScope(pool, SYSTEM, (tx) => decideBills(tx, bills, now));
  await requireTaken("catalogs", ingestCatalogs(context, demonstrationCatalogs(market, now)));
  await requireTaken("orders", ingestOrders(context, demonstrationOrders(market, now)));
}
