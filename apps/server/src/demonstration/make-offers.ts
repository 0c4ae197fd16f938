import { isPrivileged } from "@marquee/domain/access/actor";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import type pg from "pg";
import { createOffer } from "../offers/create-offer.ts";
import { findCaller } from "../platform/identity/caller.ts";
import { recordUpload } from "../platform/images/image-uploads.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { scopeOf } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { BRANCH, branchOwner, type Branch } from "./companies.ts";
import type { CompanyImages } from "./company-images.ts";
import { marketPlaceOf, productId } from "./make-products.ts";
import { OFFERS, type DemonstrationOffer } from "./offer-list.ts";
import { branchAge } from "./open-branches.ts";
import { PRODUCTS } from "./product-list.ts";
import { stableId } from "./stable-id.ts";

/** Who makes the offers of a branch, in turns. */
const AUTHORS: Readonly<Record<Branch, readonly string[]>> = {
  montreal: ["merchant", "sofia"],
  toronto: ["marc"],
  vancouver: ["merchant"],
  calgary: ["other"],
  brooklyn: ["other"],
  portland: ["shop"],
  halifax: ["pending"],
  seattle: ["wren"],
};

const HOUR = 3_600_000;

/** The id of an offer of the demonstration, the same in every run. */
export const offerId = ({ branch, heading }: DemonstrationOffer): string =>
  stableId(`demonstration offer ${branch} ${heading}`);
function toOfferDraft(offer: DemonstrationOffer, images: CompanyImages): OfferDraft {
  const { heading, subHeading, description, branch, image, category, isPrimary } = offer;
  const isOffer = subHeading !== "";
  const companyId = branchOwner(branch);
  const products = PRODUCTS.filter(
    (product) => product.image === image && product.branches.includes(branch),
  );
  return {
    id: offerId(offer),
    type: isOffer ? "Offer" : "Collection",
    companyId,
    storeId: BRANCH[branch],
    heading,
    subHeading,
    description,
    vendorUrl: isOffer ? "https://shop.marquee.test/" : "",
    marketPlace: marketPlaceOf(branch),
    categories: [category],
    fullImage: (isOffer ? images.get(companyId)?.get(image) : undefined) ?? null,
    isPrimary: isPrimary ? "Y" : "N",
    products: products.map(({ name }) => productId(branch, name)),
  };
}

/** All offers were created before the first campaign, which was this many hours ago. */
const LAST_MADE = 600;

/** When the demonstration's offers were made: some hours apart, the first of the list last, and each after its branch was opened (DEMO-11). */
function madeOn({ branch }: DemonstrationOffer, index: number, now: Date): Date {
  const sinceOpened = branchAge(branch) * 24 - (OFFERS.length - index);
  return new Date(now.getTime() - Math.min(LAST_MADE + index * 7, sinceOpened) * HOUR);
}

const offerAuthor = ({ branch }: DemonstrationOffer, index: number): string => {
  const authors = AUTHORS[branch];
  return `${authors[index % authors.length]}@marquee.test`;
};

/** Everything one user made, as if they had filled in the form each time. */
async function makeBranchOffers(
  pool: pg.Pool,
  author: string,
  images: CompanyImages,
  now: Date,
): Promise<void> {
  const caller = await findCaller(pool, author);
  if (!caller) throw new Error(`${author} is not here to make offers`);
  const { user } = caller;
  const scope = scopeOf(user, isPrivileged(user));
  // An offer shows what its company has sent (IMAGE-A7).
  for (const path of images.get(user.companyId ?? "")?.values() ?? [])
    await recordUpload(pool, path.replace("/images/", ""), {
      person: user.email,
      companyId: user.companyId,
    });
  await withScope(pool, scope, async (tx) => {
    for (const [index, offer] of OFFERS.entries()) {
      if (offerAuthor(offer, index) !== author) continue;
      const work = { tx, scope, user, now: madeOn(offer, index, now) };
      const made = await createOffer(work, toOfferDraft(offer, images));
      if (made instanceof Refusal)
        throw new Error(`${offer.heading}: ${JSON.stringify(made.failure)}`);
    }
  });
}

/** Every offer of the list, by its author, in that user's own scope. */
export async function makeOffers(pool: pg.Pool, images: CompanyImages, now: Date): Promise<void> {
  for (const author of new Set(OFFERS.map(offerAuthor)))
    await makeBranchOffers(pool, author, images, now);
}
