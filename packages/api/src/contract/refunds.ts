import { Refund, Refundable, RefundDraft } from "@marquee/domain/refunds/refund.schema";
import { idParam, savingErrors } from "../http/call.ts";
import { refundRoutes } from "../routes/refunds.ts";
import { one, save } from "./calls.ts";
import { group } from "./group.ts";

const VIEW = { ability: "transactions.view" } as const;

export const refundContract = group(refundRoutes, {
  ofTransaction: one({
    summary: "What can be refunded of a transaction, what that ends, and its refunds so far",
    access: VIEW,
    params: { id: idParam },
    response: Refundable,
  }),
  create: save({
    summary: "Refund a payment, whole or in part; the same id and body are one refund",
    access: VIEW,
    body: RefundDraft,
    response: Refund,
    errors: [...savingErrors, "Unavailable"],
  }),
});
