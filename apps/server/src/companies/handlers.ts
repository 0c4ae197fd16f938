import type pg from "pg";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { companyNameExists, listCompanies } from "./queries.ts";

export const companyHandlers = ({ pool }: { readonly pool: pg.Pool }): HandlersOf<"companies"> => ({
  all: inTransaction(({ query }, work) => listCompanies(work, query)),
  nameExists: ({ params }) => companyNameExists(pool, params.name),
});
