import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { ruleIssues } from "../validation/rule.ts";
import { variantRules } from "../variants/variant-rules.ts";
import { isOfferPriceRight, storedOfferPrice } from "./offer-price.ts";
import { type ProductForm, productRules } from "./product-rules.ts";
import type { ProductDraft } from "./product.schema.ts";

const merchant: Actor = { companyId: "c1", storeId: "s1", privilegeCode: ["CAN_ADD_UPDATE"] };
const full: ProductDraft = {
  id: "0f8fad5bd9cb469fa16570867728950e",
  companyId: "c1",
  storeId: "s1",
  name: "Linen shirt",
  brand: "Atelier",
  heading: "A shirt of linen",
  description: "All linen.",
  vendorUrl: "https://atelier.test",
  actualPrice: 100,
  discountType: "percentage",
  discountPerc: 12.5,
  discountMessage: "",
  offerPrice: 87.5,
  offerId: null,
  shippingType: "Free Shipping",
  shippingInstructions: "",
  attribute: [],
  marketPlace: ["Canada"],
  categories: ["leaf"],
  mainCategory: "fashion",
  images: [],
  isVariant: "N",
};
const broken = (change: Partial<ProductForm>, actor: Actor = merchant) =>
  ruleIssues(productRules, { ...full, ...change }, { actor });
const messages = (change: Partial<ProductForm>, actor?: Actor) =>
  broken(change, actor).map(({ message }) => message);

const ROWS: readonly (readonly [string, Partial<ProductForm>, string])[] = [
  ["[PRODUCT-V1] wants a name", { name: " " }, "Please enter product name"],
  ["[PRODUCT-V2] wants a brand", { brand: "" }, "Please enter brand"],
  ["[PRODUCT-V3] wants a heading", { heading: "" }, "Please enter product heading"],
  ["[PRODUCT-V4] wants a description", { description: "" }, "Please enter description"],
  ["[PRODUCT-V5] wants a web site", { vendorUrl: "" }, "Please enter website url"],
  ["[PRODUCT-V6] wants a price", { actualPrice: null }, "Please enter Actual Price"],
  ["[PRODUCT-V6] takes no price below nothing", { actualPrice: -1 }, "Please enter Actual Price"],
  ["[PRODUCT-V7] wants a kind of discount", { discountType: "" }, "Please select discount type"],
  ["[PRODUCT-V8] wants a percentage", { discountPerc: null }, "Please enter Discount Percentage"],
  [
    "[PRODUCT-V8] takes a percentage up to 100",
    { discountPerc: 101 },
    "Please enter Discount Percentage",
  ],
  [
    "[PRODUCT-V9] wants a message if the discount is one",
    { discountType: "message" },
    "Please enter Discount Message",
  ],
  ["[PRODUCT-V10] wants an offer price", { offerPrice: null }, "Please enter offer price"],
  ["[PRODUCT-V11] wants a main category", { mainCategory: "" }, "Please select category"],
  ["[PRODUCT-V12] wants a subcategory", { categories: [] }, "Please configure subcategory"],
  ["[PRODUCT-V13] wants a way of shipping", { shippingType: "" }, "Please select shipping type"],
  ["[PRODUCT-V14] wants a branch", { storeId: "" }, "Please select branch"],
  ["[PRODUCT-V15] wants a market place", { marketPlace: [] }, "Please select marketPlace"],
  [
    "[PRODUCT-V18] wants the address of a web site",
    { vendorUrl: "soon" },
    "Please enter valid URL",
  ],
  [
    "[PRODUCT-V19] takes no price beyond its limit",
    { actualPrice: 10_000_000.01 },
    "Please enter an amount from 0 to 10,000,000",
  ],
];

