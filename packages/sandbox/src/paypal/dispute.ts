import { SETTLING, secondsLater } from "../clock.ts";
import { firstRow, onlyRow } from "../database/queryable.ts";
import { captureOfOrder, readCapture } from "./capture.ts";
import { toMoney } from "./money.ts";
import { badRequest, notFound, unprocessable } from "./paypal-error.ts";
import { newPayPalId, recordPayPalEvent, type PayPalWork } from "./paypal-work.ts";

type Stage = "CHARGEBACK" | "INQUIRY";
type DisputeStatus = "RESOLVED" | "UNDER_REVIEW" | "WAITING_FOR_SELLER_RESPONSE";
type Outcome =
  | "ACCEPTED"
  | "CANCELED_BY_BUYER"
  | "RESOLVED_BUYER_FAVOUR"
  | "RESOLVED_SELLER_FAVOUR";

export interface PayPalDisputeRow {
  id: string;
  capture_id: string;
  cents: number;
  currency: string;
  reason: string;
  stage: Stage;
  status: DisputeStatus;
  outcome: Outcome | null;
  evidence: string | null;
  due_by: Date;
  settles_at: Date | null;
  created_at: Date;
  /** When anything of it last changed. */
  updated_at: Date;
}

/** Cents that PayPal charges for a claim, and keeps. */
const FEE = 1500;
const DAYS_TO_RESPOND = 10;
const DAY = 86_400;
const REASONS = ["MERCHANDISE_OR_SERVICE_NOT_RECEIVED", "UNAUTHORISED"] as const;

const LOST: ReadonlySet<Outcome> = new Set(["ACCEPTED", "RESOLVED_BUYER_FAVOUR"]);

/** What moved on the seller's account: the amount and the fee when the claim was opened, the amount again when it was won. */
function moneyMovements(row: PayPalDisputeRow): readonly object[] {
  if (row.stage === "INQUIRY") return [];
  const line = (type: "CREDIT" | "DEBIT", cents: number, reason: string, at: Date) => ({
    affected_party: "SELLER",
    amount: toMoney(cents, row.currency),
    initiated_time: at.toISOString(),
    type,
    reason,
  });
  const isBack = row.outcome !== null && !LOST.has(row.outcome);
  return [
    line("DEBIT", row.cents, "DISPUTE_SETTLEMENT", row.created_at),
    line("DEBIT", FEE, "DISPUTE_SETTLEMENT_FEE", row.created_at),
    ...(isBack ? [line("CREDIT", row.cents, "DISPUTE_SETTLEMENT", row.created_at)] : []),
  ];
}

/** A dispute as the API and events show it; outcome, evidence and due date only if they apply. */
export const disputeView = (row: PayPalDisputeRow) => ({
  dispute_id: row.id,
  create_time: row.created_at.toISOString(),
  update_time: row.updated_at.toISOString(),
  disputed_transactions: [{ seller_transaction_id: row.capture_id }],
  reason: row.reason,
  status: row.status,
  dispute_amount: toMoney(row.cents, row.currency),
  dispute_life_cycle_stage: row.stage,
  dispute_channel: "INTERNAL",
  ...(row.outcome === null ? {} : { dispute_outcome: { outcome_code: row.outcome } }),
  money_movements: moneyMovements(row),
  ...(row.evidence === null
    ? {}
    : {
        evidences: [{ evidence_type: "OTHER", notes: row.evidence, source: "SUBMITTED_BY_SELLER" }],
      }),
  ...(row.status === "WAITING_FOR_SELLER_RESPONSE"
    ? { seller_response_due_date: row.due_by.toISOString() }
    : {}),
});

async function lockDispute(work: PayPalWork, id: string): Promise<PayPalDisputeRow> {
  const row = await firstRow<PayPalDisputeRow>(
    work.tx,
    "select * from sandbox.paypal_dispute where id = $1 for update",
    [id],
  );
  if (!row) throw notFound();
  return row;
}

async function save(
  work: PayPalWork,
  row: PayPalDisputeRow,
  change: Partial<PayPalDisputeRow>,
): Promise<PayPalDisputeRow> {
  const next = { ...row, ...change };
  const saved = await onlyRow<PayPalDisputeRow>(
    work.tx,
    `update sandbox.paypal_dispute set stage = $2, status = $3, outcome = $4, evidence = $5, settles_at = $6,
       updated_at = $7
     where id = $1 returning *`,
    [row.id, next.stage, next.status, next.outcome, next.evidence, next.settles_at, work.now],
  );
  const type =
    saved.status === "RESOLVED" ? "CUSTOMER.DISPUTE.RESOLVED" : "CUSTOMER.DISPUTE.UPDATED";
  await recordPayPalEvent(work, type, disputeView(saved));
  return saved;
}

