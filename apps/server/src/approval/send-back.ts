import { approvedFirst, decisionText } from "@marquee/domain/approval/branch-decision";
import { sendBackRules } from "@marquee/domain/approval/send-back";
import { storeSentBackMail } from "@marquee/domain/stores/mails";
import type { SendBack, SentBack } from "@marquee/domain/stores/sent-back.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { storedText } from "@marquee/domain/validation/typed-values";
import { markDone, notifyCompany } from "../notifications/notify-users.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import {
  conflict,
  invalid,
  notFound,
  type Refusal,
  orNotFound,
} from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { findStore } from "../stores/queries.ts";
import { lastDecision } from "./last-decision.ts";
import { type ApprovedBranch, lockBranch, setSentBack } from "./queries.ts";

type SentBackBranch = ApprovedBranch & { readonly sentBack: SentBack };

/** Whether another master has sent it back for another reason since this one was shown it (STORE-A15). */
const isSentBackMeanwhile = (
  branch: ApprovedBranch,
  { reason, seenOn }: SendBack,
): branch is SentBackBranch =>
  seenOn !== undefined &&
  branch.sentBack !== null &&
  branch.sentBack.on !== seenOn &&
  branch.sentBack.reason !== reason;

/**
 * Sends a branch that awaits approval back to its merchant, with what is to be changed (STORE-A11). It stays pending, and
 * leaves the queue of staff until it is changed (STORE-A12). The same reason again changes nothing and sends no second mail.
 */
export async function sendBack(
  context: RequestContext,
  storeId: string,
  given: SendBack,
): Promise<Store | Refusal> {
  const { tx, user, now } = context;
  const issues = ruleIssues(sendBackRules, given, undefined);
  if (issues.length > 0) return invalid(issues);
  const branch = await lockBranch(context, storeId);
  if (!branch) return notFound();
  if (branch.isApprove === "Y")
    return conflict(approvedFirst(await lastDecision(context, storeId)));
  const reason = storedText(given.reason);
  if (isSentBackMeanwhile(branch, { ...given, reason }))
    return conflict(decisionText({ id: "", what: "sentBack", ...branch.sentBack }));
  if (branch.sentBack?.reason !== reason) {
    const on = now.toISOString();
    const sentBack = { reason, by: user.name, on };
    await setSentBack(tx, storeId, { sentBack, updatedBy: user.name, updatedOn: on });
    const key = `store-sent-back:${storeId}:${on}`;
    const { id, storeName, companyName, companyId, managerEmail } = branch;
    if (managerEmail !== "") {
      const mail = storeSentBackMail({ storeId: id, storeName, companyName }, reason);
      await enqueue(tx, mailJob(key, managerEmail, mail));
    }
    const event = {
      kind: "storeSentBack",
      name: storeName,
      subject: id,
      amount: null,
      key,
    } as const;
    await markDone(tx, { kind: "storeWaits", subject: id }, now);
    await notifyCompany(tx, { companyId, storeId: id }, event, now);
  }
  return orNotFound(findStore(context, storeId));
}
