import type { Page } from "@marquee/api/http/call";
import { inTransaction } from "../http/handlers.ts";
import { Refusal } from "../refusal/refusal.ts";
import type { SignedInRequest } from "../http/request.ts";
import { namedCompany } from "../tenancy/named-company.ts";
import type { List } from "./listing.ts";

/** What a path that names a company says beside it. */
type Beside<Params, Name extends keyof Params> = Omit<Params, Name> & {
  readonly companyId: string | null;
};

/**
 * The handler of a list whose path names a company under `name`, or every company (TEN-3, TEN-4). Everything else that
 * the address says is a filter of the list.
 */
export const listByCompany = <
  Name extends string,
  Params extends Readonly<Record<Name, string>>,
  Query extends object,
  Row,
>(
  name: Name,
  list: List<NoInfer<Beside<Params, Name> & Query>, Row>,
): ((
  input: { readonly params: Params; readonly query: Query },
  request: SignedInRequest,
) => Promise<Page<Row> | Refusal>) =>
  inTransaction(({ params, query }, work) => {
    const { [name]: id, ...beside } = params;
    const company = namedCompany(work.scope, id);
    if (company instanceof Refusal) return Promise.resolve(company);
    return list(work, { ...query, ...beside, companyId: company.id });
  });