const resolve = (
  work: PayPalWork,
  row: PayPalDisputeRow,
  outcome: Outcome,
): Promise<PayPalDisputeRow> => save(work, row, { status: "RESOLVED", outcome, settles_at: null });

/** Decides a dispute whose time has come: `losing_evidence` and no evidence at all lose [SBX-Y9]. */
async function settle(work: PayPalWork, row: PayPalDisputeRow): Promise<PayPalDisputeRow> {
  if (!row.settles_at || row.settles_at > work.now) return row;
  const isWon = row.evidence !== null && row.evidence !== "losing_evidence";
  return resolve(work, row, isWon ? "RESOLVED_SELLER_FAVOUR" : "RESOLVED_BUYER_FAVOUR");
}

/** Returns a dispute, locked, and decided if it is due [SBX-Y9]; throws a 404 for an unknown id. */
export const readDispute = async (work: PayPalWork, id: string): Promise<PayPalDisputeRow> =>
  settle(work, await lockDispute(work, id));

/** The buyer disputes a paid order in PayPal's Resolution Center: a claim, or an inquiry first [SBX-Y9]. */
export async function openDispute(
  work: PayPalWork,
  orderId: string,
  stage: Stage,
  reason: unknown,
): Promise<PayPalDisputeRow> {
  const captured = await captureOfOrder(work.tx, orderId);
  const capture = captured && (await readCapture(work, captured.id));
  if (capture?.status !== "COMPLETED") throw notFound();
  const left = capture.cents - capture.refunded_cents;
  if (left === 0) throw unprocessable("TRANSACTION_REFUSED", "The capture is fully refunded.");
  const dueBy = secondsLater(work.now, DAYS_TO_RESPOND * DAY);
  const row = await onlyRow<PayPalDisputeRow>(
    work.tx,
    `insert into sandbox.paypal_dispute (id, capture_id, cents, currency, reason, stage, status, due_by, settles_at,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'WAITING_FOR_SELLER_RESPONSE', $7, $7, $8, $8) returning *`,
    [
      `PP-D-${newPayPalId()}`,
      capture.id,
      left,
      capture.currency,
      REASONS.find((one) => one === reason) ?? REASONS[0],
      stage,
      dueBy,
      work.now,
    ],
  );
  await recordPayPalEvent(work, "CUSTOMER.DISPUTE.CREATED", disputeView(row));
  return row;
}

/** The buyer takes a dispute back. */
export async function cancelDispute(work: PayPalWork, id: string): Promise<PayPalDisputeRow> {
  const row = await readDispute(work, id);
  return row.status === "RESOLVED" ? row : resolve(work, row, "CANCELED_BY_BUYER");
}

async function requireTurn(work: PayPalWork, id: string, stage: Stage): Promise<PayPalDisputeRow> {
  const row = await readDispute(work, id);
  if (row.stage !== stage || row.status !== "WAITING_FOR_SELLER_RESPONSE")
    throw unprocessable("ACTION_NOT_ALLOWED_IN_CURRENT_STATE", "Action not allowed now.");
  return row;
}

/** The seller's evidence of a claim: PayPal has it, and decides after some seconds. */
export async function provideEvidence(
  work: PayPalWork,
  id: string,
  input: unknown,
): Promise<PayPalDisputeRow> {
  const row = await requireTurn(work, id, "CHARGEBACK");
  const [first] = Array.isArray(Object(input).evidences) ? Object(input).evidences : [];
  const { notes } = Object(first);
  if (typeof notes !== "string" || notes === "")
    throw badRequest("MISSING_REQUIRED_PARAMETER", "The evidence has no notes.");
  return save(work, row, {
    status: "UNDER_REVIEW",
    evidence: notes,
    settles_at: secondsLater(work.now, SETTLING),
  });
}

/** A message to the buyer of an inquiry, who is content with it after some seconds unless it loses. */
export async function sendMessage(
  work: PayPalWork,
  id: string,
  body: unknown,
): Promise<PayPalDisputeRow> {
  const row = await requireTurn(work, id, "INQUIRY");
  const { message } = Object(body);
  if (typeof message !== "string" || message === "")
    throw badRequest("MISSING_REQUIRED_PARAMETER", "There is no message.");
  return save(work, row, {
    status: "UNDER_REVIEW",
    evidence: message,
    settles_at: secondsLater(work.now, SETTLING),
  });
}

/** The seller accepts: the buyer is refunded. */
export async function acceptClaim(work: PayPalWork, id: string): Promise<PayPalDisputeRow> {
  const row = await readDispute(work, id);
  if (row.status !== "WAITING_FOR_SELLER_RESPONSE")
    throw unprocessable("ACTION_NOT_ALLOWED_IN_CURRENT_STATE", "Action not allowed now.");
  return resolve(work, row, "ACCEPTED");
}
