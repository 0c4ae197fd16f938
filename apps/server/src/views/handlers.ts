import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { deleteView, listViews } from "./queries.ts";
import { createView, updateView } from "./save-view.ts";

export const viewHandlers: HandlersOf<"views"> = {
  all: inTransaction(({ query }, context) =>
    listViews(context, { ...query, owner: context.user.email }),
  ),
  create: inTransaction(({ body }, context) => createView(context, body)),
  update: inTransaction(({ body }, context) => updateView(context, body)),
  remove: inTransaction(async ({ params }, context) =>
    (await deleteView(context, params.id)) ? "Success" : notFound(),
  ),
};
