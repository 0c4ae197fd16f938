import { NO_FILTER } from "@marquee/api/http/path";
import { isPrivileged } from "@marquee/domain/access/actor";
import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { listConversion, listOrders } from "./list-conversion.ts";

const filter = (text: string): string | null => (text === NO_FILTER ? null : text);

export const reportHandlers: HandlersOf<"reports"> = {
  conversion: inTransaction(({ params, query }, work) => {
    const { from, to } = params;
    const days = { from: filter(from), to: filter(to) };
    // A shop gets what is its own: what the path names is read for those who may choose.
    const chosen = isPrivileged(work.user)
      ? { companyId: filter(params.companyId), storeId: filter(params.storeId) }
      : { companyId: null, storeId: null };
    return listConversion(work, { ...query, ...days, ...chosen });
  }),
  ordersByBill: inTransaction(({ params, query }, work) => listOrders(work, params.id, query)),
};
