import { daysLeft } from "../dates/days-left.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { formatCad } from "../money/format-money.ts";

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

/**
 * What the transaction and the invoice of a disputed payment say, on every screen and in every file (DISPUTE-P6). `lost`: what its
 * payer has back by it, where that is said too.
 */
export const disputedText = (state: DisputeState, lost: number | null = null): string => {
  const text = `Disputed, ${DISPUTE_LABELS[state].toLowerCase()}`;
  return lost === null ? text : `${text}: ${formatCad(lost)}`;
};

/** What can follow each state at once; the chart of a dispute has the same (DISPUTE-S5). */
export const FOLLOWING: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  inquiry: ["inquiryReview", "inquiryClosed", "needsResponse"],
  inquiryReview: ["inquiryClosed", "needsResponse"],
  inquiryClosed: [],
  needsResponse: ["underReview", "won", "lost", "withdrawn"],
  underReview: ["won", "lost", "withdrawn"],
  won: ["lost"],
  lost: ["won"],
  withdrawn: [],
};

/** Where it is our turn. */
export const AWAITING_RESPONSE = ["inquiry", "needsResponse"] as const satisfies DisputeState[];

const AWAITING: ReadonlySet<DisputeState> = new Set(AWAITING_RESPONSE);
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

/** Days until the day by which to respond is over, today counted as one; null if it is not our turn, or there is no such day. */
export const daysToRespond = ({ state, dueBy }: Deadline, now: Moment): number | null =>
  awaitsResponse(state) && dueBy !== null ? daysLeft(now, dueBy) : null;

/** To whom evidence goes: the bank of a card, PayPal, or the payer whom PayPal asks first (DISPUTE-P8). */
export function evidenceRecipient({
  paymentType,
  state,
}: {
  readonly paymentType: "Card" | "PayPal";
  readonly state: DisputeState;
}): string {
  if (paymentType === "Card") return "the bank";
  return state === "inquiry" || state === "inquiryReview" ? "the payer" : "PayPal";
}
