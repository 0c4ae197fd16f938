import { isFilled } from "../validation/typed-values.ts";
import type { SyncField } from "./catalog.schema.ts";

/** What the shop platform delivers of an item, as far as it decides whether it syncs. */
export interface SyncedItem {
  readonly shopId: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly image: readonly string[];
  readonly price: number | null;
}

/** The type of a catalog that holds products; every other type is a kind of collection. */
export const PRODUCT_CATALOG = "Product";

/** What a product needs so that it syncs (CATALOG-S1), and what a collection does (CATALOG-S2). */
const PRODUCT_NEEDS = ["ID", "TITLE", "DESCRIPTION", "IMAGE", "PRICE"] as const;
const COLLECTION_NEEDS = ["ID", "TITLE"] as const;

const isBlank = (text: string): boolean => !isFilled(text);

const LACKS: Readonly<Record<SyncField, (item: SyncedItem) => boolean>> = {
  ID: ({ shopId }) => isBlank(shopId),
  TITLE: ({ title }) => isBlank(title),
  DESCRIPTION: ({ description }) => isBlank(description),
  LINK: ({ link }) => isBlank(link),
  IMAGE: ({ image }) => image.every(isBlank),
  PRICE: ({ price }) => price === null,
};

/** What an item lacks of what its catalog's type needs, in the order of the needs; nothing if it syncs. */
export function missingFields(type: string, item: SyncedItem): readonly SyncField[] {
  const needs = type === PRODUCT_CATALOG ? PRODUCT_NEEDS : COLLECTION_NEEDS;
  return needs.filter((field) => LACKS[field](item));
}

/** What the error column says of an item; empty if it synced (CATALOG-S3). */
export const syncError = (missing: readonly SyncField[]): string =>
  missing.length === 0 ? "" : `Missing: ${missing.join(", ")}`;
