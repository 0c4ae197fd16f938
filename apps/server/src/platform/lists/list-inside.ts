import type { Page } from "@marquee/api/http/call";
import { inTransaction } from "../http/handlers.ts";
import type { SignedInRequest } from "../http/request.ts";
import { Refusal } from "../refusal/refusal.ts";
import { namedCompany } from "../tenancy/named-company.ts";
import type { RequestContext } from "../tenancy/request-context.ts";
import type { List } from "./listing.ts";

/** What a list is filtered by if its path names something, or why the caller may not see that. */
export type Inside<Filters> = (context: RequestContext, id: string) => Promise<Filters | Refusal>;

/** Inside a company, or every company (TEN-3, TEN-4). */
export const inCompany: Inside<{ readonly companyId: string | null }> = async ({ scope }, id) => {
  const company = namedCompany(scope, id);
  return company instanceof Refusal ? company : { companyId: company.id };
};

/** The handler of a list whose path names what it lists `inside`, under `name`. The rest of the address is a filter. */
export const listInside = <
  Name extends string,
  Params extends Readonly<Record<Name, string>>,
  Query extends object,
  Filters extends object,
  Row,
>(
  name: Name,
  inside: Inside<Filters>,
  list: List<NoInfer<Omit<Params, Name> & Query & Filters>, Row>,
): ((
  input: { readonly params: Params; readonly query: Query },
  request: SignedInRequest,
) => Promise<Page<Row> | Refusal>) =>
  inTransaction(async ({ params, query }, context) => {
    const { [name]: id, ...beside } = params;
    const filters = await inside(context, id);
    if (filters instanceof Refusal) return filters;
    return list(context, { ...query, ...beside, ...filters });
  });
