import { startOfCentralDay } from "@marquee/domain/dates/central-time";
import { campaignOfBeacon } from "@marquee/domain/ingest/beacon-campaign";
import { beaconIssues } from "@marquee/domain/ingest/ingest-rules";
import type { IngestBeacon } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import { findItemOwners, type ItemOwner } from "../items/item-owners.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import {
  issueAt,
  issuesAt,
  ingestRows,
  withoutWrong,
  type Placed,
} from "../platform/ingest/ingest-rows.ts";
import { findCandidates } from "./candidate-campaigns.ts";
import { addBeacons, type NewBeacon } from "./queries.ts";

type ByType<Found> = Readonly<Record<IngestBeacon["type"], ReadonlyMap<string, Found>>>;

async function findOwners(tx: Tx, rows: readonly IngestBeacon[]): Promise<ByType<ItemOwner>> {
  const itemIds = (type: IngestBeacon["type"]) =>
    rows.filter((row) => row.type === type).map(({ itemId }) => itemId);
  return {
    offer: await findItemOwners(tx, "offer", itemIds("offer")),
    product: await findItemOwners(tx, "product", itemIds("product")),
  };
}

const toBeaconRow = (
  beacon: IngestBeacon,
  owner: ItemOwner,
  campaignId: string | null,
): NewBeacon => ({
  ...owner,
  offerId: beacon.type === "offer" ? beacon.itemId : null,
  productId: beacon.type === "product" ? beacon.itemId : null,
  campaignId,
  createdOn: startOfCentralDay(beacon.createdOn),
  impressions: beacon.impressions,
  clicks: beacon.clicks,
  buyNowClicks: beacon.buyNowClicks,
  snips: beacon.snips,
});

/** Each beacon with the owner of its item, and with the campaign that it counts for. */
async function attribute(tx: Tx, fresh: readonly Placed<IngestBeacon>[], now: Date) {
  const rows = fresh.map(({ row }) => row);
  // Locks the items, so that none moves to another company meanwhile.
  const owners = await findOwners(tx, rows);
  const candidates = {
    offer: await findCandidates(tx, "offer", rows, now),
    product: await findCandidates(tx, "product", rows, now),
  };
  return fresh.map(({ at, row }) => ({
    at,
    row,
    owner: owners[row.type].get(row.itemId),
    campaign: campaignOfBeacon(row, candidates[row.type].get(row.itemId) ?? [], now),
  }));
}

/** Takes in what shoppers did with items, and adds it up by item, campaign and day (INGEST-B1, INGEST-B2, CAMP-G13). */
export const ingestBeacons = (context: IngestContext, beacons: readonly IngestBeacon[]) =>
  ingestRows(context, "beacons", beacons, async (tx, fresh) => {
    const found = await attribute(tx, fresh, context.now);
    const issues = found.flatMap(({ at, row, owner, campaign }) => [
      ...issuesAt(at, beaconIssues(row, context.now)),
      ...(owner ? [] : [issueAt(at, "INGEST-B2", "itemId", ingestMessages.unknownItem)]),
      ...(owner && campaign === undefined
        ? [issueAt(at, "INGEST-B6", "campaignId", ingestMessages.unfitCampaign)]
        : []),
    ]);
    await addBeacons(
      tx,
      withoutWrong(found, issues).flatMap(({ row, owner, campaign }) =>
        owner && campaign !== undefined ? [toBeaconRow(row, owner, campaign)] : [],
      ),
    );
    return issues;
  });
