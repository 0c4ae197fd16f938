import { SETTLING, seconds, secondsLater } from "../clock.ts";
import { firstRow, onlyRow } from "../database/queryable.ts";
import { recordBalance } from "./balance-line.ts";
import type { DisputeKind } from "./card-outcome.ts";
import type { ChargeRow } from "./charge.ts";
import { recordEvent } from "./event.ts";
import { flag, record, type Form } from "./form.ts";
import { newId } from "./ids.ts";
import { invalidRequest, missing } from "./stripe-error.ts";
import type { Work } from "./work.ts";

type DisputeStatus =
  | "lost"
  | "needs_response"
  | "under_review"
  | "warning_closed"
  | "warning_needs_response"
  | "warning_under_review"
  | "won";

export interface DisputeRow {
  id: string;
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string;
  status: DisputeStatus;
  evidence: Record<string, string>;
  submission_count: number;
  due_by: Date;
  /** When the bank decides, or the time to respond is over; null once it is closed. */
  settles_at: Date | null;
  metadata: Record<string, string>;
  created_at: Date;
}

/** Cents that the provider charges for a dispute with withdrawn money, and keeps. */
const FEE = 1500;
/** Days in which a merchant may respond. */
const DAYS_TO_RESPOND = 9;
const DAY = 86_400;

const isWarning = ({ status }: DisputeRow): boolean => status.startsWith("warning_");
const OPEN: ReadonlySet<DisputeStatus> = new Set(["needs_response", "warning_needs_response"]);

/** What moved on the balance: the amount and the fee when the money was withdrawn, and the amount again when the dispute was won. */
function balanceTransactions(row: DisputeRow): readonly object[] {
  if (isWarning(row)) return [];
  const line = (amount: number, fee: number, description: string) => ({
    object: "balance_transaction",
    amount,
    fee,
    net: amount - fee,
    currency: row.currency,
    description,
    reporting_category: amount < 0 ? "dispute" : "dispute_reversal",
    source: row.id,
    type: "adjustment",
  });
  return [
    line(-row.amount, FEE, `Chargeback withdrawal for ${row.charge}`),
    ...(row.status === "won" ? [line(row.amount, 0, `Chargeback reversal for ${row.charge}`)] : []),
  ];
}

/**
 * A dispute as the API and events show it: amounts in cents, times in seconds since 1970. Its
 * charge can be refunded only if it is an inquiry [SBX-P14].
 */
export const disputeView = (row: DisputeRow) => ({
  id: row.id,
  object: "dispute",
  amount: row.amount,
  balance_transactions: balanceTransactions(row),
  charge: row.charge,
  created: seconds(row.created_at),
  currency: row.currency,
  evidence: row.evidence,
  evidence_details: {
    due_by: seconds(row.due_by),
    has_evidence: Object.keys(row.evidence).length > 0,
    past_due: row.status === "lost" && row.submission_count === 0,
    submission_count: row.submission_count,
  },
  is_charge_refundable: isWarning(row),
  livemode: false,
  metadata: row.metadata,
  payment_intent: row.payment_intent,
  reason: row.reason,
  status: row.status,
});

/** Opens the dispute of a card that disputes its charges; an inquiry withdraws no money [SBX-P14]. */
export async function openDispute(work: Work, charge: ChargeRow, kind: DisputeKind): Promise<void> {
  const dueBy = secondsLater(work.now, DAYS_TO_RESPOND * DAY);
  const dispute = await onlyRow<DisputeRow>(
    work.tx,
    `insert into sandbox.stripe_dispute (id, charge, payment_intent, amount, currency, reason, status, due_by, settles_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) returning *`,
    [
      newId("dp"),
      charge.id,
      charge.payment_intent,
      charge.amount,
      charge.currency,
      kind === "product_not_received" ? kind : "fraudulent",
      kind === "inquiry" ? "warning_needs_response" : "needs_response",
      dueBy,
      work.now,
    ],
  );
  await recordEvent(work, "charge.dispute.created", disputeView(dispute));
  if (isWarning(dispute)) return;
  await recordBalance(work, {
    type: "adjustment",
    source: dispute.id,
    amount: -dispute.amount,
    fee: FEE,
    currency: dispute.currency,
    description: `Chargeback withdrawal for ${dispute.charge}`,
  });
  await recordEvent(work, "charge.dispute.funds_withdrawn", disputeView(dispute));
}

