import type { Flag } from "../../wire/field.schema.ts";
import { bad, good, type ConditionTitles, type Finding } from "./live-condition.ts";

/** A branch, as far as what is shown of it depends on it. */
export interface ShownBranch {
  readonly isApprove: Flag;
  readonly storeName?: string | undefined;
}

/** What the condition is called, whatever it is asked of. */
export const BRANCH_APPROVED = {
  branchApproved: { holds: "Branch approved", fails: "Branch not approved" },
} as const satisfies ConditionTitles<"branchApproved">;

/** Whether a branch is approved; `meanwhile` is what can be done until then. */
export const findApproval = (
  { isApprove, storeName = "Its branch" }: ShownBranch,
  meanwhile = "",
): Finding =>
  isApprove === "Y"
    ? good(`${storeName} is an approved branch.`)
    : bad(`${storeName} awaits approval.${meanwhile}`, "A master user", {
        kind: "approve",
        text: "Wait for the approval, which takes up to 24 hours",
      });

/** What an advertiser can do while a branch awaits its approval. */
export const PAID_MEANWHILE =
  " Campaigns can be paid for meanwhile; their days start with the approval.";
