import {
  decidedAlready,
  isSameDecision,
  type StoredDecision,
  statusAfter,
} from "@marquee/domain/bills/bill-decision";
import { rejectionRules } from "@marquee/domain/bills/bill-rejection";
import type { BillDecision, BillRejection, BillStatus } from "@marquee/domain/bills/bill.schema";
import { billRejectedMail } from "@marquee/domain/bills/mails";
import { billMessages } from "@marquee/domain/bills/messages";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { storedText } from "@marquee/domain/validation/typed-values";
import { notifyCompany } from "../notifications/notify-users.ts";
import { deliveredKey } from "../platform/ingest/ingest-rows.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { decideBill, lockBill, type LockedBill } from "./decide-bill.ts";

interface Review {
  readonly id: string;
  readonly status: BillStatus;
  readonly decision: BillDecision;
  /** Why it is rejected, if the caller says so. */
  readonly rejection: BillRejection | null;
  /** The version that was looked at, if the caller says so. */
  readonly version: number | null;
}

/** What is wrong with a review, whatever the bill is (BILL-T3, BILL-T6). */
function issuesOf({ status, decision, rejection }: Review): readonly Issue[] {
  if (status !== statusAfter(decision))
    return [{ rule: "BILL-T3", field: "status", message: billMessages.disagrees }];
  if (rejection === null) return [];
  return decision === "Reject"
    ? ruleIssues(rejectionRules, rejection, undefined)
    : [{ rule: "BILL-T6", field: "reason", message: billMessages.reasonOfApproval }];
}

const firstDecision = (
  { updatedBy, updatedOn, rejectReason, rejectNote }: LockedBill,
  status: StoredDecision["status"],
): StoredDecision => ({
  status,
  by: updatedBy,
  on: updatedOn,
  rejection: rejectReason === null ? null : { reason: rejectReason, note: rejectNote ?? "" },
});

/** Approves or rejects a bill, once: the same decision again changes nothing, another one is refused (BILL-T3). */
export async function reviewBill(
  context: RequestContext,
  review: Review,
): Promise<"Success" | Refusal> {
  const { tx, user, now } = context;
  const { id, decision, rejection, version } = review;
  const issues = issuesOf(review);
  if (issues.length > 0) return invalid(issues);
  const decided = statusAfter(decision);
  const stored = await lockBill(context, id);
  if (stored === undefined) return notFound();
  if (version !== null && version !== stored.version) return conflict(billMessages.amended);
  if (stored.status !== "N") {
    const first = firstDecision(stored, stored.status);
    return isSameDecision(first, decision, rejection) ? "Success" : conflict(decidedAlready(first));
  }
  await decideBill(tx, id, {
    status: decided,
    updatedBy: user.name,
    updatedOn: now.toISOString(),
    rejectReason: rejection?.reason ?? null,
    rejectNote: rejection ? storedText(rejection.note) : null,
  });
  if (decided === "R") {
    // each version is decided by itself
    const key = `bill-rejected:${deliveredKey({ id, version: stored.version })}`;
    const fact = {
      kind: "billRejected",
      name: stored.storeName,
      subject: id,
      amount: null,
    } as const;
    // the shopper reads the reason; without one there is nothing to send
    if (rejection !== null)
      await enqueue(tx, mailJob(key, stored.userId, billRejectedMail({ ...stored, rejection })));
    await notifyCompany(tx, stored, { ...fact, key }, now);
  }
  return "Success";
}
