import { productHistoryFields } from "@marquee/domain/history/history-fields";
import { findItemOwners } from "../items/item-owners.ts";
import { historyOf } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { listByBranch } from "../stores/list-by-branch.ts";
import { listProducts } from "./queries.ts";

export const productHandlers: HandlersOf<"products"> = {
  byCompany: listByCompany("companyId", listProducts),
  byBranch: listByBranch("storeId", listProducts),
  history: inTransaction(async ({ params: { id } }, work) =>
    (await findItemOwners(work.tx, "product", [id])).has(id)
      ? historyOf(work, { noun: "products", rowId: id, fields: productHistoryFields })
      : notFound(),
  ),
};
