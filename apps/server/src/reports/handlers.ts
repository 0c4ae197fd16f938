import { given } from "@marquee/api/http/path";
import { isPrivileged } from "@marquee/domain/access/actor";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { daysOf } from "../platform/lists/days.ts";
import { billExists, listConversion, listOrders } from "./queries.ts";

export const reportHandlers: HandlersOf<"reports"> = {
  conversion: inTransaction(({ params, query }, work) => {
    // A shop gets what is its own: what the path names is read for those who may choose.
    const chosen = isPrivileged(work.user)
      ? { companyId: given(params.companyId), storeId: given(params.storeId) }
      : { companyId: null, storeId: null };
    return listConversion(work, { ...query, ...daysOf(params), ...chosen });
  }),
  ordersByBill: inTransaction(async ({ params, query }, work) =>
    (await billExists(work, params.id))
      ? listOrders(work, { ...query, billId: params.id })
      : notFound(),
  ),
};
