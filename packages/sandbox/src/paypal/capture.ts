import { SETTLING, secondsLater } from "../clock.ts";
import { firstRow, onlyRow, type Queryable } from "../database/queryable.ts";
import { toMoney, readMoney } from "./money.ts";
import { notFound, unprocessable } from "./paypal-error.ts";
import { newPayPalId, recordPayPalEvent, type PayPalWork } from "./paypal-work.ts";

export interface CaptureRow {
  id: string;
  order_id: string;
  status: "COMPLETED" | "DECLINED" | "PENDING";
  cents: number;
  refunded_cents: number;
  settles_at: Date | null;
  settles_well: boolean | null;
  created_at: Date;
  currency: string;
  custom_id: string | null;
  invoice_id: string | null;
}

const SELECT = `select c.*, o.currency, o.custom_id, o.invoice_id
  from sandbox.paypal_capture c join sandbox.paypal_order o on o.id = c.order_id`;

function captureStatus(row: CaptureRow): string {
  if (row.refunded_cents === 0) return row.status;
  return row.refunded_cents === row.cents ? "REFUNDED" : "PARTIALLY_REFUNDED";
}

/**
 * A capture as orders, events and the API show it: `REFUNDED` or `PARTIALLY_REFUNDED` once there is
 * a refund, whatever status its row has.
 */
export const captureView = (row: CaptureRow) => ({
  id: row.id,
  status: captureStatus(row),
  ...(row.status === "PENDING" ? { status_details: { reason: "PENDING_REVIEW" } } : {}),
  amount: toMoney(row.cents, row.currency),
  final_capture: true,
  ...(row.custom_id === null ? {} : { custom_id: row.custom_id }),
  ...(row.invoice_id === null ? {} : { invoice_id: row.invoice_id }),
  create_time: row.created_at.toISOString(),
  supplementary_data: { related_ids: { order_id: row.order_id } },
});

/** The capture of an order, undefined before there is one. It is neither locked nor settled. */
export const captureOfOrder = (db: Queryable, order: string) =>
  firstRow<CaptureRow>(db, `${SELECT} where c.order_id = $1`, [order]);

async function lockCapture(db: Queryable, id: string): Promise<CaptureRow> {
  const row = await firstRow<CaptureRow>(db, `${SELECT} where c.id = $1 for update of c`, [id]);
  if (!row) throw notFound();
  return row;
}

/** Ends a pending capture whose time has come; any other is left as it is. */
async function settle(work: PayPalWork, row: CaptureRow): Promise<CaptureRow> {
  if (!row.settles_at || row.settles_at > work.now) return row;
  const status = row.settles_well ? "COMPLETED" : "DECLINED";
  await work.tx.query(
    `update sandbox.paypal_capture set status = $2, settles_at = null, settles_well = null
     where id = $1`,
    [row.id, status],
  );
  const settled = await lockCapture(work.tx, row.id);
  const type = row.settles_well ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED";
  await recordPayPalEvent(work, type, captureView(settled));
  return settled;
}

/** Returns a capture, locked, and settled if it is due [SBX-Y3]; throws a 404 for an unknown id. */
export const readCapture = async (work: PayPalWork, id: string): Promise<CaptureRow> =>
  settle(work, await lockCapture(work.tx, id));

/** Takes the money of an approved order, at once or after a while. */
export async function captureMoney(
  work: PayPalWork,
  order: { readonly id: string; readonly cents: number },
  choice: "approve" | "pending" | "pending_denied",
): Promise<void> {
  const pending = choice !== "approve";
  const id = newPayPalId();
  await work.tx.query(
    `insert into sandbox.paypal_capture (id, order_id, status, cents, settles_at, settles_well,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      order.id,
      pending ? "PENDING" : "COMPLETED",
      order.cents,
      pending ? secondsLater(work.now, SETTLING) : null,
      pending ? choice === "pending" : null,
      work.now,
    ],
  );
  const type = pending ? "PAYMENT.CAPTURE.PENDING" : "PAYMENT.CAPTURE.COMPLETED";
  await recordPayPalEvent(work, type, captureView(await lockCapture(work.tx, id)));
}

export interface RefundRow {
  id: string;
  capture_id: string;
  cents: number;
  created_at: Date;
  currency: string;
}

/** A refund as orders, events and the API show it: always completed, with a link to its capture. */
export const refundView = (row: RefundRow) => ({
  id: row.id,
  status: "COMPLETED",
  amount: toMoney(row.cents, row.currency),
  create_time: row.created_at.toISOString(),
  links: [{ href: `/v2/payments/captures/${row.capture_id}`, rel: "up", method: "GET" }],
});

const REFUNDS = `select r.*, o.currency from sandbox.paypal_refund r
  join sandbox.paypal_capture c on c.id = r.capture_id
  join sandbox.paypal_order o on o.id = c.order_id`;
const REFUND = `${REFUNDS} where r.id = $1`;

/** The refunds of a capture, the first one first. */
export const refundsOfCapture = async (db: Queryable, id: string): Promise<readonly RefundRow[]> =>
  (await db.query<RefundRow>(`${REFUNDS} where r.capture_id = $1 order by r.created_at`, [id]))
    .rows;

/** A refund that is known to exist, by its id; for an id of a caller there is `findRefund`. */
export const refundById = (db: Queryable, id: string): Promise<RefundRow> =>
  onlyRow<RefundRow>(db, REFUND, [id]);

/** A refund by an id that the caller may have made up. */
export async function findRefund(db: Queryable, id: string): Promise<RefundRow> {
  const row = await firstRow<RefundRow>(db, REFUND, [id]);
  if (!row) throw notFound();
  return row;
}

/** Gives money back, the rest by default, and never more than is left [SBX-Y4]. */
export async function refundCapture(
  work: PayPalWork,
  id: string,
  amount: unknown,
): Promise<RefundRow> {
  const capture = await readCapture(work, id);
  const left = capture.cents - capture.refunded_cents;
  if (capture.status !== "COMPLETED")
    throw unprocessable("TRANSACTION_REFUSED", "The capture is not completed.");
  if (left === 0)
    throw unprocessable("CAPTURE_FULLY_REFUNDED", "The capture has already been fully refunded");
  const wanted =
    amount === undefined ? { cents: left, currency: capture.currency } : readMoney(amount);
  if (wanted.currency !== capture.currency)
    throw unprocessable("REFUND_CURRENCY_MISMATCH", "The refund's currency is not the capture's.");
  if (wanted.cents > left)
    throw unprocessable(
      "REFUND_AMOUNT_EXCEEDED",
      "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
    );
  const refund = newPayPalId();
  await work.tx.query(
    `insert into sandbox.paypal_refund (id, capture_id, cents, created_at) values ($1, $2, $3, $4)`,
    [refund, id, wanted.cents, work.now],
  );
  await work.tx.query(
    "update sandbox.paypal_capture set refunded_cents = refunded_cents + $2 where id = $1",
    [id, wanted.cents],
  );
  const made = await refundById(work.tx, refund);
  // As PayPal's own: the event names the capture, and no order.
  await recordPayPalEvent(work, "PAYMENT.CAPTURE.REFUNDED", refundView(made));
  return made;
}
