import { randomBytes } from "node:crypto";
import type { Queryable } from "../database/queryable.ts";
import { enqueue } from "../webhooks/queue.ts";

/** A transaction on PayPal's books and its time. */
export interface PayPalWork {
  readonly tx: Queryable;
  readonly now: Date;
}

/** Seventeen capitals and digits, as PayPal's ids, marked as the sandbox's. */
export const newPayPalId = (): string => `SBX${randomBytes(7).toString("hex").toUpperCase()}`;

export type PayPalEventType =
  | "CHECKOUT.ORDER.APPROVED"
  | "CUSTOMER.DISPUTE.CREATED"
  | "CUSTOMER.DISPUTE.RESOLVED"
  | "CUSTOMER.DISPUTE.UPDATED"
  | "PAYMENT.CAPTURE.COMPLETED"
  | "PAYMENT.CAPTURE.DENIED"
  | "PAYMENT.CAPTURE.PENDING"
  | "PAYMENT.CAPTURE.REFUNDED";

/** What the resource of an event is. */
function resourceTypeOf(type: PayPalEventType): string {
  if (type.startsWith("CHECKOUT")) return "checkout-order";
  if (type.startsWith("CUSTOMER")) return "dispute";
  return type.endsWith("REFUNDED") ? "refund" : "capture";
}

/** Records an event and queues its delivery, in the transaction of what happened. */
export async function recordPayPalEvent(
  work: PayPalWork,
  type: PayPalEventType,
  resource: object,
): Promise<void> {
  const id = `WH-${newPayPalId()}`;
  await work.tx.query(
    `insert into sandbox.paypal_event (id, event_type, resource_type, resource, created_at)
     values ($1, $2, $3, $4, $5)`,
    [id, type, resourceTypeOf(type), resource, work.now],
  );
  await enqueue(work.tx, "paypal", id);
}
