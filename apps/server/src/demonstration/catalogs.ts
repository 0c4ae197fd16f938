import { addDays } from "@marquee/domain/dates/days";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { IngestCatalog } from "@marquee/domain/ingest/ingest.schema";
import type { Market } from "./market.ts";
import { stableId } from "./stable-id.ts";

const shopId = (id: string): string => `gid-${id.slice(0, 12)}`;
const address = (id: string): string => `https://shop.marquee.test/items/${shopId(id)}`;

/** What the shop platform synced for each of its branches: the products, and a collection of the first few. */
export function demonstrationCatalogs(
  { stores, products }: Market,
  now: Date,
): readonly IngestCatalog[] {
  return stores
    .filter(({ isShopify }) => isShopify === "Y")
    .flatMap(({ id: storeId }) => {
      const sold = products.filter((product) => product.storeId === storeId);
      const day = addDays(centralDayOf(now), -12);
      const id = (type: string) => stableId(`demonstration catalog ${storeId} ${type} ${day}`);
      const items = sold.map((product) => ({
        shopId: shopId(product.id),
        title: product.heading,
        description: "",
        brand: product.brand,
        link: address(product.id),
        image: [],
        price: product.offerPrice,
        products: [],
      }));
      const chosen = items.slice(0, 4).map((item) => item.shopId);
      const collection = {
        shopId: shopId(stableId(`collection ${storeId}`)),
        title: "New this season",
        description: "What arrived since the beginning of the season.",
        brand: "",
        link: "https://shop.marquee.test/collections/new",
        image: [],
        price: null,
        products: chosen,
      };
      const createdOn = `${day}T16:00:00.000Z`;
      return [
        { id: id("Product"), storeId, name: "All products", type: "Product", createdOn, items },
        {
          id: id("Collection"),
          storeId,
          name: "Collections",
          type: "Collection",
          createdOn,
          items: [collection],
        },
      ];
    });
}
