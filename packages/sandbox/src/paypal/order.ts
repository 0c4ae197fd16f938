import { secondsLater } from "../clock.ts";
import { firstRow } from "../database/queryable.ts";
import {
  captureOfOrder,
  captureView,
  readCapture,
  refundsOfCapture,
  refundView,
  captureMoney,
} from "./capture.ts";
import { toMoney, readMoney } from "./money.ts";
import { badRequest, notFound, unprocessable } from "./paypal-error.ts";
import { newPayPalId, recordPayPalEvent, type PayPalWork } from "./paypal-work.ts";

export type Choice = "approve" | "decline" | "pending" | "pending_denied";

interface OrderRow {
  id: string;
  status: "APPROVED" | "COMPLETED" | "CREATED";
  choice: Choice | null;
  cents: number;
  currency: string;
  reference_id: string;
  custom_id: string | null;
  invoice_id: string | null;
  created_at: Date;
}

const PAYER = { payer_id: "SBXPAYER00001", email_address: "buyer@example.test" };

/** Seconds that an order waits for its buyer. */
const WAITING = 3 * 60 * 60;

/** An order, locked. One that was not approved in time counts as never made [SBX-Y8]. */
async function lockOrder({ tx, now }: PayPalWork, id: string): Promise<OrderRow> {
  const row = await firstRow<OrderRow>(
    tx,
    "select * from sandbox.paypal_order where id = $1 for update",
    [id],
  );
  if (!row) throw notFound();
  if (row.status === "CREATED" && secondsLater(row.created_at, WAITING) <= now) throw notFound();
  return row;
}

/** An order as it is now, with its capture settled if its time has come. */
export async function orderView(work: PayPalWork, id: string) {
  const row = await lockOrder(work, id);
  const capture = await captureOfOrder(work.tx, id);
  const current = capture && (await readCapture(work, capture.id));
  const refunds = current ? await refundsOfCapture(work.tx, current.id) : [];
  return {
    id: row.id,
    intent: "CAPTURE",
    status: row.status,
    create_time: row.created_at.toISOString(),
    ...(row.choice === null ? {} : { payer: PAYER }),
    purchase_units: [
      {
        reference_id: row.reference_id,
        amount: toMoney(row.cents, row.currency),
        ...(row.custom_id === null ? {} : { custom_id: row.custom_id }),
        ...(row.invoice_id === null ? {} : { invoice_id: row.invoice_id }),
        ...(current
          ? {
              payments: {
                captures: [captureView(current)],
                ...(refunds.length > 0 ? { refunds: refunds.map(refundView) } : {}),
              },
            }
          : {}),
      },
    ],
    links: [{ href: `/v2/checkout/orders/${row.id}`, rel: "self", method: "GET" }],
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Makes an order of one purchase unit, to be captured. */
export async function createOrder(work: PayPalWork, body: unknown): Promise<string> {
  const { intent, purchase_units: units } = Object(body);
  if (intent !== "CAPTURE")
    throw badRequest("INVALID_PARAMETER_VALUE", "The intent must be CAPTURE.");
  if (!Array.isArray(units) || units.length !== 1)
    throw badRequest("INVALID_ARRAY_MAX_ITEMS", "There must be one purchase unit.");
  const unit: Readonly<Record<string, unknown>> = Object(units[0]);
  const { cents, currency } = readMoney(unit["amount"]);
  const id = newPayPalId();
  await work.tx.query(
    `insert into sandbox.paypal_order (id, status, cents, currency, reference_id, custom_id,
       invoice_id, created_at)
     values ($1, 'CREATED', $2, $3, $4, $5, $6, $7)`,
    [
      id,
      cents,
      currency,
      textOrNull(unit["reference_id"]) ?? "default",
      textOrNull(unit["custom_id"]),
      textOrNull(unit["invoice_id"]),
      work.now,
    ],
  );
  return id;
}

/** The buyer's answer. It can be given again until the money is taken, as after a refused instrument. */
export async function approveOrder(work: PayPalWork, id: string, choice: Choice): Promise<void> {
  const row = await lockOrder(work, id);
  if (row.status === "COMPLETED")
    throw unprocessable("ORDER_ALREADY_CAPTURED", "Order already captured.");
  await work.tx.query(
    "update sandbox.paypal_order set status = 'APPROVED', choice = $2 where id = $1",
    [id, choice],
  );
  await recordPayPalEvent(work, "CHECKOUT.ORDER.APPROVED", await orderView(work, id));
}

/** Takes the money of an approved order, once [SBX-Y2]. */
export async function captureOrder(work: PayPalWork, id: string): Promise<void> {
  const row = await lockOrder(work, id);
  if (row.status === "COMPLETED")
    throw unprocessable(
      "ORDER_ALREADY_CAPTURED",
      "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
    );
  if (row.choice === null)
    throw unprocessable("ORDER_NOT_APPROVED", "Payer has not yet approved the Order for payment.");
  if (row.choice === "decline")
    throw unprocessable(
      "INSTRUMENT_DECLINED",
      "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
    );
  await work.tx.query("update sandbox.paypal_order set status = 'COMPLETED' where id = $1", [id]);
  await captureMoney(work, row, row.choice);
}
