import { seconds } from "../clock.ts";
import { enqueue } from "../webhooks/queue.ts";
import { newId } from "./ids.ts";
import type { Work } from "./work.ts";

const API_VERSION = "2026-10-28.endive";

export type EventType =
  | "charge.dispute.closed"
  | "charge.dispute.created"
  | "charge.dispute.funds_reinstated"
  | "charge.dispute.funds_withdrawn"
  | "charge.dispute.updated"
  | "charge.refunded"
  | "payment_intent.canceled"
  | "payment_intent.created"
  | "payment_intent.payment_failed"
  | "payment_intent.processing"
  | "payment_intent.requires_action"
  | "payment_intent.succeeded"
  | "payment_method.attached"
  | "payment_method.detached"
  | "refund.created"
  | "refund.failed"
  | "refund.updated";

export interface EventRow {
  id: string;
  type: string;
  object: object;
  request_id: string | null;
  idempotency_key: string | null;
  created_at: Date;
}

/** An event as `/v1/events` and webhooks show it, with its object as it was then [SBX-W1]. */
export const eventView = (row: EventRow) => ({
  id: row.id,
  object: "event",
  api_version: API_VERSION,
  created: seconds(row.created_at),
  livemode: false,
  type: row.type,
  data: { object: row.object },
  pending_webhooks: 1,
  request: { id: row.request_id, idempotency_key: row.idempotency_key },
});

/** Records an event and queues its delivery, in the transaction of what happened [SBX-W1]. */
export async function recordEvent(work: Work, type: EventType, object: object): Promise<void> {
  const id = newId("evt");
  await work.tx.query(
    `insert into sandbox.stripe_event (id, type, object, request_id, idempotency_key, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, type, object, work.request.id, work.request.idempotencyKey, work.now],
  );
  await enqueue(work.tx, "stripe", id);
}
