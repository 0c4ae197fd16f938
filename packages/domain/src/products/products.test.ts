import { describe, expect, it } from "vitest";
import { itemStatus } from "../items/item-status.ts";
import { variantName } from "../variants/variant-name.ts";
import { emptyVariant } from "../variants/variant-rules.ts";
import { takesProducts } from "./existing-offer.ts";
import { filledAttributes, mayAddAttribute } from "./product-attributes.ts";
import { makeProductCopy } from "./product-copy.ts";
import { contentForDiscount, emptyProduct } from "./product-draft.ts";
import { productLocks } from "./product-locks.ts";
import type { Product } from "./product.schema.ts";

const merchant = { companyId: "c1", storeId: "s1" };
const start = { id: "p1", actor: merchant, site: "US" } as const;
const product: Product = {
  id: "p1",
  name: "Linen shirt",
  heading: "A shirt of linen",
  brand: "Atelier",
  images: ["/a.webp"],
  storeId: "s1",
  storeName: "Atelier",
  companyId: "c1",
  active: "Y",
  validFrom: "2026-03-01T06:00:00.000Z",
  validTill: "2026-03-20T06:00:00.000Z",
  campaignId: "k1",
  campaignName: "Spring",
  description: "All linen.",
  vendorUrl: "https://atelier.test",
  actualPrice: 100,
  offerPrice: 87.5,
  discountType: "percentage",
  discountPerc: 12.5,
  discountMessage: "",
  offerId: "o1",
  fullImage: null,
  logo: null,
  totalRating: 7,
  avgRating: 4.5,
  categories: ["leaf"],
  mainCategory: "fashion",
  shippingType: "Free Shipping",
  shippingInstructions: "",
  attribute: [{ column: "Colour", value: "Red" }],
  marketPlace: ["Canada"],
  campaignArea: "city",
  cityList: ["laval"],
  stateList: [],
  budget: 5,
  sponsoredCampaignId: "sc1",
  sponsoredCampaignName: "Spring",
  sponsoredType: "keyword",
  isSponsored: "Y",
  keywords: [{ keyword: "linen", category: "Trending", suggestedBid: 0.5, bid: 0 }],
  sponsoredSection: [],
  sponsoredValidFrom: "2026-03-01T06:00:00.000Z",
  sponsoredValidTill: "2026-03-20T06:00:00.000Z",
  isShopifyProduct: "Y",
  shopifySyncId: "y1",
  shopifyProductId: "x1",
  canUpdateBranch: "N",
  isVariant: "N",
  variantProductId: null,
  variantOption1: "",
  variantOption2: "",
  variantOption3: "",
  createdBy: "a@marquee.test",
  createdOn: "2026-02-01T06:00:00.000Z",
  updatedBy: "a@marquee.test",
  updatedOn: "2026-02-02T06:00:00.000Z",
  version: 4,
};

describe("new products", () => {
  it("[PRODUCT-D1] start with a discount message, free shipping, and the user's own branch", () => {
    expect(emptyProduct(start)).toMatchObject({
      companyId: "c1",
      storeId: "s1",
      discountType: "message",
      shippingType: "Free Shipping",
      marketPlace: ["United States"],
      mainCategory: "",
      isVariant: "N",
    });
    expect(emptyProduct({ ...start, actor: { isMaster: "Y", companyId: "c1" } })).toMatchObject({
      companyId: "",
      storeId: "",
    });
    expect(emptyProduct({ ...start, mainCategory: "fashion" }).mainCategory).toBe("fashion");
  });
  it("[VARIANT-D1] start likewise if they are variants, with no product chosen", () => {
    expect(emptyVariant(start)).toMatchObject({
      discountType: "message",
      isVariant: "Y",
      variantProductId: "",
    });
  });
});

