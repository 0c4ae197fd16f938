import { companyHistoryFields } from "@marquee/domain/history/history-fields";
import { historyOf, type FindUserNames } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import type { Request } from "../platform/http/request.ts";
import { notFound, orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { createCompany, type CompanyServices } from "./create-company.ts";
import {
  companyExists,
  companyNameExists,
  companyRecord,
  corporationIdExists,
  findUserCompany,
  listCompanies,
} from "./queries.ts";
import { updateCompany } from "./update-company.ts";

/** What the calls of companies need beside what makes one; the names of users are the users' to find. */
interface CompanyHandlerServices extends CompanyServices {
  readonly findUserNames: FindUserNames;
}

/** Looks up what any company has, as often as an address may: no user reads the list of companies so (LIMIT-31). */
async function lookedUp(
  { limits }: CompanyServices,
  { address }: Pick<Request, "address">,
  find: () => Promise<boolean>,
): Promise<boolean | Refusal> {
  const taken = await limits.take("companyLookUps", { address });
  return taken instanceof Refusal ? taken : find();
}

/** The calls of companies. One outside the scope is 403, whether it exists or not. */
export const companyHandlers = (services: CompanyHandlerServices): HandlersOf<"companies"> => ({
  all: inTransaction(({ query }, work) => listCompanies(work, query)),
  byId: inTransaction(async ({ params }, work) => {
    const named = namedCompany(work.scope, params.id);
    if (named instanceof Refusal) return named;
    return orNotFound(companyRecord.find(work, params.id));
  }),
  history: inTransaction(async ({ params: { id } }, work) => {
    const named = namedCompany(work.scope, id);
    if (named instanceof Refusal) return named;
    return (await companyExists(work, id))
      ? historyOf(
          work,
          { noun: "companies", rowId: id, fields: companyHistoryFields },
          services.findUserNames,
        )
      : notFound();
  }),
  byUser: inTransaction(
    async ({ params }, work) => (await findUserCompany(work, params.encEmail)) ?? null,
  ),
  create: ({ body }, request) => createCompany(request, services, body),
  update: ({ body }, request) => updateCompany(request, services.pool, body),
  nameExists: ({ params }, request) =>
    lookedUp(services, request, () => companyNameExists(services.pool, params.name)),
  corporationIdExists: ({ params }, request) =>
    lookedUp(services, request, () => corporationIdExists(services.pool, params.corporationId)),
});
