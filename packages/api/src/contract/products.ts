import { ChangedItem, ItemHistory } from "@marquee/domain/history/history.schema";
import { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { StatusFilter } from "@marquee/domain/items/status-filter.schema";
import { ProductChanges } from "@marquee/domain/products/product-changes.schema";
import {
  FileProducts,
  Product,
  ProductDraft,
  ProductForFile,
  ProductSummary,
  VariantDraft,
  VariantStatusFilter,
} from "@marquee/domain/products/product.schema";
import { Schema } from "effect";
import { callerParam, idParam, signedInErrors } from "../http/call.ts";
import { productRoutes } from "../routes/products.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

/** Variants are made and changed by the calls of products, and distinguished by `isVariant`. */
const written = {
  access: { anyOf: ["products.edit", "variants.edit"] },
  params: { encEmail: callerParam },
  body: Schema.Union([ProductDraft, VariantDraft]),
  response: Product,
} as const;

/** What products and variants can be sorted by. */
const sorts = [
  "name",
  "heading",
  "brand",
  "actualPrice",
  "storeName",
  "campaignName",
  "validFrom",
  "validTill",
  "createdOn",
] as const;
const products = { response: ProductSummary, sorts } as const;
const variants = { response: Product, sorts } as const;

export const productContract = group(productRoutes, {
  byCompany: list({
    summary: "Products of a company by status, with the count of every status",
    params: { companyId: idParam, status: StatusFilter },
    query: { storeId: idParam },
    ...products,
  }),
  byBranch: list({
    summary: "Products of a branch by status, with the count of every status",
    params: { storeId: idParam, status: StatusFilter },
    ...products,
  }),
  create: save({
    summary: "Create a product or variant; the same id and body return the first result again",
    ...written,
  }),
  update: save({
    summary: "Change a product or variant, from the version named by If-Match",
    ...written,
    edit: true,
  }),
  changeMany: save({
    summary:
      "Change the same fields of up to a hundred products, each from the version that was shown; one that is refused keeps none of the others from being changed",
    access: { ability: "products.edit" },
    body: ProductChanges,
    response: Schema.Array(ChangeOutcome),
    errors: signedInErrors,
  }),
  byId: one({
    summary: "One product or variant",
    params: { encEmail: callerParam, id: idParam },
    response: Product,
  }),
  copy: save({
    summary:
      "Copy a product, into another branch of its company if one is named: content, no campaign, dates or ratings",
    access: { ability: "products.copy" },
    params: { id: idParam },
    query: { copyId: idParam, storeId: idParam },
    response: Product,
  }),
  removeCopy: save({
    summary: "Remove a copy of a product while it is as it was made and nothing refers to it",
    access: { ability: "products.copy" },
    params: { id: idParam, copyId: idParam },
    response: Schema.Literal("Success"),
  }),
  variantsByCompany: list({
    summary:
      "Variants of a company by status, of one product or of `undefined` for all, with counts",
    params: { companyId: idParam, status: VariantStatusFilter, productId: idParam },
    query: { storeId: idParam },
    ...variants,
  }),
  variantsByBranch: list({
    summary:
      "Variants of a branch by status, of one product or of `undefined` for all, with counts",
    params: { storeId: idParam, status: VariantStatusFilter, productId: idParam },
    ...variants,
  }),
  forFile: one({
    summary:
      "Products by their ids, or by branch and name as names are compared: what an import is compared with, and what an export writes",
    perMinute: 120,
    body: FileProducts,
    response: Schema.Array(ProductForFile),
    errors: [...signedInErrors, "TooMany"],
  }),
  changedTogether: one({
    summary:
      "What the request of an entry of the history changed, of every product of the caller: each field before and after",
    params: { entryId: idParam },
    response: Schema.Array(ChangedItem),
  }),
  history: one({
    summary:
      "What became of a product, from the audit trail: who changed which field, the newest first",
    params: { id: idParam },
    response: ItemHistory,
  }),
});
