import {
  isOffer,
  type SwitchedItem,
  type WaitingCampaign,
} from "@marquee/domain/approval/approval-effect";
import { decidedFirst } from "@marquee/domain/approval/branch-decision";
import { approvalRun } from "@marquee/domain/campaigns/campaign-run";
import { storeApprovedMail, storeUnapprovedMail } from "@marquee/domain/stores/mails";
import { storeMessages } from "@marquee/domain/stores/messages";
import type { Store } from "@marquee/domain/stores/store.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { startItems } from "../campaigns/start-items.ts";
import { lockInOrder } from "../items/lock-in-order.ts";
import { markDone, notifyCompany, removeNotifications } from "../notifications/notify-users.ts";
import type { Tx } from "../platform/database/typed.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, notFound, type Refusal, orNotFound } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { offer, product } from "../schema/schema.ts";
import { factsDigest, readFacts } from "../stores/branch-facts.ts";
import { findStore } from "../stores/queries.ts";
import { lastDecision } from "./last-decision.ts";
import {
  type ApprovedBranch,
  lockBranch,
  lockWaitingCampaigns,
  setApproval,
  setCampaignRun,
  switchItems,
} from "./queries.ts";
import { readSwitching } from "./read-effect.ts";

/** Starts the days of the campaigns that waited, and the runs of their items. A sponsored one gets its dates alone. */
async function startWaiting(
  { tx, now }: RequestContext,
  campaigns: readonly WaitingCampaign[],
): Promise<void> {
  for (const waiting of campaigns) {
    const run = approvalRun(waiting, now);
    await setCampaignRun(tx, waiting.id, run);
    if (waiting.campaignType === "flyer") await startItems(tx, waiting.id, run, now);
  }
}

/** Locks the items that are about to change, offers before products, as every change of both does. */
async function lockItems(tx: Tx, items: readonly SwitchedItem[]): Promise<void> {
  const [offers, products] = [items.filter(isOffer), items.filter((item) => !isOffer(item))];
  await lockInOrder(
    tx,
    offer,
    offers.map(({ id }) => id),
  );
  await lockInOrder(
    tx,
    product,
    products.map(({ id }) => id),
  );
}

/** Informs the branch by mail, if it has an e-mail (STORE-A6). */
async function informBranch(
  { tx, now }: RequestContext,
  { id, storeName, companyName, managerEmail }: ApprovedBranch,
  isApprove: Flag,
): Promise<void> {
  if (managerEmail === "") return;
  const content = (isApprove === "Y" ? storeApprovedMail : storeUnapprovedMail)({
    storeId: id,
    storeName,
    companyName,
  });
  const key = `store-approval:${id}:${isApprove}:${now.toISOString()}`;
  await enqueue(tx, mailJob(key, managerEmail, content));
}

interface AskedApproval {
  readonly isApprove: Flag;
  /** What was looked at, if the caller says so (STORE-A8). */
  readonly look?: string | undefined;
  /** The last decision that the caller was shown, if it says so (STORE-A16). */
  readonly decided?: string | undefined;
}

/** Why a branch is not changed by a caller who was shown another one; null if nothing happened since. */
async function refuseUnseen(
  context: RequestContext,
  storeId: string,
  { isApprove, look, decided }: AskedApproval,
): Promise<Refusal | null> {
  const last = decided === undefined ? null : await lastDecision(context, storeId);
  if (last !== null && last.id !== decided) return conflict(decidedFirst(last, isApprove));
  const isOutdated = look !== undefined && look !== factsDigest(await readFacts(context, storeId));
  return isOutdated ? conflict(storeMessages.changedSinceLook) : null;
}

/**
 * Approves a branch, or withdraws its approval, with all its effects, in one transaction (STORE-A1 to
 * STORE-A4). One that is as it should be already is returned unchanged. It is refused for a branch that is no longer as
 * it was looked at (STORE-A8), or about which another master has decided since (STORE-A16).
 */
export async function changeApproval(
  context: RequestContext,
  storeId: string,
  asked: AskedApproval,
): Promise<Store | Refusal> {
  const { isApprove, look } = asked;
  const { tx, user, now } = context;
  const branch = await lockBranch(context, storeId);
  if (!branch) return notFound();
  const isDone = branch.isApprove === isApprove && branch.reviewed === null;
  const refused = isDone ? null : await refuseUnseen(context, storeId, asked);
  if (refused) return refused;
  const changed = { isApprove, updatedBy: user.name, updatedOn: now.toISOString() };
  // an approved branch that has changed is looked at again, and nothing else of it changes (STORE-A9)
  if (look !== undefined && branch.reviewed !== null) await setApproval(tx, storeId, changed);
  if (branch.isApprove !== isApprove) {
    await setApproval(tx, storeId, changed);
    await lockWaitingCampaigns(tx, storeId);
    const { items, waiting } = await readSwitching(context, branch);
    await lockItems(tx, items);
    await switchItems(tx, storeId, isApprove, now);
    await startWaiting(context, waiting);
    await informBranch(context, branch, isApprove);
    const kind = isApprove === "Y" ? "storeApproved" : "storeUnapproved";
    const fact = { kind, name: branch.storeName, subject: storeId, amount: null } as const;
    const key = `store-approval:${storeId}:${isApprove}:${now.toISOString()}`;
    await removeNotifications(tx, null, { kind: "storeSentBack", subject: storeId });
    await markDone(tx, { kind: "storeWaits", subject: storeId }, now);
    await notifyCompany(tx, { companyId: branch.companyId, storeId }, { ...fact, key }, now);
  }
  return orNotFound(findStore(context, storeId));
}
