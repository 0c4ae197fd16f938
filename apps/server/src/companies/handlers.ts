import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import type { Services } from "../services.ts";
import { companyNameExists, listCompanies } from "./queries.ts";

export const companyHandlers = ({ pool }: Pick<Services, "pool">): HandlersOf<"companies"> => ({
  all: inTransaction(({ query }, work) => listCompanies(work, query)),
  nameExists: ({ params }) => companyNameExists(pool, params.name),
});