describe("a copy", () => {
  const now = "2026-03-10T12:00:00.000Z";
  const copy = makeProductCopy(product, { id: "p2", by: "b@marquee.test", now });
  it("[PRODUCT-C1] has the content, and says that it is a copy", () => {
    expect(copy).toMatchObject({
      id: "p2",
      name: "Linen shirt",
      heading: "A shirt of linen (copy)",
      offerPrice: 87.5,
      images: ["/a.webp"],
      attribute: [{ column: "Colour", value: "Red" }],
      createdBy: "b@marquee.test",
      createdOn: now,
      version: 1,
    });
  });
  it("[PRODUCT-C2] leaves campaigns, dates, ratings, offer and shop platform behind: it is pending", () => {
    expect(copy).toMatchObject({
      campaignId: null,
      cityList: [],
      budget: null,
      isSponsored: "N",
      sponsoredCampaignId: null,
      keywords: [],
      offerId: null,
      totalRating: 0,
      isShopifyProduct: "N",
      shopifyProductId: null,
    });
    expect(itemStatus(copy, now)).toBe("pending");
  });
});

describe("the product form", () => {
  it("[PRODUCT-L1] fixes company, branch and offer on edit, unless the product may move", () => {
    const open = { branch: null, offer: null };
    expect(productLocks(null)).toEqual(open);
    expect(productLocks({ canUpdateBranch: "Y" })).toEqual(open);
    expect(productLocks({ canUpdateBranch: "N" })).toEqual({
      branch: expect.stringContaining("keeps its company and branch"),
      offer: expect.stringContaining("keeps its offer"),
    });
  });
});

describe("the name of a variant", () => {
  it("[VARIANT-N1] is its options if the shop platform made it, else its name", () => {
    const variant = { ...product, variantOption1: "Red", variantOption2: "M" };
    expect(variantName(variant)).toBe("Red/M");
    expect(variantName({ ...variant, variantOption3: "Long" })).toBe("Red/M/Long");
    expect(variantName({ ...variant, variantOption2: "" })).toBe("Red");
    expect(variantName({ ...variant, isShopifyProduct: "N" })).toBe("Linen shirt");
    expect(variantName(product)).toBe("Linen shirt");
  });
});

describe("the attributes of a product", () => {
  it("[PRODUCT-A1] leave out rows in which nothing is filled, and are ten at most", () => {
    const red = { column: "Colour", value: "Red" };
    expect(
      filledAttributes([red, { column: " ", value: "" }, { column: "", value: "Wool" }]),
    ).toEqual([red, { column: "", value: "Wool" }]);
    expect(mayAddAttribute(Array.from({ length: 9 }, () => red))).toBe(true);
    expect(mayAddAttribute(Array.from({ length: 10 }, () => red))).toBe(false);
  });
});

describe("the existing offer of a product", () => {
  it("[PRODUCT-O1] is in no campaign, or its run is over", () => {
    const promoted = { ...product, campaignId: "k1" };
    expect(takesProducts({ ...promoted, campaignId: null }, "2026-03-10T12:00:00.000Z")).toBe(true);
    expect(takesProducts(promoted, "2026-03-19T06:00:00.000Z")).toBe(false);
    expect(takesProducts(promoted, "2026-03-20T06:00:00.000Z")).toBe(true);
    // A campaign that waits for the approval of its branch has no dates yet, and is paid.
    expect(
      takesProducts({ ...promoted, validFrom: null, validTill: null }, "2026-03-10T12:00:00.000Z"),
    ).toBe(false);
  });
});

describe("what is stored of a product", () => {
  it("[PRODUCT-D2] is the discount of its type alone, and no empty attribute", () => {
    const both = {
      discountPerc: 15,
      discountMessage: "Two for one",
      attribute: [{ column: "", value: " " }],
    };
    expect(contentForDiscount({ ...both, discountType: "message" })).toMatchObject({
      discountPerc: null,
      discountMessage: "Two for one",
      attribute: [],
    });
    expect(contentForDiscount({ ...both, discountType: "percentage" })).toMatchObject({
      discountPerc: 15,
      discountMessage: "",
    });
  });
});
