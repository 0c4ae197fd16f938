import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import {
  requireChosen,
  requireFilled,
  requirePriceWithinLimit,
  requireWellFormed,
  type Rule,
} from "../validation/rule.ts";
import { isFilled, isWebAddress } from "../validation/typed-values.ts";
import { productMessages as messages } from "./messages.ts";

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

/** What the product form is checked on. A `ProductDraft` is one; so is a form in which nothing is chosen yet. */
export type ProductForm = DraftOf<typeof productFields>;

const isAmount = (value: number | null): boolean => value !== null && value >= 0;

/** The product form: PRODUCT-V1 to PRODUCT-V16 in order, then what else the server refuses. V17 is of the variants. */
export const productRules: readonly Rule<ProductForm, { readonly actor: Actor }>[] = [
  requireFilled("PRODUCT-V1", "name", messages.nameMissing),
  requireFilled("PRODUCT-V2", "brand", messages.brandMissing),
  requireFilled("PRODUCT-V3", "heading", messages.headingMissing),
  requireFilled("PRODUCT-V4", "description", messages.descriptionMissing),
  requireFilled("PRODUCT-V5", "vendorUrl", messages.websiteMissing),
  {
    id: "PRODUCT-V6",
    field: "actualPrice",
    message: messages.actualPriceMissing,
    holds: ({ actualPrice }) => isAmount(actualPrice),
  },
  {
    id: "PRODUCT-V7",
    field: "discountType",
    message: messages.discountTypeMissing,
    holds: ({ discountType }) => discountType === "message" || discountType === "percentage",
  },
  {
    id: "PRODUCT-V8",
    field: "discountPerc",
    message: messages.discountPercentageMissing,
    holds: ({ discountType, discountPerc }) =>
      discountType !== "percentage" ||
      (discountPerc !== null && discountPerc >= 0 && discountPerc <= 100),
  },
  {
    id: "PRODUCT-V9",
    field: "discountMessage",
    message: messages.discountMessageMissing,
    holds: ({ discountType, discountMessage }) =>
      discountType !== "message" || isFilled(discountMessage),
  },
  {
    id: "PRODUCT-V10",
    field: "offerPrice",
    message: messages.offerPriceMissing,
    holds: ({ offerPrice }) => isAmount(offerPrice),
  },
  requireFilled("PRODUCT-V11", "mainCategory", messages.categoryMissing),
  { ...requireChosen("PRODUCT-V12", "categories", messages.subcategoryMissing), toast: true },
  {
    id: "PRODUCT-V13",
    field: "shippingType",
    message: messages.shippingTypeMissing,
    holds: ({ shippingType }) =>
      shippingType === "Free Shipping" || shippingType === "Standard shipping",
  },
  requireFilled("PRODUCT-V14", "storeId", messages.branchMissing),
  { ...requireChosen("PRODUCT-V15", "marketPlace", messages.marketPlaceMissing), toast: true },
  {
    id: "PRODUCT-V16",
    field: "companyId",
    message: messages.companyMissing,
    toast: true,
    holds: ({ companyId }, { actor }) => !isPrivileged(actor) || isFilled(companyId),
  },
  requireWellFormed("PRODUCT-V18", "vendorUrl", messages.websiteInvalid, isWebAddress),
  requirePriceWithinLimit("PRODUCT-V19", "actualPrice"),
];
