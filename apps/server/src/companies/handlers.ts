import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { listCompanies } from "./queries.ts";

export const companyHandlers: HandlersOf<"companies"> = {
  all: inTransaction(({ query }, { tx, scope }) => listCompanies(tx, scope, query)),
};
