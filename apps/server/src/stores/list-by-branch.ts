import type { Page } from "@marquee/api/http/call";
import { inTransaction } from "../platform/http/handlers.ts";
import { notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { List } from "../platform/lists/listing.ts";
import { findStore } from "./queries.ts";

/** What a path that names a branch says beside it. */
type Beside<Params, Name extends keyof Params> = Omit<Params, Name> & {
  readonly companyId: string;
  readonly storeId: string;
};

/**
 * The handler of a list whose path names a branch under `name`; one outside the scope is not there (LIST-N1). Everything
 * else that the address says is a filter of the list.
 */
export const listByBranch = <
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
  inTransaction(async ({ params, query }, work) => {
    const { [name]: id, ...beside } = params;
    const store = await findStore(work, id);
    if (!store) return notFound();
    return list(work, { ...query, ...beside, companyId: store.companyId, storeId: store.id });
  });
