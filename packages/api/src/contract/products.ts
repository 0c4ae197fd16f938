import { ItemHistory } from "@marquee/domain/history/history.schema";
import { StatusFilter } from "@marquee/domain/items/status-filter.schema";
import {
  Product,
  ProductDraft,
  ProductSummary,
  VariantDraft,
  VariantStatusFilter,
} from "@marquee/domain/products/product.schema";
import { Schema } from "effect";
import { emailParam, idParam, listQuery, savingErrors, signedInErrors } from "../http/call.ts";
import { productRoutes } from "../routes/products.ts";
import { group } from "./group.ts";

/** Variants are made and changed by the calls of products, and distinguished by `isVariant`. */
const draft = Schema.Union([ProductDraft, VariantDraft]);

/** What products and variants can be sorted by. */
const PRODUCT_SORTS = [
  "name",
  "heading",
  "brand",
  "storeName",
  "campaignName",
  "validFrom",
  "validTill",
  "createdOn",
] as const;

export const productContract = group(productRoutes, {
  byCompany: {
    summary: "Products of a company by status, with the count of every status",
    source: "specification",
    access: "signedIn",
    params: { companyId: idParam, status: StatusFilter },
    query: { ...listQuery, storeId: idParam },
    response: ProductSummary,
    list: true,
    sorts: PRODUCT_SORTS,
    errors: signedInErrors,
  },
  byBranch: {
    summary: "Products of a branch by status, with the count of every status",
    source: "specification",
    access: "signedIn",
    params: { storeId: idParam, status: StatusFilter },
    query: listQuery,
    response: ProductSummary,
    list: true,
    sorts: PRODUCT_SORTS,
    errors: signedInErrors,
  },
  create: {
    summary: "Make a product or variant; the same id and body answer the first result again",
    source: "specification",
    access: { anyOf: ["products.edit", "variants.edit"] },
    params: { encEmail: emailParam },
    body: draft,
    response: Product,
    errors: savingErrors,
  },
  update: {
    summary: "Change a product or variant, from the version named by If-Match",
    source: "specification",
    access: { anyOf: ["products.edit", "variants.edit"] },
    params: { encEmail: emailParam },
    body: draft,
    response: Product,
    edit: true,
    errors: savingErrors,
  },
  byId: {
    summary: "One product or variant",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, id: idParam },
    response: Product,
    errors: signedInErrors,
  },
  copy: {
    summary: "Copy a product: content, no campaign, dates or ratings",
    source: "specification",
    access: { ability: "products.copy" },
    params: { id: idParam },
    query: { copyId: idParam },
    response: Product,
    errors: savingErrors,
  },
  variantsByCompany: {
    summary:
      "Variants of a company by status, of one product or of `undefined` for all, with counts",
    source: "specification",
    access: "signedIn",
    params: { companyId: idParam, status: VariantStatusFilter, productId: idParam },
    query: { ...listQuery, storeId: idParam },
    response: Product,
    list: true,
    sorts: PRODUCT_SORTS,
    errors: signedInErrors,
  },
  variantsByBranch: {
    summary:
      "Variants of a branch by status, of one product or of `undefined` for all, with counts",
    source: "specification",
    access: "signedIn",
    params: { storeId: idParam, status: VariantStatusFilter, productId: idParam },
    query: listQuery,
    response: Product,
    list: true,
    sorts: PRODUCT_SORTS,
    errors: signedInErrors,
  },
  history: {
    summary:
      "What became of a product, from the audit trail: who changed which field, the newest first",
    source: "extension",
    access: "signedIn",
    params: { id: idParam },
    response: ItemHistory,
    errors: signedInErrors,
  },
});
