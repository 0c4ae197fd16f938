import { formatMinute } from "../dates/format-dates.ts";
import type { Flag } from "../wire/field.schema.ts";
import type { BranchDecision } from "./approval-effect.schema.ts";

/** How a caller names the last decision of a branch about which nothing was decided. */
export const UNDECIDED = "none";

/** Who was first, what they did, and when: "Ines Roy approved this store on 2026/11/28 10:42 AM CST." (STORE-A16). */
export function decisionText({ what, by, on, reason }: BranchDecision): string {
  const when = `${formatMinute(on)} CST`;
  switch (what) {
    case "approved":
      return `${by} approved this store on ${when}.`;
    case "looked":
      return `${by} approved this store as it is now on ${when}.`;
    case "withdrawn":
      return `${by} withdrew the approval of this store on ${when}.`;
    case "sentBack":
      return `${by} sent this store back on ${when}: ${reason ?? ""}`;
  }
}

const NEXT: Readonly<Record<Flag, Readonly<Record<BranchDecision["what"], string>>>> = {
  Y: {
    approved: "Nothing is left to approve.",
    looked: "Nothing is left to approve.",
    withdrawn: "Nothing was approved; it can be approved anew.",
    sentBack: "Nothing was approved; approve it if it is right as it is.",
  },
  N: {
    approved: "Nothing was changed; the approval can be taken back all the same.",
    looked: "Nothing was changed; the approval can be taken back all the same.",
    withdrawn: "Nothing is left to take back.",
    sentBack: "Nothing is left to take back.",
  },
};

/** The first decision, and what a user who decided second, for or against approval, may do (STORE-A16). */
export function decidedFirst(decision: BranchDecision, isApprove: Flag): string {
  const text = decisionText(decision);
  return `${text}${/[.!?]$/.test(text) ? "" : "."} ${NEXT[isApprove][decision.what]}`;
}

/** Why an approved branch is not sent back, with who approved it if that is known (STORE-A11). */
export const approvedFirst = (decision: BranchDecision | null): string =>
  `${decision?.what === "approved" || decision?.what === "looked" ? decisionText(decision) : "This store is approved."} Take its approval back instead.`;
