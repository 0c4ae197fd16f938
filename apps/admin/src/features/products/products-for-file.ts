import { ApiFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import { MOST_FILE_PRODUCTS } from "@marquee/domain/products/import-limits";
import type { ReadRow } from "@marquee/domain/products/import-match";
import { PRODUCT_TEXT_LIMITS } from "@marquee/domain/products/product-text-limits";
import type { FileProducts, ProductForFile } from "@marquee/domain/products/product.schema";
import { countWords } from "@marquee/domain/wire/count-words";
import { toaster } from "@marquee/ui/feedback/toaster.ts";

/** How often one part waits at most: a minute is over after the first time, if other windows ask for nothing. */
const MOST_WAITS = 5;

/** Reads a part, and waits where the server has given so much in this minute that it says when to go on (PRODUCT-I16). */
async function readPart(
  client: Client,
  body: FileProducts,
  waits = MOST_WAITS,
): Promise<readonly ProductForFile[]> {
  try {
    return await client.products.forFile({ body });
  } catch (error) {
    const seconds = error instanceof ApiFailure ? error.retryAfter : null;
    if (seconds === null || waits === 0) throw error;
    toaster.show({
      tone: "note",
      title: `Reading goes on in ${countWords(seconds, "second")}`,
      detail: "So many products are read a minute. Leave this page open.",
    });
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return readPart(client, body, waits - 1);
  }
}

/** Reads the products that some things are about, in as many calls as they need; each product once. */
async function readInParts<Item>(
  client: Client,
  items: readonly Item[],
  askedFor: (part: readonly Item[]) => FileProducts,
): Promise<readonly ProductForFile[]> {
  const found = new Map<string, ProductForFile>();
  for (let start = 0; start < items.length; start += MOST_FILE_PRODUCTS) {
    const body = askedFor(items.slice(start, start + MOST_FILE_PRODUCTS));
    for (const product of await readPart(client, body)) found.set(product.id, product);
  }
  return [...found.values()];
}

/** Whole products, in the order of their ids. */
export async function productsById(
  client: Client,
  ids: readonly string[],
): Promise<readonly ProductForFile[]> {
  const products = await readInParts(client, ids, (part) => ({ ids: part, named: [] }));
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products that the rows of a file may mean (PRODUCT-I13). */
export const productsOfRows = (client: Client, rows: readonly ReadRow[]) =>
  readInParts(client, rows, (part) => ({
    ids: part.map(({ draft }) => draft.id),
    named: part.flatMap(({ draft: { storeId, name, heading } }) =>
      storeId !== "" &&
      name !== "" &&
      name.length <= PRODUCT_TEXT_LIMITS.name &&
      heading.length <= PRODUCT_TEXT_LIMITS.heading
        ? [{ storeId, name, heading }]
        : [],
    ),
  }));