describe("the product form", () => {
  it.each(ROWS)("%s", (_, change, message) => {
    expect(messages({})).toEqual([]);
    expect(messages(change)).toEqual([message]);
  });
  it("[PRODUCT-V16] wants a company of privileged users only", () => {
    expect(messages({ companyId: "" })).toEqual([]);
    for (const actor of [
      { isMaster: "Y" },
      { isAgentUser: "Y" },
      { privilegeCode: ["VIEW_ALL_COMPANY"] },
    ] as const)
      expect(messages({ companyId: "" }, actor)).toEqual(["Please select company"]);
  });
  it("[PRODUCT-V9] asks for a message or a percentage, never for both", () => {
    expect(
      messages({ discountType: "message", discountMessage: "Two for one", discountPerc: null }),
    ).toEqual([]);
    expect(messages({ discountPerc: 0, actualPrice: 0, offerPrice: 0 })).toEqual([]);
  });
  it("[PRODUCT-V1] comes first in an order that is always the specification's", () => {
    const nothing: ProductForm = {
      companyId: "",
      storeId: "",
      name: "",
      brand: "",
      heading: "",
      description: "",
      vendorUrl: "",
      actualPrice: null,
      discountType: "",
      discountPerc: null,
      discountMessage: "",
      offerPrice: null,
      shippingType: "",
      marketPlace: [],
      categories: [],
      mainCategory: "",
    };
    const numbers = broken(nothing, { isMaster: "Y" }).map(({ rule }) => Number(rule.slice(9)));
    // Without a kind of discount neither of the two kinds asks for anything.
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16]);
  });
});

describe("the variant form", () => {
  it.each([
    "[VARIANT-V1] is asked for a name",
    "[VARIANT-V2] is asked for a brand",
    "[VARIANT-V3] is asked for a heading",
    "[VARIANT-V4] is asked for a description",
    "[VARIANT-V5] is asked for a web site",
    "[VARIANT-V6] is asked for a price",
    "[VARIANT-V7] is asked for a kind of discount",
    "[VARIANT-V8] is asked for a percentage",
    "[VARIANT-V9] is asked for a message",
    "[VARIANT-V10] is asked for an offer price",
    "[VARIANT-V11] is asked for a main category",
    "[VARIANT-V12] is asked for a subcategory",
    "[VARIANT-V13] is asked for a way of shipping",
    "[VARIANT-V14] is asked for a branch",
    "[VARIANT-V15] is asked for a market place",
    "[VARIANT-V18] is asked for the address of a web site",
    "[VARIANT-V19] is asked for a price within its limit",
  ])("%s", (title) => {
    const id = /VARIANT-V\d+/.exec(title)?.[0] ?? "";
    const row = ROWS.find(([each]) => each.startsWith(`[${id.replace("VARIANT", "PRODUCT")}]`));
    if (row === undefined) throw new Error(`products are not asked what ${id} asks`);
    const [, change, message] = row;
    const found = ruleIssues(variantRules, { ...full, ...change }, { actor: merchant });
    expect(found.map((issue) => [issue.rule, issue.message])).toEqual([[id, message]]);
  });
  it("[VARIANT-V16] wants a company of privileged users only", () => {
    const found = ruleIssues(
      variantRules,
      { ...full, companyId: "" },
      { actor: { isMaster: "Y" } },
    );
    expect(found).toEqual([
      { rule: "VARIANT-V16", field: "companyId", message: "Please select company" },
    ]);
  });
});

describe("the offer price a client sends", () => {
  it("[PRODUCT-P4] is right if it is the one its other fields give, to the cent", () => {
    expect(isOfferPriceRight(full)).toBe(true);
    expect(isOfferPriceRight({ ...full, offerPrice: 87.49 })).toBe(false);
    expect(isOfferPriceRight({ ...full, discountType: "message" })).toBe(false);
    expect(isOfferPriceRight({ ...full, discountType: "message", offerPrice: 100 })).toBe(true);
    expect(isOfferPriceRight({ ...full, offerPrice: null })).toBe(true);
    expect(isOfferPriceRight({ ...full, discountPerc: null })).toBe(true);
  });
  it("[PRODUCT-P4] is right for what the form computes, and for nothing a cent away", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.constantFrom("message" as const, "percentage" as const),
        fc.integer({ min: -3, max: 3 }),
        (cents, thousandths, discountType, off) => {
          const product = {
            actualPrice: cents / 100,
            discountPerc: thousandths / 1000,
            discountType,
          };
          const computed = storedOfferPrice(product);
          if (typeof computed !== "number") throw new Error(computed.expected);
          const offerPrice = (Math.round(computed * 100) + off) / 100;
          expect(isOfferPriceRight({ ...product, offerPrice })).toBe(off === 0);
        },
      ),
    );
  });
});
