import type { Product } from "@marquee/domain/products/product.schema";
import { and, eq, ne, not, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { Within, Work } from "../platform/tenancy/work.ts";
import { offerProduct, product } from "../schema/schema.ts";
import { myProducts, type NewProduct } from "./queries.ts";

type ProductRow = typeof product.$inferSelect;

/** Whether the row is there, locked until the transaction ends, so that two edits take turns. */
export async function lockProduct({ tx, scope }: Within, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(myProducts(scope), eq(product.id, id)))
    .for("no key update");
  return rows.length === 1;
}

/** Whether the row was made: not where the id is taken already, by whomever. */
export async function insertProduct(tx: Tx, row: NewProduct): Promise<boolean> {
  const made = await tx
    .insert(product)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: product.id });
  return made.length === 1;
}

/** Changes the stored row and counts its version up; one outside the scope stays as it is. */
export async function changeProduct(
  { tx, scope }: Within,
  id: string,
  change: Partial<Omit<ProductRow, "id" | "version" | "createHash">>,
): Promise<void> {
  await tx
    .update(product)
    .set({ ...change, version: sql`${product.version} + 1` })
    .where(and(myProducts(scope), eq(product.id, id)));
}

interface Mapped {
  readonly id: string;
  readonly companyId: string;
}

/** Maps a product to the offer that was chosen in its form, where one was. */
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
export async function takeOutOfOffer(
  tx: Tx,
  { id, offerId }: Mapped & { readonly offerId: string | null },
): Promise<void> {
  if (offerId !== null)
    await tx
      .delete(offerProduct)
      .where(and(eq(offerProduct.productId, id), eq(offerProduct.offerId, offerId)));
}

/** What an offer has let go names it no more as the one that was chosen in its form (PRODUCT-T3). */
export async function forgetOffer(
  { tx, scope, user, now }: Work,
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
      and(myProducts(scope), eq(product.offerId, offerId), not(isAmong(product.id, stillMapped))),
    );
}

/**
 * Whether a product is in a campaign, in another offer than the one of its form, or has variants (PRODUCT-T10). Whoever
 * ties it meanwhile is waited for, and whoever would afterwards waits: rows that name a product lock its key.
 */
export async function isTied(
  { tx }: Within,
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
