import { formatMinute } from "../dates/format-dates.ts";
import { isClosed, type DisputeState } from "./dispute-state.ts";
import type { DisputeChange } from "./dispute.schema.ts";
import { disputeMessages } from "./messages.ts";

/** The user who was first, and when. */
export interface First {
  readonly by: string;
  readonly on: string;
}

/** Whether a response of a history, the newest line first, accepted the dispute: what was done is the state that followed it. */
function isAcceptance(history: readonly DisputeChange[], response: number): boolean {
  const following = history.slice(0, response + 1).findLast(({ state }) => state !== null)?.state;
  return following === "lost" || following === "inquiryClosed";
}

/** Whether the last response, of a history with the newest line first, accepted the dispute (DISPUTE-S7). */
export const wasAccepted = (history: readonly DisputeChange[]): boolean =>
  isAcceptance(
    history,
    history.findIndex(({ isResponse }) => isResponse),
  );

/** Whether any response, of a history with the newest line first, submitted the evidence (DISPUTE-S8). */
export const wasSubmitted = (history: readonly DisputeChange[]): boolean =>
  history.some(({ isResponse }, line) => isResponse && !isAcceptance(history, line));

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
