import { millisOf, type Moment } from "../dates/instants.ts";

/**
 * Where a dispute is (DISPUTE-S1). An inquiry asks before any money is withdrawn. `withdrawn`: the payer took the dispute back, or the
 * provider ended it without a decision.
 */
export const DISPUTE_STATES = [
  "inquiry",
  "inquiryReview",
  "inquiryClosed",
  "needsResponse",
  "underReview",
  "won",
  "lost",
  "withdrawn",
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What screens, papers and exports call each state. */
export const DISPUTE_LABELS: Readonly<Record<DisputeState, string>> = {
  inquiry: "Inquiry",
  inquiryReview: "Inquiry under review",
  inquiryClosed: "Inquiry closed",
  needsResponse: "Needs response",
  underReview: "Under review",
  won: "Won",
  lost: "Lost",
  withdrawn: "Withdrawn",
};

/** What the transaction and the invoice of a disputed payment say, on every screen and in every file (DISPUTE-P6). */
export const disputedText = (state: DisputeState): string =>
  `Disputed, ${DISPUTE_LABELS[state].toLowerCase()}`;

const AWAITING: ReadonlySet<DisputeState> = new Set(["inquiry", "needsResponse"]);
const CLOSED: ReadonlySet<DisputeState> = new Set(["inquiryClosed", "won", "lost", "withdrawn"]);
const HOLDING: ReadonlySet<DisputeState> = new Set(["needsResponse", "underReview", "lost"]);

interface Deadline {
  readonly state: DisputeState;
  readonly dueBy: string | null;
}

/** Whether it is our turn, whatever the time. */
export const awaitsResponse = (state: DisputeState): boolean => AWAITING.has(state);

/** Whether nothing changes any more: the closed ones leave the queue (DISPUTE-S2). */
export const isClosed = (state: DisputeState): boolean => CLOSED.has(state);

/** Whether the provider holds the money of the charge, so that it cannot be refunded (DISPUTE-S3). */
export const holdsMoney = (state: DisputeState): boolean => HOLDING.has(state);

/** Whether evidence can still be submitted, or the dispute accepted: it is our turn, and the day is not over (DISPUTE-S4). */
export const canRespond = ({ state, dueBy }: Deadline, now: Moment): boolean =>
  awaitsResponse(state) && (dueBy === null || millisOf(now) < millisOf(dueBy));
