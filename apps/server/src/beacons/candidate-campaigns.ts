import type { CandidateCampaign } from "@marquee/domain/ingest/beacon-campaign";
import type { IngestBeacon } from "@marquee/domain/ingest/ingest.schema";
import { and, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import {
  campaign,
  campaignKeyword,
  campaignOffer,
  campaignProduct,
  campaignSection,
} from "../schema/schema.ts";

const ITEMS = {
  offer: { table: campaignOffer, id: campaignOffer.offerId },
  product: { table: campaignProduct, id: campaignProduct.productId },
} as const;

const FIELDS = {
  id: campaign.id,
  campaignType: campaign.campaignType,
  validFrom: campaign.validFrom,
  validTill: campaign.validTill,
  pausedOn: campaign.pausedOn,
  keywords: sql<
    string[]
  >`array(select keyword from ${campaignKeyword} where campaign_id = ${campaign.id})`,
  sections: sql<
    string[]
  >`array(select section_id from ${campaignSection} where campaign_id = ${campaign.id})`,
} as const;

/** The campaigns that these beacons may count for, by item: those that run now, and those that are named (CAMP-G13). */
export async function findCandidates(
  tx: Tx,
  type: IngestBeacon["type"],
  beacons: readonly IngestBeacon[],
  now: Date,
): Promise<ReadonlyMap<string, readonly CandidateCampaign[]>> {
  const ofType = beacons.filter((beacon) => beacon.type === type);
  if (ofType.length === 0) return new Map();
  const { table, id } = ITEMS[type];
  const at = now.toISOString();
  const named = new Set(ofType.flatMap(({ campaignId }) => campaignId ?? []));
  const rows = await tx
    .select({ item: id, ...FIELDS })
    .from(table)
    .innerJoin(
      campaign,
      and(eq(campaign.companyId, table.companyId), eq(campaign.id, table.campaignId)),
    )
    .where(
      and(
        isAmong(id, [...new Set(ofType.map(({ itemId }) => itemId))]),
        isNotNull(campaign.validFrom),
        or(
          and(lte(campaign.validFrom, at), gt(campaign.validTill, at)),
          isAmong(campaign.id, [...named]),
        ),
      ),
    );
  return Map.groupBy(rows, ({ item }) => item);
}
