import type pg from "pg";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import {
  companyNameExists,
  corporationIdExists,
  findCompanyDetails,
  findCompanyOf,
  listCompanies,
} from "./queries.ts";

export const companyHandlers = ({ pool }: { readonly pool: pg.Pool }): HandlersOf<"companies"> => ({
  all: inTransaction(({ query }, work) => listCompanies(work, query)),
  byId: inTransaction(async ({ params }, work) => {
    const named = namedCompany(work.scope, params.id);
    if (named instanceof Refusal) return named;
    return (await findCompanyDetails(work, params.id)) ?? notFound();
  }),
  byUser: inTransaction(
    async ({ params }, work) => (await findCompanyOf(work, params.encEmail)) ?? null,
  ),
  nameExists: ({ params }) => companyNameExists(pool, params.name),
  corporationIdExists: ({ params }) => corporationIdExists(pool, params.corporationId),
});
