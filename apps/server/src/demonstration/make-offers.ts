import { isPrivileged } from "@marquee/domain/access/actor";
import { offerPrice } from "@marquee/domain/products/offer-price";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import type pg from "pg";
import { Refusal } from "../platform/refusal/refusal.ts";
import { createOffer } from "../offers/create-offer.ts";
import { insertProducts, type NewProduct } from "../products/queries.ts";
import { findCaller } from "../platform/identity/caller.ts";
import { scopeOf, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { BRANCH, ownerOf, STORES, type Branch } from "./companies.ts";
import type { DemonstrationOffer } from "./offer-lines.ts";
import { LEAF_OF } from "./item-categories.ts";
import { OFFERS } from "./offer-list.ts";
import type { DemoImage } from "./images.ts";
import { PRODUCTS, type DemonstrationProduct } from "./product-list.ts";
import { stableId } from "./stable-id.ts";

type DemoImages = ReadonlyMap<DemoImage, string>;

/** Who makes the offers of a branch, in turns. */
const AUTHORS: Readonly<Record<Branch, readonly string[]>> = {
  montreal: ["merchant", "sofia"],
  toronto: ["marc"],
  vancouver: ["merchant"],
  calgary: ["other"],
  brooklyn: ["other"],
  portland: ["shop"],
  halifax: ["pending"],
};

const HOUR = 3_600_000;
const marketPlaceOf = (branch: Branch) =>
  STORES.find(({ id }) => id === BRANCH[branch])?.marketPlace ?? [];

export const offerId = ({ branch, heading }: DemonstrationOffer): string =>
  stableId(`demonstration offer ${branch} ${heading}`);
export const productId = (branch: Branch, name: string): string =>
  stableId(`demonstration product ${branch} ${name}`);

function productRow(
  entry: DemonstrationProduct,
  branch: Branch,
  imagePaths: DemoImages,
  now: Date,
): NewProduct {
  const [imageName, name, heading, brand, actualPrice, discountPerc] = entry;
  const price = offerPrice({ actualPrice, discountPerc });
  if (typeof price !== "number" && isOutOfRange(price)) throw new Error(`${name}: ${price.field}`);
  const image = imagePaths.get(imageName);
  const createdOn = new Date(now.getTime() - 40 * 24 * HOUR).toISOString();
  return {
    id: productId(branch, name),
    companyId: ownerOf(branch),
    storeId: BRANCH[branch],
    name,
    heading,
    brand,
    description: `${heading}. By ${brand}.`,
    vendorUrl: "https://shop.marquee.test/",
    actualPrice,
    discountType: "percentage",
    discountPerc,
    offerPrice: price,
    marketPlace: marketPlaceOf(branch),
    categoryId: LEAF_OF[imageName],
    shippingType: price >= 75 ? "Free Shipping" : "Standard shipping",
    attribute: [{ column: "Maker", value: brand }],
    images: image === undefined ? [] : [image],
    createdBy: "Nadia Fortin",
    createdOn,
    updatedBy: "Nadia Fortin",
    updatedOn: createdOn,
  };
}

/** The products of every branch. */
export const makeProducts = (pool: pg.Pool, imagePaths: DemoImages, now: Date): Promise<void> =>
  withScope(pool, SYSTEM, (tx) =>
    insertProducts(
      tx,
      PRODUCTS.flatMap((entry) =>
        entry[6].map((branch) => productRow(entry, branch, imagePaths, now)),
      ),
    ),
  );

function draftOf(offer: DemonstrationOffer, imagePaths: DemoImages): OfferDraft {
  const { heading, subHeading, about, branch, image, category, primary } = offer;
  const isOffer = subHeading !== undefined;
  const products = PRODUCTS.filter(
    ([shown, , , , , , branches]) => shown === image && branches.includes(branch),
  );
  return {
    id: offerId(offer),
    type: isOffer ? "Offer" : "Collection",
    companyId: ownerOf(branch),
    storeId: BRANCH[branch],
    heading,
    subHeading: subHeading ?? "",
    description: about ?? "",
    vendorUrl: isOffer ? "https://shop.marquee.test/" : "",
    marketPlace: marketPlaceOf(branch),
    categories: [category],
    fullImage: (isOffer ? imagePaths.get(image) : undefined) ?? null,
    isPrimary: primary ? "Y" : "N",
    products: products.map(([, name]) => productId(branch, name)),
  };
}

/** When the demonstration's offers were made: some hours apart, the first of the list last. */
const madeOn = (index: number, now: Date): Date => new Date(now.getTime() - (2 + index * 7) * HOUR);

const authorOf = ({ branch }: DemonstrationOffer, index: number): string => {
  const authors = AUTHORS[branch];
  return `${authors[index % authors.length]}@marquee.test`;
};

/** Everything one person made, as if they had filled in the form each time. */
async function makeOffersOf(
  pool: pg.Pool,
  author: string,
  imagePaths: DemoImages,
  now: Date,
): Promise<void> {
  const caller = await findCaller(pool, author);
  if (!caller) throw new Error(`${author} is not here to make offers`);
  const { user } = caller;
  const scope = scopeOf(user, isPrivileged(user));
  await withScope(pool, scope, async (tx) => {
    for (const [index, offer] of OFFERS.entries()) {
      if (authorOf(offer, index) !== author) continue;
      const work = { tx, scope, user, now: madeOn(index, now) };
      const made = await createOffer(work, draftOf(offer, imagePaths));
      if (made instanceof Refusal)
        throw new Error(`${offer.heading}: ${JSON.stringify(made.failure)}`);
    }
  });
}

/** Every offer of the list, by its author, in that person's own scope. */
export async function makeOffers(pool: pg.Pool, imagePaths: DemoImages, now: Date): Promise<void> {
  for (const author of new Set(OFFERS.map(authorOf)))
    await makeOffersOf(pool, author, imagePaths, now);
}
