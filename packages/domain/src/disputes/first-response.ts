import { formatMinute } from "../dates/format-dates.ts";
import { isClosed, type DisputeState } from "./dispute-state.ts";
import type { DisputeChange } from "./dispute.schema.ts";
import { disputeMessages } from "./messages.ts";

/** The user who was first, and when. */
export interface First {
  readonly by: string;
  readonly on: string;
}

/** The line of a history, the newest first, with the response; what was done by it is the state that followed (DISPUTE-S7). */
export function wasAccepted(history: readonly DisputeChange[]): boolean {
  const response = history.findIndex(({ isResponse }) => isResponse);
  const following = history.slice(0, response + 1).findLast(({ state }) => state !== null);
  return following?.state === "lost";
}

const firstText = ({ by, on }: First, what: string): string =>
  `${by} ${what} on ${formatMinute(on)} CST`;

/** Why nothing can be submitted or accepted, with who responded first, if a user of ours did (DISPUTE-S7). */
export function respondedFirst(
  state: DisputeState,
  first: First | null,
  isAccepted: boolean,
): string {
  const rest = isClosed(state) ? disputeMessages.closed : disputeMessages.underReview;
  if (first === null) return rest;
  return `${firstText(first, isAccepted ? "accepted this dispute" : "submitted the evidence")}. ${rest}`;
}

/** Why a draft is not stored over one that its writer has not seen, with who wrote that (DISPUTE-E3). */
export const draftReplaced = (first: First | null): string =>
  first === null
    ? disputeMessages.draftReplaced
    : `${firstText(first, "changed this text")}. ${disputeMessages.reloadDraft}`;
