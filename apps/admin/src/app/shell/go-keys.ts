import type { KnownMenuEntry } from "@marquee/domain/access/menu-entries";

/** The letter that leads to a page of the menu after "G" (SCREEN-K9); null for a page that is gone to rarely. */
export const GO_KEYS: Readonly<Record<KnownMenuEntry["entry"], string | null>> = {
  Home: "h",
  Stores: "s",
  Branches: "b",
  "Offers/Collection": "o",
  Products: "p",
  "Product Variant": "v",
  Users: "u",
  Categories: "c",
  "Flyer Campaign": "f",
  "Sponsored Campaign": "k",
  "Sponsored Section": "n",
  "Shopify Sponsored": null,
  "Shopify Catalog": null,
  Transactions: "t",
  Invoice: "i",
  Payments: "y",
  Bills: "l",
  "Conversion Report": "r",
  "All Conversion Report": null,
  "Consolidate Conversion": null,
  "Payment Method": "m",
};
