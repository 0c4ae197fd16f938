import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { IngestCatalog } from "@marquee/domain/ingest/ingest.schema";
import { BRANCH } from "./companies.ts";
import type { Market } from "./market.ts";
import { shopId } from "./shop-id.ts";
import { stableId } from "./stable-id.ts";

type Item = IngestCatalog["items"][number];

const address = (id: string): string => `https://shop.marquee.test/items/${shopId(id)}`;
const picture = (name: string): string => `https://shop.marquee.test/pictures/${name}.jpg`;

const productItem = (product: Market["products"][number]): Item => ({
  shopId: shopId(product.id),
  title: product.name,
  description: product.description,
  brand: product.brand,
  link: address(product.id),
  image: [picture(shopId(product.id))],
  price: product.offerPrice,
  products: [],
});

/** What a shop forgot to fill in, so that it does not sync. */
const FAILED: readonly (Pick<Item, "title"> & Partial<Item>)[] = [
  { title: "Enamel camping kettle", image: [] },
  { title: "Gift card", description: "", image: [], price: null },
  { title: "Walnut serving board", shopId: "" },
];

const failedItems = (storeId: string): readonly Item[] =>
  FAILED.map((change) => ({
    shopId: shopId(stableId(`failed ${storeId} ${change.title}`)),
    description: `${change.title}.`,
    brand: "Loom & Kettle",
    link: "",
    image: [picture("enamel")],
    price: 24,
    products: [],
    ...change,
  }));

/** What the shop platform synced for each of its branches: the products, some of them incomplete, and the collections. */
export function demonstrationCatalogs(
  { stores, products, offers }: Market,
  now: Date,
): readonly IngestCatalog[] {
  return stores
    .filter(({ isShopify }) => isShopify === "Y")
    .flatMap(({ id: storeId }) => {
      const sold = products.filter(
        (product) => product.storeId === storeId && product.isVariant === "N",
      );
      const day = addDays(centralDayOf(now), -12);
      const id = (type: string) => stableId(`demonstration catalog ${storeId} ${type} ${day}`);
      const items = sold.map(productItem);
      const chosen = items.slice(0, 4).map((item) => item.shopId);
      const collections = offers
        .filter((offer) => offer.storeId === storeId && offer.type === "Collection")
        .map((offer) => ({
          shopId: shopId(offer.id),
          title: offer.heading,
          description: "What arrived since the beginning of the season.",
          brand: "",
          link: address(offer.id),
          image: [],
          price: null,
          products: chosen,
        }));
      const row = { storeId, createdOn: `${day}T16:00:00.000Z` };
      return [
        {
          ...row,
          id: id("Product"),
          name: storeId === BRANCH.seattle ? "Everything in the shop" : "All products",
          type: "Product",
          items: [...items, ...failedItems(storeId)],
        },
        {
          ...row,
          id: id("Collection"),
          name: "Collections",
          type: "Collection",
          items: collections,
        },
      ];
    });
}
