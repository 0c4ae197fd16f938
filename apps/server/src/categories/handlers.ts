import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/http/refusal.ts";
import { findCategory, listCategories } from "./queries.ts";

export const categoryHandlers: HandlersOf<"categories"> = {
  main: inTransaction(({ query }, { tx }) => listCategories(tx, null, query)),
  sub: inTransaction(async ({ params, query }, { tx }) =>
    (await findCategory(tx, params.categoryId))
      ? listCategories(tx, params.categoryId, query)
      : notFound(),
  ),
  byId: inTransaction(
    async ({ params }, { tx }) => (await findCategory(tx, params.id)) ?? notFound(),
  ),
};
