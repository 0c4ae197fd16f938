import { can } from "@marquee/domain/access/can";
import type { CatalogRemoval, RemovalResponse } from "@marquee/domain/catalog/catalog.schema";
import { and, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { lockInOrder } from "../items/lock-in-order.ts";
import { isAmong } from "../platform/database/is-among.ts";
import { forbidden, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  campaign,
  campaignOffer,
  campaignProduct,
  catalogItem,
  offer,
  product,
} from "../schema/schema.ts";
import { countOwn, findCatalog } from "./queries.ts";

type Items = typeof offer | typeof product;

/** Whether the run of a row is not over, or has no dates yet. */
const isNotOver = (validTill: PgColumn, now: Date): SQL =>
  sql`coalesce(${validTill} > ${now.toISOString()}::timestamptz, true)`;

/** Ends the runs of items that are in a campaign: they are pending, in none (CATALOG-R2). Returns those items. */
async function endRuns(
  { tx, scope, user, now }: RequestContext,
  items: Items,
  ids: readonly string[],
): Promise<readonly string[]> {
  await lockInOrder(tx, items, ids);
  const ended = await tx
    .update(items)
    .set({
      active: "N",
      campaignId: null,
      validFrom: null,
      validTill: null,
      updatedBy: user.name,
      updatedOn: now.toISOString(),
      version: sql`${items.version} + 1`,
    })
    .where(
      and(
        inScope(scope, items.companyId, items.storeId),
        isAmong(items.id, ids),
        isNotNull(items.campaignId),
        isNotOver(items.validTill, now),
      ),
    )
    .returning({ id: items.id });
  return ended.map(({ id }) => id);
}

/** The flyer campaigns that are not over, which would start their items again. */
const notOver = ({ tx, now }: RequestContext) =>
  tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.campaignType, "flyer"), isNotOver(campaign.validTill, now)));

async function removeOffers(context: RequestContext, ids: readonly string[]): Promise<number> {
  const ended = await endRuns(context, offer, ids);
  if (ended.length > 0)
    await context.tx
      .delete(campaignOffer)
      .where(
        and(
          isAmong(campaignOffer.offerId, ended),
          inArray(campaignOffer.campaignId, notOver(context)),
        ),
      );
  return ended.length;
}

async function removeProducts(context: RequestContext, ids: readonly string[]): Promise<number> {
  const ended = await endRuns(context, product, ids);
  if (ended.length > 0)
    await context.tx
      .delete(campaignProduct)
      .where(
        and(
          isAmong(campaignProduct.productId, ended),
          inArray(campaignProduct.campaignId, notOver(context)),
        ),
      );
  return ended.length;
}

/** Takes what a catalog became out of its flyer campaigns (CATALOG-R1 to CATALOG-R4). A repeat changes nothing. */
export async function removeFromCampaign(
  context: RequestContext,
  { catalogId, offers, products }: CatalogRemoval,
): Promise<RemovalResponse | Refusal> {
  const found = await findCatalog(context, catalogId);
  if (!found) return notFound();
  const { companyId, storeId } = found;
  const decision = can(context.user, "campaigns.create", { companyId, storeId });
  if (!decision.allowed) return forbidden(decision.reason);
  const [offerIds, productIds] = [[...new Set(offers)], [...new Set(products)]];
  const known =
    (await countOwn(context, catalogId, catalogItem.offerId, offerIds)) +
    (await countOwn(context, catalogId, catalogItem.productId, productIds));
  if (known < offerIds.length + productIds.length) return notFound();
  return {
    removed: (await removeOffers(context, offerIds)) + (await removeProducts(context, productIds)),
  };
}
