import { filterValue } from "@marquee/api/http/path";
import { isPrivileged } from "@marquee/domain/access/actor";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { namedDays, refuseTooLong } from "../platform/lists/days.ts";
import { notFound, orNotFound } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { findSale, listConversion, listOrders, listVersions } from "./queries.ts";
import { listRefusedRows } from "./refused-rows.ts";
import { summarize } from "./summarize.ts";

interface Selection {
  readonly companyId: string;
  readonly storeId: string;
  readonly from: string;
  readonly to: string;
}

/** A shop gets what is its own: what the path names is read for those who may choose. */
function toSelection(params: Selection, { user }: RequestContext) {
  const chosen = isPrivileged(user)
    ? { companyId: filterValue(params.companyId), storeId: filterValue(params.storeId) }
    : { companyId: null, storeId: null };
  return { ...namedDays(params), ...chosen };
}

export const reportHandlers: HandlersOf<"reports"> = {
  conversion: inTransaction(({ params, query }, context) =>
    listConversion(context, { ...query, ...toSelection(params, context) }),
  ),
  summary: inTransaction(async ({ params, query }, context) => {
    const selection = toSelection(params, context);
    return refuseTooLong(selection) ?? summarize(context, { ...query, ...selection });
  }),
  billById: inTransaction(({ params }, context) => orNotFound(findSale(context, params.id))),
  billVersions: inTransaction(async ({ params }, context) => {
    const versions = await listVersions(context, params.id);
    return versions.length === 0 ? notFound() : versions;
  }),
  ordersByBill: inTransaction(async ({ params, query }, context) => {
    const sale = await findSale(context, params.id);
    const version = query.version ?? sale?.version;
    return version === undefined
      ? notFound()
      : listOrders(context, { ...query, billId: params.id, version });
  }),
  refusedRows: inTransaction(({ query }, context) => listRefusedRows(context, query)),
};
