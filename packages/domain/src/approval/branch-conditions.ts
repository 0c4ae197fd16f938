import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import {
  BRANCH_APPROVED,
  findApproval,
  PAID_MEANWHILE,
  type ShownBranch,
} from "../campaigns/live/branch-approved.ts";
import {
  bad,
  checkConditions,
  good,
  heldConditions,
  type ConditionResult,
  type ConditionTitles,
  type Finding,
} from "../campaigns/live/live-condition.ts";
import { formatMinute } from "../dates/format-dates.ts";
import type { SentBack } from "../stores/sent-back.schema.ts";
import type { Flag } from "../wire/field.schema.ts";
import { sentBackOf } from "./send-back.ts";
import { needsReview } from "./store-approval.ts";

const CONDITIONS = ["branchApproved", "lookedAt"] as const;
type BranchCondition = (typeof CONDITIONS)[number];

const TITLES: ConditionTitles<BranchCondition> = {
  ...BRANCH_APPROVED,
  lookedAt: { holds: "As it was approved", fails: "Changed since approval" },
};

/** A branch whose approval is asked about. */
export interface AskedBranch extends ShownBranch {
  readonly needsReview?: Flag;
  readonly sentBack?: SentBack | null;
}

const APPROVE = { kind: "approve", text: "Look at what is said of it, and approve it" } as const;

/** What keeps the campaigns of a branch from running, or has staff look at it once more, with who must act (STORE-A10). */
export function branchConditions(
  branch: AskedBranch,
  actor: Actor,
): readonly ConditionResult<BranchCondition>[] {
  const approves = can(actor, "stores.approve").allowed;
  const namingActor = (found: Finding): Finding =>
    approves && !found.holds ? { ...found, who: "You", step: APPROVE } : found;
  const sentBack = sentBackOf(branch);
  const find: Readonly<Record<BranchCondition, Finding>> = {
    branchApproved:
      sentBack === null
        ? namingActor(findApproval(branch, PAID_MEANWHILE))
        : bad(
            `It was sent back on ${formatMinute(sentBack.on)}: ${sentBack.reason}`,
            approves ? "Its merchant" : "You",
            {
              kind: "edit",
              text: approves
                ? "Wait until it was changed"
                : "Change it and save; then it is looked at again",
            },
          ),
    lookedAt: needsReview(branch)
      ? namingActor(
          bad("It stays live. Its name, category or address has changed since.", "A master user", {
            kind: "approve",
            text: "Wait until it was looked at",
          }),
        )
      : good("Nothing that was approved has changed."),
  };
  const findOne = (condition: BranchCondition) => find[condition];
  return (
    checkConditions(CONDITIONS, findOne, TITLES) ?? heldConditions(CONDITIONS, findOne, TITLES)
  );
}
