import { can } from "@marquee/domain/access/can";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import { UNDECIDED } from "@marquee/domain/approval/branch-decision";
import type { Flag } from "@marquee/domain/wire/field.schema";
import type { Problem } from "../patterns/problem.ts";

/** A branch, as far as its approval is changed. */
export interface BranchToApprove {
  readonly id: string;
  readonly storeName: string;
  readonly isApprove: Flag;
  /** Whether it is approved already, and is looked at again as it has changed since. */
  readonly needsReview?: Flag;
}

export interface StoreApprovalInput {
  /** The user who asks. */
  readonly actor: Actor;
}

export interface StoreApprovalContext extends StoreApprovalInput {
  /** The branch, as it was when the change was requested; null before the first request. */
  readonly branch: BranchToApprove | null;
  /** The effect of the change; null until it was read. */
  readonly effect: ApprovalEffect | null;
  /** What had been read when the server refused it, as the branch had changed meanwhile. */
  readonly outdated: ApprovalEffect | null;
  readonly problem: Problem | null;
}

export type StoreApprovalEvent =
  | { readonly type: "approval.requested"; readonly branch: BranchToApprove }
  | { readonly type: "approval.confirmed" }
  | { readonly type: "approval.cancelled" }
  | { readonly type: "effect.requested" };

/** The input of `readEffect` and `changeApproval`: the approval that the branch is to have. */
export interface ApprovalChange {
  readonly storeId: string;
  readonly isApprove: Flag;
  /** What was looked at (STORE-A8); null for a withdrawal, which is decided by nothing of it. */
  readonly look: string | null;
  /** The last decision that was shown (STORE-A16); null while the effect is not read. */
  readonly decided: string | null;
}

/** Why this user may not change an approval; null if they may (ACCESS-A7). */
export function refuseApproval(actor: Actor): string | null {
  const decision = can(actor, "stores.approve");
  return decision.allowed ? null : decision.reason;
}

/** Whether an approval is withdrawn: a pending branch is approved, and so is one that has changed since. */
export const isWithdrawal = ({ branch }: Pick<StoreApprovalContext, "branch">): boolean =>
  branch !== null && branch.isApprove === "Y" && branch.needsReview !== "Y";

/** What is to become of the branch: a pending one is approved, an approved one loses its approval. */
export function approvalChange(context: StoreApprovalContext): ApprovalChange {
  const { branch, effect } = context;
  if (branch === null) throw new Error("An approval is changed only after it was requested");
  const decided = effect === null ? null : (effect.decision?.id ?? UNDECIDED);
  return isWithdrawal(context)
    ? { storeId: branch.id, isApprove: "N", look: null, decided }
    : { storeId: branch.id, isApprove: "Y", look: effect?.look ?? null, decided };
}

/** Whether a master has changed it since the list was read: nothing is left to be confirmed. */
export const isChangedAlready = (
  { branch }: Pick<StoreApprovalContext, "branch">,
  effect: ApprovalEffect,
): boolean =>
  branch !== null &&
  (effect.isApprove !== branch.isApprove ||
    (branch.needsReview === "Y" && effect.reviewed === null));

/** Whether the change brings anything about that shoppers see, now or later. */
export const changesItems = ({ offers, products, runs }: ApprovalEffect): boolean =>
  offers + products > 0 || runs.length > 0;
