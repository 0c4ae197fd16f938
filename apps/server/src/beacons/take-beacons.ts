import { startOfCentralDay } from "@marquee/domain/dates/central-time";
import { beaconIssues } from "@marquee/domain/ingest/ingest-rules";
import type { IngestBeacon } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import { addBeacons, type NewBeacon } from "./queries.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import { findItemOwners, type ItemOwner } from "../items/item-owners.ts";
import { issueAt, issuesAt, takeIn, type Placed } from "../platform/ingest/take-in.ts";

type Owners = Readonly<Record<IngestBeacon["type"], ReadonlyMap<string, ItemOwner>>>;

async function findOwners(tx: Tx, rows: readonly Placed<IngestBeacon>[]): Promise<Owners> {
  const itemIds = (type: IngestBeacon["type"]) =>
    rows.filter(({ row }) => row.type === type).map(({ row }) => row.itemId);
  return {
    offer: await findItemOwners(tx, "offer", itemIds("offer")),
    product: await findItemOwners(tx, "product", itemIds("product")),
  };
}

const toBeaconRow = (beacon: IngestBeacon, owner: ItemOwner): NewBeacon => ({
  ...owner,
  offerId: beacon.type === "offer" ? beacon.itemId : null,
  productId: beacon.type === "product" ? beacon.itemId : null,
  createdOn: startOfCentralDay(beacon.createdOn),
  impressions: beacon.impressions,
  clicks: beacon.clicks,
  buyNowClicks: beacon.buyNowClicks,
  snips: beacon.snips,
});

/** Takes in what shoppers did with items, and adds it up by item and day (INGEST-B1, INGEST-B2). */
export const takeBeacons = (context: IngestContext, beacons: readonly IngestBeacon[]) =>
  takeIn(context, "beacons", beacons, async (tx, fresh) => {
    const owners = await findOwners(tx, fresh);
    const found = fresh.map(({ at, row }) => ({
      at,
      row,
      owner: owners[row.type].get(row.itemId),
    }));
    const issues = found.flatMap(({ at, row, owner }) => [
      ...issuesAt(at, beaconIssues(row, context.now)),
      ...(owner ? [] : [issueAt(at, "INGEST-B2", "itemId", ingestMessages.unknownItem)]),
    ]);
    if (issues.length > 0) return issues;
    await addBeacons(
      tx,
      found.flatMap(({ row, owner }) => (owner ? [toBeaconRow(row, owner)] : [])),
    );
    return [];
  });
