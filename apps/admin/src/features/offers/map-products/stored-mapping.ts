import { readTabStorage, writeTabStorage } from "../../../browser/tab-storage.ts";

/** What a reload must not lose: the chosen products, and the open checkout. */
export interface StoredMapping {
  readonly products: readonly string[];
  readonly checkoutId: string | null;
}

/** One per person and offer: no person finds another's choice. */
export const mappingKey = (email: string, offerId: string): string =>
  `mapProducts:${email}:${offerId}`;

const isText = (value: unknown): value is string => typeof value === "string";

/** What is stored under these keys was written by this code; anything else counts as nothing stored. */
const isStoredMapping = (value: unknown): value is StoredMapping =>
  typeof value === "object" &&
  value !== null &&
  "products" in value &&
  Array.isArray(value.products) &&
  value.products.every(isText) &&
  "checkoutId" in value &&
  (value.checkoutId === null || isText(value.checkoutId));

const NOTHING: StoredMapping = { products: [], checkoutId: null };

export function readStoredMapping(key: string): StoredMapping {
  try {
    const value: unknown = JSON.parse(readTabStorage(key) ?? "null");
    return isStoredMapping(value) ? value : NOTHING;
  } catch {
    return NOTHING;
  }
}

export const storeMapping = (key: string, mapping: StoredMapping): void =>
  writeTabStorage(key, JSON.stringify(mapping));

export const removeStoredMapping = (key: string): void => writeTabStorage(key, null);
