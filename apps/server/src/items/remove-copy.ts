import { can } from "@marquee/domain/access/can";
import { and, eq, gte, sql } from "drizzle-orm";
import { requestHash } from "../platform/http/request-hash.ts";
import { conflict, forbidden, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { checkout, offer, offerProduct, product } from "../schema/schema.ts";
import { RECORDS } from "./item-records.ts";
import { itemRefusals } from "./messages.ts";

const ITEMS = {
  offerId: {
    table: offer,
    ability: "offers.copy",
    /** Products that name the offer in their form; those that were copied with it go with it. */
    isUsed: ({ tx }: RequestContext, id: string) => tx.$count(product, eq(product.offerId, id)),
  },
  productId: {
    table: product,
    ability: "products.copy",
    /** Offers that it was put into, and its variants. */
    isUsed: async ({ tx }: RequestContext, id: string) =>
      (await tx.$count(offerProduct, eq(offerProduct.productId, id))) +
      (await tx.$count(product, eq(product.variantProductId, id))),
  },
} as const;

type ItemColumn = keyof typeof ITEMS;

interface Copy {
  readonly id: string;
  readonly companyId: string;
  readonly createdOn: string;
}

/** Whether a checkout in any state was opened with it. Its plan names it by its id; none can be older than the copy. */
async function isInCheckout({ tx }: RequestContext, copy: Copy): Promise<boolean> {
  const names = sql`position(${copy.id} in ${checkout.draft}::text) > 0`;
  const opened = and(
    eq(checkout.companyId, copy.companyId),
    gte(checkout.createdOn, copy.createdOn),
  );
  return (await tx.$count(checkout, and(opened, names))) > 0;
}

async function isReferredTo(context: RequestContext, item: ItemColumn, copy: Copy) {
  for (const record of RECORDS)
    if ((await context.tx.$count(record, eq(record[item], copy.id))) > 0) return true;
  return (await ITEMS[item].isUsed(context, copy.id)) > 0 || isInCheckout(context, copy);
}

/**
 * Removes the copy `copyId` of the item `id`, while it is as it was made and nothing refers to it (OFFER-C3, PRODUCT-C3).
 * The row is locked first: rows that name an item lock its key, so that none comes between the check and the removal.
 */
export async function removeCopy(
  context: RequestContext,
  item: ItemColumn,
  { id, copyId }: { readonly id: string; readonly copyId: string },
): Promise<"Success" | Refusal> {
  const { tx, scope, user } = context;
  const { table, ability } = ITEMS[item];
  const isCopy = and(inScope(scope, table.companyId, table.storeId), eq(table.id, copyId));
  const [copy] = await tx
    .select({
      id: table.id,
      companyId: table.companyId,
      storeId: table.storeId,
      createdOn: table.createdOn,
      createHash: table.createHash,
      version: table.version,
      campaignId: sql<string | null>`coalesce(${table.campaignId}, ${table.sponsoredCampaignId})`,
    })
    .from(table)
    .where(isCopy)
    .for("update");
  if (!copy) return notFound();
  const response = can(user, ability, copy);
  if (!response.allowed) return forbidden(response.reason);
  // a copy may have been made in another branch than its source is in (PRODUCT-C4)
  const made = [{ copyOf: id }, { copyOf: id, storeId: copy.storeId }];
  const isAsMade =
    made.some((request) => copy.createHash === requestHash(request)) &&
    copy.version === 1 &&
    copy.campaignId === null;
  if (!isAsMade || (await isReferredTo(context, item, copy)))
    return conflict(itemRefusals.copyInUse);
  await tx.delete(table).where(isCopy);
  return "Success";
}
