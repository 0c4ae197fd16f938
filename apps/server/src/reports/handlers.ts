import { given } from "@marquee/api/http/path";
import { isPrivileged } from "@marquee/domain/access/actor";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { daysOf } from "../platform/lists/days.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { findBill, listConversion, listOrders } from "./queries.ts";
import { summarize } from "./summarize.ts";

interface Selection {
  readonly companyId: string;
  readonly storeId: string;
  readonly from: string;
  readonly to: string;
}

/** A shop gets what is its own: what the path names is read for those who may choose. */
function selectionOf(params: Selection, { user }: Work) {
  const chosen = isPrivileged(user)
    ? { companyId: given(params.companyId), storeId: given(params.storeId) }
    : { companyId: null, storeId: null };
  return { ...daysOf(params), ...chosen };
}

export const reportHandlers: HandlersOf<"reports"> = {
  conversion: inTransaction(({ params, query }, work) =>
    listConversion(work, { ...query, ...selectionOf(params, work) }),
  ),
  summary: inTransaction(({ params, query }, work) =>
    summarize(work, { ...query, ...selectionOf(params, work) }),
  ),
  billById: inTransaction(
    async ({ params }, work) => (await findBill(work, params.id)) ?? notFound(),
  ),
  ordersByBill: inTransaction(async ({ params, query }, work) =>
    (await findBill(work, params.id))
      ? listOrders(work, { ...query, billId: params.id })
      : notFound(),
  ),
};
