import { emptyProduct } from "@marquee/domain/products/product-draft";
import type { ProductDraft, ProductSummary } from "@marquee/domain/products/product.schema";
import type { Refundable } from "@marquee/domain/refunds/refund.schema";
import type { UserDetails } from "@marquee/domain/users/user.schema";

/** A product or variant of which every rule of its form holds. */
export const filledProduct: ProductDraft = {
  ...emptyProduct({ id: "p1", actor: {}, site: "CA" }),
  companyId: "c1",
  storeId: "s1",
  name: "Madder throw",
  brand: "Laine du Nord",
  heading: "A wool throw",
  description: "The colour of brick",
  vendorUrl: "https://example.test",
  actualPrice: 120,
  offerPrice: 90,
  discountMessage: "In spring",
  categories: ["c2"],
  mainCategory: "c1",
};

/** A product as lists have it. */
export const throwBlanket: ProductSummary = {
  id: "p1",
  name: "Madder throw",
  heading: "A wool throw the colour of brick",
  brand: "Laine du Nord",
  images: [],
  storeId: "s1",
  storeName: "Plateau",
  companyId: "c1",
  active: "N",
  validFrom: null,
  validTill: null,
  totalRating: 0,
  avgRating: 0,
  campaignId: null,
  campaignName: null,
  actualPrice: 120,
  offerPrice: 120,
};

/** A user of the company, of a role that no list of these tests has. */
export const userNamed = (name: string, more: Partial<UserDetails> = {}): UserDetails => ({
  email: `${name}@marquee.test`,
  name,
  firstName: name,
  mobileNo: "4165550199",
  gender: null,
  authType: "A",
  isShopify: "N",
  isAgent: "N",
  isMaster: "N",
  companyId: "c1",
  storeId: null,
  roleId: "r2",
  roleName: "Read_Only",
  endedOn: null,
  lastSignInOn: null,
  isConfirmed: "Y",
  invitedUntil: null,
  invitedBy: "",
  emailOk: "Y",
  emailSubcription: "N",
  mobOk: "N",
  country: null,
  createdBy: "Nadia",
  createdOn: "2026-03-02T18:00:00.000Z",
  updatedBy: "Nadia",
  updatedOn: "2026-03-02T18:00:00.000Z",
  version: 1,
  ...more,
});

/** A payment of which nothing was refunded. */
export const refundable: Refundable = {
  transactionId: "t1",
  companyName: "Maple",
  paidFor: "Spring throws",
  userId: "merchant@marquee.test",
  paidOn: "2026-03-02T17:00:00.000Z",
  paymentType: "Card",
  paidWith: null,
  amount: 12.5,
  refunded: 0,
  left: 12.5,
  currency: "CAD",
  obstacle: null,
  campaign: null,
  invoice: null,
  refunds: [],
};
