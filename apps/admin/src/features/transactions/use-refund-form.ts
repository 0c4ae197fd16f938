import { toFailure } from "@marquee/api/client/api-failure";
import { refundRules } from "@marquee/domain/refunds/refund-rules";
import type { Refund, Refundable, RefundDraft } from "@marquee/domain/refunds/refund.schema";
import { refundToRepeat } from "@marquee/domain/refunds/returned-refunds";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { refundFormMachine } from "@marquee/machines/refunds/refund-form.machine";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { useRef } from "react";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../session/session-context.tsx";
import { TRANSACTIONS } from "./transactions.queries.ts";

/** The running form of a refund: at first of all that is left, or what failed before (REFUND-M2). */
export function useRefundForm({
  transactionId,
  left,
  refunds,
}: Refundable): FormActor<RefundDraft, Refund> {
  const client = useClient();
  const repeated = refundToRepeat(refunds);
  const amount = repeated === undefined ? left : Math.min(repeated.amount, left);
  const { reason = "", note = "" } = repeated ?? {};
  const id = useRef(newId());
  // after a lost response the request is repeated under the same id; after a refusal the next one is another refund
  const create = async (values: RefundDraft): Promise<Refund> => {
    try {
      return await client.refunds.create({ body: { ...values, id: id.current } });
    } catch (error) {
      const { tag } = toFailure(error);
      if (tag === "Conflict" || tag === "Invalid") id.current = newId();
      throw error;
    }
  };
  return useEntityForm(refundFormMachine, {
    id: null,
    values: { id: "", transactionId, amount, amountAgain: null, reason, note },
    load: () => Promise.reject(new Error("a refund is only made")),
    create,
    update: create,
    rules: (values) => ruleIssues(refundRules, values, { left }),
    invalidates: TRANSACTIONS,
    besideList: true,
    isTypedStored: false,
  });
}
