import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { findCategory, listCategories } from "./queries.ts";

export const categoryHandlers: HandlersOf<"categories"> = {
  main: inTransaction(({ query }, work) =>
    listCategories(work, { ...query, below: { parentId: null } }),
  ),
  sub: inTransaction(async ({ params, query }, work) =>
    (await findCategory(work.tx, params.categoryId))
      ? listCategories(work, { ...query, below: { parentId: params.categoryId } })
      : notFound(),
  ),
  byId: inTransaction(
    async ({ params }, { tx }) => (await findCategory(tx, params.id)) ?? notFound(),
  ),
};
