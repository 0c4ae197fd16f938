import { seconds } from "../clock.ts";
import { onlyRow, type Queryable } from "../database/queryable.ts";
import { newId } from "./ids.ts";
import type { Work } from "./work.ts";

export const API_VERSION = "2026-10-28.endive";

export type EventType =
  | "charge.refunded"
  | "payment_intent.canceled"
  | "payment_intent.created"
  | "payment_intent.payment_failed"
  | "payment_intent.processing"
  | "payment_intent.requires_action"
  | "payment_intent.succeeded"
  | "payment_method.attached"
  | "payment_method.detached";

export interface EventRow {
  id: string;
  type: string;
  object: object;
  request_id: string | null;
  idempotency_key: string | null;
  created_at: Date;
}

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

/** How long events wait for company while the knob "reorder" is on. */
const REORDER_WAIT = "400 milliseconds";

async function enqueue(tx: Queryable, event: string): Promise<void> {
  const knobs = await onlyRow<{ duplicate: number; reorder: boolean; drop_next: number }>(
    tx,
    "select duplicate, reorder, drop_next from sandbox.stripe_knobs",
  );
  const dropped =
    knobs.drop_next > 0 &&
    (
      await tx.query(
        "update sandbox.stripe_knobs set drop_next = drop_next - 1 where drop_next > 0 returning 1",
      )
    ).rows.length > 0;
  const wait = knobs.reorder ? REORDER_WAIT : "0";
  await tx.query(
    `insert into sandbox.stripe_delivery (event, state, due_at)
     select $1, $2, now() + $3::interval from generate_series(0, $4::int)`,
    [event, dropped ? "dropped" : "waiting", wait, knobs.duplicate],
  );
}

/** Records an event and queues its delivery, in the transaction of what happened [SBX-W1]. */
export async function recordEvent(work: Work, type: EventType, object: object): Promise<void> {
  const id = newId("evt");
  await work.tx.query(
    `insert into sandbox.stripe_event (id, type, object, request_id, idempotency_key, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, type, object, work.request.id, work.request.idempotencyKey, work.now],
  );
  await enqueue(work.tx, id);
}
