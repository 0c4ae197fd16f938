import { offerPriceLines } from "@marquee/domain/products/offer-price-lines";
import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import type pg from "pg";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts, type NewProduct } from "../products/queries.ts";
import { BRANCH, branchOwner, STORES, type Branch } from "./companies.ts";
import type { CompanyImages } from "./company-images.ts";
import { CATEGORY_OF } from "./item-categories.ts";
import { branchAge } from "./open-branches.ts";
import { PRODUCTS, type DemonstrationProduct } from "./product-list.ts";
import { shopId } from "./shop-id.ts";
import { stableId } from "./stable-id.ts";
import { VARIANTS, type DemonstrationVariants } from "./variant-list.ts";

const DAY = 86_400_000;

/** The market places of a branch of the demonstration, in an array of its own. */
export const marketPlaceOf = (branch: Branch): MarketPlace[] => [
  ...(STORES.find(({ id }) => id === BRANCH[branch])?.marketPlace ?? []),
];

const isOnShopPlatform = (branch: Branch): boolean =>
  STORES.find(({ id }) => id === BRANCH[branch])?.isShopify === "Y";

/** The id of a product in one of its branches, the same in every run. */
export const productId = (branch: Branch, name: string): string =>
  stableId(`demonstration product ${branch} ${name}`);

/** A price with its discount: a percentage, or a message if there is none. */
function priceRow(actualPrice: number, discountPerc: number) {
  const discountType = discountPerc > 0 ? "percentage" : "message";
  const last = offerPriceLines({ actualPrice, discountType, discountPerc }).at(-1);
  if (last === undefined) throw new Error(`${actualPrice} less ${discountPerc} % is no price`);
  return {
    actualPrice,
    discountType,
    discountPerc: discountPerc > 0 ? discountPerc : null,
    discountMessage: discountPerc > 0 ? "" : "Wrapped as a gift for free",
    offerPrice: last.amount,
  } as const;
}

function productRow(
  entry: DemonstrationProduct,
  branch: Branch,
  images: CompanyImages,
  now: Date,
): NewProduct {
  const { name, heading, brand } = entry;
  const companyId = branchOwner(branch);
  const image = images.get(companyId)?.get(entry.image);
  const price = priceRow(entry.price, entry.percentOff);
  // half a day after its branch was opened, at the earliest (DEMO-11)
  const age = Math.min(40, branchAge(branch) - 0.5);
  const createdOn = new Date(now.getTime() - age * DAY).toISOString();
  const id = productId(branch, name);
  return {
    id,
    companyId,
    storeId: BRANCH[branch],
    name,
    heading,
    brand,
    description: `${heading}. By ${brand}.`,
    vendorUrl: "https://shop.marquee.test/",
    ...price,
    marketPlace: marketPlaceOf(branch),
    categoryId: CATEGORY_OF[entry.image],
    shippingType: price.offerPrice >= 75 ? "Free Shipping" : "Standard shipping",
    attribute: [{ column: "Maker", value: brand }],
    images: image === undefined ? [] : [image],
    ...(isOnShopPlatform(branch) ? { isShopifyProduct: "Y", shopifyProductId: shopId(id) } : {}),
    createdBy: "Nadia Fortin",
    createdOn,
    updatedBy: "Nadia Fortin",
    updatedOn: createdOn,
  };
}

/** The variants of a product: its content, with options and prices of their own. */
const variantRows = (entry: DemonstrationVariants, images: CompanyImages, now: Date) => {
  const product = PRODUCTS.find(({ name }) => name === entry.product);
  if (product === undefined) throw new Error(`${entry.product} is no product of the demonstration`);
  const row = productRow(product, entry.branch, images, now);
  return entry.variants.map(([options, dearer]): NewProduct => {
    const [one = "", two = "", three = ""] = options;
    return {
      ...row,
      id: stableId(`demonstration variant ${row.id} ${options.join(" ")}`),
      ...priceRow(product.price + dearer, product.percentOff),
      name: `${row.name}, ${options.join(", ")}`,
      attribute: [...(row.attribute ?? []), { column: "Option", value: options.join(", ") }],
      canUpdateBranch: "N",
      isVariant: "Y",
      variantProductId: row.id,
      shopifyProductId: null,
      variantOption1: one,
      variantOption2: two,
      variantOption3: three,
      isShopifyProduct: entry.synced ? "Y" : "N",
    };
  });
};

/** The products of every branch, and the variants of some. */
export const makeProducts = (pool: pg.Pool, images: CompanyImages, now: Date): Promise<void> =>
  withScope(pool, SYSTEM, async (tx) => {
    await insertProducts(
      tx,
      PRODUCTS.flatMap((entry) =>
        entry.branches.map((branch) => productRow(entry, branch, images, now)),
      ),
    );
    await insertProducts(
      tx,
      VARIANTS.flatMap((entry) => variantRows(entry, images, now)),
    );
  });
