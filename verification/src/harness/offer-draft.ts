import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type { NewProduct } from "@marquee/server/products/queries";
import { COMPANY, STORE } from "./world.ts";

/** A valid offer of Maple's Montreal branch under the id of that name; `change` is what a test is about. */
export const offerDraft = (name: string, change: Partial<OfferDraft> = {}): OfferDraft => ({
  id: stableId(`offer ${name}`),
  type: "Offer",
  companyId: COMPANY.maple,
  storeId: STORE.montreal,
  heading: `Offer ${name}`,
  subHeading: "While it lasts",
  description: "Woven by hand.",
  vendorUrl: "https://maple.example/throws",
  marketPlace: ["Canada"],
  categories: [],
  fullImage: null,
  isPrimary: "N",
  products: [],
  ...change,
});

/** A product of Maple's Montreal branch. */
export const productRow = (name: string, change: Partial<NewProduct> = {}): NewProduct => ({
  id: stableId(`product ${name}`),
  companyId: COMPANY.maple,
  storeId: STORE.montreal,
  name,
  heading: `${name} for the home`,
  brand: "Maple",
  description: "",
  vendorUrl: "",
  actualPrice: 40,
  discountType: "percentage",
  discountPerc: 25,
  offerPrice: 30,
  marketPlace: ["Canada"],
  images: [],
  createdBy: "Merchant",
  createdOn: "2026-02-01T12:00:00.000Z",
  ...change,
});
