import { refundMessages } from "@marquee/domain/refunds/messages";
import { refundRules } from "@marquee/domain/refunds/refund-rules";
import type { Refund, RefundDraft } from "@marquee/domain/refunds/refund.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { createOnce } from "../../platform/records/create-once.ts";
import { conflict, invalid, notFound, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import type { PaymentServices } from "../payment-services.ts";
import { findRefund, insertRefund } from "./queries.ts";
import { findRefundable, lockPayment } from "./refundable.ts";
import { settleRefund } from "./settle-refund.ts";

/** A conflict in words, at the amount: no other user has saved what is requested here. */
const refuse = (message: string): Refusal =>
  conflict(message, undefined, [{ rule: "REFUND-P4", field: "amount", message }]);

type Row = Parameters<typeof insertRefund>[1];

/** The refund that this request has made before; a conflict if its id belongs to another. */
async function findRepeated(
  context: RequestContext,
  { id, transactionId, amount, reason, note }: RefundDraft,
): Promise<Refund | Refusal | undefined> {
  const stored = await findRefund(context, id);
  if (!stored) return undefined;
  const isSame =
    stored.transactionId === transactionId &&
    stored.amount === amount &&
    stored.reason === reason.trim() &&
    stored.note === note.trim();
  return isSame ? stored : conflict(refundMessages.idTaken);
}

/** What is stored of a request, or why nothing can be refunded. */
async function prepare(context: RequestContext, draft: RefundDraft): Promise<Row | Refusal> {
  const found = await findRefundable(context, draft.transactionId);
  if (!found) return notFound();
  const { refundable, payment } = found;
  if (refundable.obstacle !== null) return refuse(refundable.obstacle);
  if (payment === null) return refuse(refundMessages.notPaid);
  const issues = ruleIssues(refundRules, draft, { left: refundable.left });
  if (issues.length > 0) return invalid(issues);
  return {
    id: draft.id,
    transactionId: draft.transactionId,
    ...payment,
    amount: draft.amount ?? 0,
    currency: refundable.currency,
    reason: draft.reason.trim(),
    note: draft.note.trim(),
    requestedBy: context.user.email,
    requestedOn: context.now.toISOString(),
  };
}

const store = (context: RequestContext, draft: RefundDraft): Promise<Refund | Refusal> =>
  createOnce<Row, Refund>({
    findEarlier: async () => {
      await lockPayment(context, draft.transactionId);
      return findRepeated(context, draft);
    },
    prepare: () => prepare(context, draft),
    insert: (row) => insertRefund(context.tx, row),
    find: async () => {
      const stored = await findRefund(context, draft.id);
      if (!stored) throw new Error(`refund ${draft.id} was stored and is not there`);
      return stored;
    },
    taken: () => refuse(refundMessages.isOpen),
  });

/**
 * Refunds a payment for staff: it is stored with who requested it before the provider is called, so that it is sent exactly
 * once whatever dies in between (REFUND-P1). What the provider refuses is a conflict in words (REFUND-P4).
 */
export async function requestRefund(
  services: PaymentServices,
  request: SignedInRequest,
  draft: RefundDraft,
): Promise<Refund | Refusal> {
  const stored = await request.transaction((tx) => store({ ...request, tx }, draft));
  if (stored instanceof Refusal) return stored;
  await settleRefund(services, draft.id);
  const now = await request.transaction((tx) => findRefund({ ...request, tx }, draft.id));
  if (!now) return notFound();
  return now.state === "refused" || now.state === "failed" ? refuse(now.message ?? "") : now;
}
