import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { chosen, filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isFilled } from "../validation/typed-values.ts";
import { productMessages as say } from "./messages.ts";

/** What the product form is checked on. A `ProductDraft` is one; so is a form where nothing is chosen yet. */
export interface ProductForm {
  readonly companyId: string;
  readonly storeId: string;
  readonly name: string;
  readonly brand: string;
  readonly heading: string;
  readonly description: string;
  readonly vendorUrl: string;
  readonly actualPrice: number | null;
  readonly discountType: string;
  readonly discountPerc: number | null;
  readonly discountMessage: string;
  readonly offerPrice: number | null;
  readonly shippingType: string;
  readonly marketPlace: readonly string[];
  readonly categories: readonly string[];
  readonly mainCategory: string;
}

export const productFields = {
  companyId: "text",
  storeId: "text",
  name: "text",
  brand: "text",
  heading: "text",
  description: "text",
  vendorUrl: "text",
  actualPrice: "amount",
  discountType: "text",
  discountPerc: "amount",
  discountMessage: "text",
  offerPrice: "amount",
  shippingType: "text",
  marketPlace: "list",
  categories: "list",
  mainCategory: "text",
} as const satisfies FormFields;

const isAmount = (value: number | null): boolean => value !== null && value >= 0;

/** The product form, in the specification's order (PRODUCT-V1 to PRODUCT-V16). Shipping instructions are optional. */
export const productRules: readonly Rule<ProductForm, { readonly actor: Actor }>[] = [
  filled("PRODUCT-V1", "name", say.nameMissing),
  filled("PRODUCT-V2", "brand", say.brandMissing),
  filled("PRODUCT-V3", "heading", say.headingMissing),
  filled("PRODUCT-V4", "description", say.descriptionMissing),
  filled("PRODUCT-V5", "vendorUrl", say.websiteMissing),
  {
    id: "PRODUCT-V6",
    field: "actualPrice",
    message: say.actualPriceMissing,
    holds: ({ actualPrice }) => isAmount(actualPrice),
  },
  {
    id: "PRODUCT-V7",
    field: "discountType",
    message: say.discountTypeMissing,
    holds: ({ discountType }) => discountType === "message" || discountType === "percentage",
  },
  {
    id: "PRODUCT-V8",
    field: "discountPerc",
    message: say.discountPercentageMissing,
    holds: ({ discountType, discountPerc }) =>
      discountType !== "percentage" ||
      (discountPerc !== null && discountPerc >= 0 && discountPerc <= 100),
  },
  {
    id: "PRODUCT-V9",
    field: "discountMessage",
    message: say.discountMessageMissing,
    holds: ({ discountType, discountMessage }) =>
      discountType !== "message" || isFilled(discountMessage),
  },
  {
    id: "PRODUCT-V10",
    field: "offerPrice",
    message: say.offerPriceMissing,
    holds: ({ offerPrice }) => isAmount(offerPrice),
  },
  filled("PRODUCT-V11", "mainCategory", say.categoryMissing),
  chosen("PRODUCT-V12", "categories", say.subcategoryMissing),
  {
    id: "PRODUCT-V13",
    field: "shippingType",
    message: say.shippingTypeMissing,
    holds: ({ shippingType }) =>
      shippingType === "Free Shipping" || shippingType === "Standard shipping",
  },
  filled("PRODUCT-V14", "storeId", say.branchMissing),
  chosen("PRODUCT-V15", "marketPlace", say.marketPlaceMissing),
  {
    id: "PRODUCT-V16",
    field: "companyId",
    message: say.companyMissing,
    holds: ({ companyId }, { actor }) => !isPrivileged(actor) || isFilled(companyId),
  },
];