/** The dispute that holds a charge: an inquiry does not, nor one that was won. */
export const disputeHolding = (work: Work, charge: string): Promise<DisputeRow | undefined> =>
  firstRow<DisputeRow>(
    work.tx,
    "select * from sandbox.stripe_dispute where charge = $1 and status in ('needs_response', 'under_review', 'lost')",
    [charge],
  );

/** Returns a dispute, locked until the transaction ends, or throws `resource_missing` (404). */
export async function disputeById(work: Work, id: string): Promise<DisputeRow> {
  const row = await firstRow<DisputeRow>(
    work.tx,
    "select * from sandbox.stripe_dispute where id = $1 for update",
    [id],
  );
  if (!row) throw missing("dispute", id, "dispute");
  return row;
}

function save(work: Work, row: DisputeRow, change: Partial<DisputeRow>): Promise<DisputeRow> {
  const next = { ...row, ...change };
  return onlyRow<DisputeRow>(
    work.tx,
    `update sandbox.stripe_dispute set status = $2, evidence = $3, submission_count = $4, settles_at = $5, metadata = $6
     where id = $1 returning *`,
    [row.id, next.status, next.evidence, next.submission_count, next.settles_at, next.metadata],
  );
}

async function close(work: Work, row: DisputeRow, status: DisputeStatus): Promise<DisputeRow> {
  const closed = await save(work, row, { status, settles_at: null });
  await recordEvent(work, "charge.dispute.closed", disputeView(closed));
  if (status !== "won") return closed;
  const { id: source, amount, currency, charge } = row;
  const description = `Chargeback reversal for ${charge}`;
  await recordBalance(work, { type: "adjustment", source, amount, currency, description });
  await recordEvent(work, "charge.dispute.funds_reinstated", disputeView(closed));
  return closed;
}

function requireOpen(row: DisputeRow): void {
  if (!OPEN.has(row.status))
    throw invalidRequest(`This dispute is already closed or under review (${row.status}).`, {
      code: "dispute_evidence_not_accepted",
    });
}

/** How the bank decides, as the provider's tests word it; any other evidence convinces it [SBX-P14]. */
const decideStatus = ({ evidence, status }: DisputeRow): DisputeStatus =>
  status === "warning_under_review"
    ? "warning_closed"
    : Object.values(evidence).includes("losing_evidence")
      ? "lost"
      : "won";

/** Stores evidence; with `submit` the bank has it, and decides after some seconds [SBX-P14]. */
export async function updateDispute(work: Work, row: DisputeRow, form: Form): Promise<DisputeRow> {
  const sent = record(form, "evidence");
  const metadata = { ...row.metadata, ...record(form, "metadata") };
  const submits = flag(form, "submit");
  if (submits || Object.keys(sent).length > 0) requireOpen(row);
  const evidence = { ...row.evidence, ...sent };
  const changed = await save(work, row, {
    evidence,
    metadata,
    ...(submits
      ? {
          status: row.status === "needs_response" ? "under_review" : "warning_under_review",
          submission_count: row.submission_count + 1,
          settles_at: secondsLater(work.now, SETTLING),
        }
      : {}),
  });
  await recordEvent(work, "charge.dispute.updated", disputeView(changed));
  return changed;
}

/** Accepts a dispute: it is lost, and an inquiry is closed. */
export async function acceptDispute(work: Work, row: DisputeRow): Promise<DisputeRow> {
  requireOpen(row);
  return close(work, row, isWarning(row) ? "warning_closed" : "lost");
}

/** Closes a dispute that the bank has decided, or that was not responded to in time; any other is left as it is. */
export async function settleDisputeIfDue(work: Work, row: DisputeRow): Promise<DisputeRow> {
  if (!row.settles_at || row.settles_at > work.now) return row;
  if (!OPEN.has(row.status)) return close(work, row, decideStatus(row));
  return close(work, row, isWarning(row) ? "warning_closed" : "lost");
}
