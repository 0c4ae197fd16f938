import type { Offer } from "@marquee/domain/offers/offer.schema";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { offer, offerProduct, store } from "../schema/schema.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Within, Work } from "../platform/tenancy/work.ts";
import { selectOffers, selectWholeOffers } from "./select-offers.ts";

export type OfferRow = typeof offer.$inferSelect;
export type NewOffer = typeof offer.$inferInsert;

const mine = (scope: Scope) => inScope(scope, offer.companyId, offer.storeId);

/** One offer of the scope; undefined for an unknown one and a foreign one alike. */
export async function findOffer({ tx, scope }: Within, id: string): Promise<Offer | undefined> {
  const [found] = await selectWholeOffers(tx).where(and(mine(scope), eq(offer.id, id)));
  return found;
}

/** The stored row, held until the transaction ends, so that two edits take turns. */
export async function lockOffer({ tx, scope }: Work, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx
    .select()
    .from(offer)
    .where(and(mine(scope), eq(offer.id, id)))
    .for("no key update");
  return row;
}

/** What the create call of this id was given; undefined where there is none within the scope. */
export async function findCreateHash({ tx, scope }: Work, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ createHash: offer.createHash })
    .from(offer)
    .where(and(mine(scope), eq(offer.id, id)));
  return row?.createHash;
}

/** Whether the row was made: not where the id is taken already, by whomever. */
export async function insertOffer(tx: Tx, row: NewOffer): Promise<boolean> {
  const made = await tx
    .insert(offer)
    .values(row)
    .onConflictDoNothing({ target: offer.id })
    .returning({ id: offer.id });
  return made.length === 1;
}

/** Changes the stored row and counts its version up; one outside the scope stays as it is. */
export async function changeOffer(
  { tx, scope }: Work,
  id: string,
  change: Partial<Omit<OfferRow, "id" | "version" | "createHash">>,
): Promise<void> {
  await tx
    .update(offer)
    .set({ ...change, version: sql`${offer.version} + 1` })
    .where(and(mine(scope), eq(offer.id, id)));
}

/** The primary offer of a branch, or undefined. */
export async function findPrimary(
  { tx, scope }: Work,
  storeId: string,
): Promise<Offer | undefined> {
  const [found] = await selectOffers(tx).where(
    and(mine(scope), eq(offer.storeId, storeId), eq(offer.isPrimary, "Y")),
  );
  return found;
}

/** Makes way for another primary offer of the branch. Those who do this at once take turns by the branch's row. */
export async function dropPrimary(work: Work, storeId: string, exceptId: string): Promise<void> {
  const { tx, scope, user, now } = work;
  await tx.select({ id: store.id }).from(store).where(eq(store.id, storeId)).for("no key update");
  await tx
    .update(offer)
    .set({
      isPrimary: "N",
      version: sql`${offer.version} + 1`,
      updatedBy: user.name,
      updatedOn: now.toISOString(),
    })
    .where(
      and(
        mine(scope),
        eq(offer.storeId, storeId),
        eq(offer.isPrimary, "Y"),
        ne(offer.id, exceptId),
      ),
    );
}

/** Replaces what is mapped to an offer. */
export async function replaceProducts(
  tx: Tx,
  companyId: string,
  offerId: string,
  products: readonly string[],
): Promise<void> {
  await tx.delete(offerProduct).where(eq(offerProduct.offerId, offerId));
  if (products.length > 0)
    await tx
      .insert(offerProduct)
      .values(products.map((productId) => ({ companyId, offerId, productId })));
}

/** Maps more products to an offer; those that are mapped already stay. */
export async function addProducts(
  tx: Tx,
  companyId: string,
  offerId: string,
  products: readonly string[],
): Promise<void> {
  if (products.length > 0)
    await tx
      .insert(offerProduct)
      .values(products.map((productId) => ({ companyId, offerId, productId })))
      .onConflictDoNothing();
}

/** How many of these offers are within the scope. */
export const countOffers = ({ tx, scope }: Work, ids: readonly string[]): Promise<number> =>
  tx.$count(offer, and(mine(scope), inArray(offer.id, [...ids])));
