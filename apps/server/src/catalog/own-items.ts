import { PRODUCT_CATALOG } from "@marquee/domain/catalog/sync-errors";
import type { IngestCatalog } from "@marquee/domain/ingest/ingest.schema";
import { and } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { offer, product } from "../schema/schema.ts";
import type { AtBranch } from "../stores/at-branches.ts";

/** The offer or the product of ours that an item of a branch's catalog became, by the shop platform's id. */
export type OwnItems = (
  type: string,
  storeId: string,
  shopId: string,
) => { readonly offerId?: string; readonly productId?: string };

const itemKey = (storeId: string, shopId: string | null): string => `${storeId} ${shopId ?? ""}`;

interface Known {
  readonly id: string;
  readonly storeId: string;
  readonly shopId: string | null;
}

const byKey = (rows: readonly Known[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, storeId, shopId }) => [itemKey(storeId, shopId), id]));

/** What the items of these catalogs became, in their own branches (CATALOG-S4); locked until the transaction ends. */
export async function findOwnItems(
  tx: Tx,
  catalogs: readonly AtBranch<IngestCatalog>[],
): Promise<OwnItems> {
  const storeIds = [...new Set(catalogs.map(({ owner }) => owner.storeId))];
  const shopIds = (isProduct: boolean) => [
    ...new Set(
      catalogs
        .filter(({ row }) => (row.type === PRODUCT_CATALOG) === isProduct)
        .flatMap(({ row }) => row.items.map(({ shopId }) => shopId))
        .filter((shopId) => shopId !== ""),
    ),
  ];
  const [ofProducts, ofOffers] = [shopIds(true), shopIds(false)];
  const products =
    ofProducts.length === 0
      ? []
      : await tx
          .select({ id: product.id, storeId: product.storeId, shopId: product.shopifyProductId })
          .from(product)
          .where(
            and(isAmong(product.storeId, storeIds), isAmong(product.shopifyProductId, ofProducts)),
          )
          .orderBy(product.id)
          .for("key share");
  const offers =
    ofOffers.length === 0
      ? []
      : await tx
          .select({ id: offer.id, storeId: offer.storeId, shopId: offer.shopifyCollectionId })
          .from(offer)
          .where(
            and(isAmong(offer.storeId, storeIds), isAmong(offer.shopifyCollectionId, ofOffers)),
          )
          .orderBy(offer.id)
          .for("key share");
  const [own, ownOffers] = [byKey(products), byKey(offers)];
  return (type, storeId, shopId) => {
    if (shopId === "") return {};
    const key = itemKey(storeId, shopId);
    const productId = type === PRODUCT_CATALOG ? own.get(key) : undefined;
    const offerId = type === PRODUCT_CATALOG ? undefined : ownOffers.get(key);
    return {
      ...(productId === undefined ? {} : { productId }),
      ...(offerId === undefined ? {} : { offerId }),
    };
  };
}
