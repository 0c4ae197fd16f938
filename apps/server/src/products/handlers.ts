import { productHistoryFields } from "@marquee/domain/history/history-fields";
import { removeCopy } from "../items/remove-copy.ts";
import { changedTogether } from "../platform/audit/changed-together.ts";
import { historyOf, wasDeleted } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { notFound, orNotFound } from "../platform/refusal/refusal.ts";
import { product } from "../schema/schema.ts";
import { inBranch } from "../stores/in-branch.ts";
import { findUserNames } from "../users/queries.ts";
import { changeProducts } from "./change-products.ts";
import { copyProduct } from "./copy-product.ts";
import { createProduct } from "./create-product.ts";
import { productsForFile } from "./products-for-file.ts";
import { productRecord, listProducts, listVariants } from "./queries.ts";
import { updateProduct } from "./update-product.ts";

export const productHandlers: HandlersOf<"products"> = {
  byCompany: listInside("companyId", inCompany, listProducts),
  byBranch: listInside("storeId", inBranch, listProducts),
  forFile: inTransaction(({ body }, work) => productsForFile(work, body)),
  changedTogether: inTransaction(({ params }, work) =>
    changedTogether(work, params.entryId, {
      noun: "products",
      fields: productHistoryFields,
      items: product,
    }),
  ),
  history: inTransaction(async ({ params: { id } }, work) =>
    (await productRecord.find(work, id)) ||
    (await wasDeleted(work, { noun: "products", rowId: id }))
      ? historyOf(
          work,
          { noun: "products", rowId: id, fields: productHistoryFields },
          findUserNames,
        )
      : notFound(),
  ),
  create: inTransaction(({ body }, work) => createProduct(work, body)),
  update: inTransaction(({ body }, work) => updateProduct(work, body, work.version)),
  changeMany: inTransaction(({ body }, work) => changeProducts(work, body)),
  byId: inTransaction(({ params }, work) => orNotFound(productRecord.find(work, params.id))),
  copy: inTransaction(({ params, query }, work) => copyProduct(work, params.id, query)),
  removeCopy: inTransaction(({ params }, work) => removeCopy(work, "productId", params)),
  variantsByCompany: listInside("companyId", inCompany, listVariants),
  variantsByBranch: listInside("storeId", inBranch, listVariants),
};
