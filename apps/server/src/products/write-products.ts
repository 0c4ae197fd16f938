import type { Product } from "@marquee/domain/products/product.schema";
import { and, eq, ne, not, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { TransactionContext, RequestContext } from "../platform/tenancy/request-context.ts";
import { offerProduct, product } from "../schema/schema.ts";
import { productFilter } from "./queries.ts";

interface Mapped {
  readonly id: string;
  readonly companyId: string;
}

/** Maps a product to the offer that was chosen in its form, if one was. */
export async function putIntoOffer(
  tx: Tx,
  { id, companyId }: Mapped,
  offerId: string | null,
): Promise<void> {
  if (offerId !== null)
    await tx
      .insert(offerProduct)
      .values({ companyId, offerId, productId: id })
      .onConflictDoNothing();
}

/** Unmaps a product from the offer that was chosen in its form. */
export async function removeFromOffer(
  tx: Tx,
  { id, offerId }: Mapped & { readonly offerId: string | null },
): Promise<void> {
  if (offerId !== null)
    await tx
      .delete(offerProduct)
      .where(and(eq(offerProduct.productId, id), eq(offerProduct.offerId, offerId)));
}

/** A product that an offer released no longer names it as the one chosen in its form (PRODUCT-T3). */
export async function forgetOffer(
  { tx, scope, user, now }: RequestContext,
  offerId: string,
  stillMapped: readonly string[],
): Promise<void> {
  await tx
    .update(product)
    .set({
      offerId: null,
      version: sql`${product.version} + 1`,
      updatedBy: user.name,
      updatedOn: now.toISOString(),
    })
    .where(
      and(
        productFilter(scope),
        eq(product.offerId, offerId),
        not(isAmong(product.id, stillMapped)),
      ),
    );
}

/**
 * Whether a product is in a campaign, in another offer than the one of its form, or has variants (PRODUCT-T10). A
 * transaction that ties it meanwhile is waited for, and a later one waits: rows that name a product lock its key.
 */
export async function isTied(
  { tx }: TransactionContext,
  { id, campaignId, sponsoredCampaignId, offerId }: Product,
): Promise<boolean> {
  if (campaignId !== null || sponsoredCampaignId !== null) return true;
  await tx.select({ id: product.id }).from(product).where(eq(product.id, id)).for("update");
  const mapped = eq(offerProduct.productId, id);
  const offers = tx.$count(
    offerProduct,
    offerId === null ? mapped : and(mapped, ne(offerProduct.offerId, offerId)),
  );
  const variants = tx.$count(product, eq(product.variantProductId, id));
  return (await offers) + (await variants) > 0;
}
