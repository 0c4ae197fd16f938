import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { createCompany, type CompanyServices } from "./create-company.ts";
import {
  companyNameExists,
  companyRecord,
  corporationIdExists,
  findCompanyOf,
  listCompanies,
} from "./queries.ts";
import { updateCompany } from "./update-company.ts";

export const companyHandlers = (services: CompanyServices): HandlersOf<"companies"> => ({
  all: inTransaction(({ query }, work) => listCompanies(work, query)),
  byId: inTransaction(async ({ params }, work) => {
    const named = namedCompany(work.scope, params.id);
    if (named instanceof Refusal) return named;
    return (await companyRecord.find(work, params.id)) ?? notFound();
  }),
  byUser: inTransaction(
    async ({ params }, work) => (await findCompanyOf(work, params.encEmail)) ?? null,
  ),
  create: ({ body }, request) => createCompany(request, services, body),
  update: ({ body }, request) => updateCompany(request, services.pool, body),
  nameExists: ({ params }) => companyNameExists(services.pool, params.name),
  corporationIdExists: ({ params }) => corporationIdExists(services.pool, params.corporationId),
});
