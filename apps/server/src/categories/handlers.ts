import { categoryHistoryFields } from "@marquee/domain/history/history-fields";
import { historyOf, type FindUserNames } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, orNotFound } from "../platform/refusal/refusal.ts";
import { categoryRecord, countProducts, listCategories, listTree } from "./queries.ts";
import { createCategory, updateCategory } from "./save-category.ts";

/** The names of users are the users' to find. */
export const categoryHandlers = ({
  findUserNames,
}: {
  readonly findUserNames: FindUserNames;
}): HandlersOf<"categories"> => ({
  main: inTransaction(({ query }, work) =>
    listCategories(work, { ...query, below: { parentId: null } }),
  ),
  sub: inTransaction(async ({ params, query }, work) =>
    (await categoryRecord.find(work, params.categoryId))
      ? listCategories(work, { ...query, below: { parentId: params.categoryId } })
      : notFound(),
  ),
  byId: inTransaction(({ params }, work) => orNotFound(categoryRecord.find(work, params.id))),
  all: inTransaction(({ query }, work) => listTree(work, query)),
  products: inTransaction((_input, { tx }) => countProducts(tx)),
  history: inTransaction(async ({ params: { id } }, context) =>
    (await categoryRecord.find(context, id))
      ? historyOf(
          context,
          { noun: "categories", rowId: id, fields: categoryHistoryFields },
          findUserNames,
        )
      : notFound(),
  ),
  create: inTransaction(({ body, query }, work) =>
    createCategory(work, body, query.moveProducts === "Y"),
  ),
  update: inTransaction(({ body }, work) => updateCategory(work, body, work.version)),
});
