import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { find } from "./find.ts";

export const searchHandlers: HandlersOf<"search"> = {
  find: inTransaction(({ query }, context) => find(context, query)),
};
