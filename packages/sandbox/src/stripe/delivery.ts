import type { Pool } from "pg";
import { machineClock, seconds } from "../clock.ts";
import { eventView, type EventRow } from "./event.ts";
import { readKnobs } from "./knobs.ts";
import { signatureOf } from "./signature.ts";

export interface Webhook {
  /** Where events are posted; asked late, when the port is known. */
  readonly url: () => string;
  readonly secret: string;
}

interface Claimed extends EventRow {
  delivery: string;
  attempts: number;
}

/** Seconds before the first, second and third repetition; after those an event is given up [SBX-W3]. */
const RETRY_AFTER = [1, 5, 30] as const;
const ANSWER_WITHIN = 10_000;

/** Which deliveries a round takes, and in which order. */
export interface Round {
  /** Every waiting one, held or not yet due, each once; else those that are due. */
  readonly all: boolean;
  readonly newestFirst: boolean;
}

/**
 * Takes one delivery for this process. A lease keeps other processes off it, and runs out should this
 * one die. `past` is the last one a full round has tried.
 */
async function claim(pool: Pool, round: Round, past: string | null): Promise<Claimed | undefined> {
  const due = round.all
    ? `($1::bigint is null or id ${round.newestFirst ? "<" : ">"} $1)`
    : "$1::bigint is null and due_at <= now() and not (select hold from sandbox.stripe_knobs)";
  const { rows } = await pool.query<Claimed>(
    `with claimed as (
       update sandbox.stripe_delivery d
       set attempts = attempts + 1, leased_until = now() + interval '15 seconds'
       from (select id from sandbox.stripe_delivery
             where state = 'waiting' and ${due} and (leased_until is null or leased_until < now())
             order by id ${round.newestFirst ? "desc" : "asc"} limit 1 for update skip locked) mine
       where d.id = mine.id returning d.id, d.event, d.attempts)
     select c.id as delivery, c.attempts, e.* from claimed c
     join sandbox.stripe_event e on e.id = c.event`,
    [past],
  );
  return rows[0];
}

/** Null when the product took it, else what went wrong. */
async function post(webhook: Webhook, event: Claimed): Promise<string | null> {
  const body = JSON.stringify(eventView(event));
  try {
    const response = await fetch(webhook.url(), {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        // The receiver judges the signature's age by its own machine's time.
        "stripe-signature": signatureOf(body, webhook.secret, seconds(machineClock.now())),
        "user-agent": "Stripe/1.0 (sandbox)",
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function record(pool: Pool, event: Claimed, fault: string | null): Promise<boolean> {
  const wait = RETRY_AFTER[event.attempts - 1];
  const state = fault === null ? "delivered" : wait === undefined ? "given_up" : "waiting";
  await pool.query(
    `update sandbox.stripe_delivery set state = $2, last_error = $3, leased_until = null,
       due_at = now() + make_interval(secs => $4) where id = $1`,
    [event.delivery, state, fault, wait ?? 0],
  );
  return fault === null;
}

export interface Delivered {
  readonly delivered: number;
  readonly failed: number;
}

async function lane(pool: Pool, webhook: Webhook, round: Round): Promise<Delivered> {
  let delivered = 0;
  let failed = 0;
  let past: string | null = null;
  for (;;) {
    const event: Claimed | undefined = await claim(pool, round, past);
    if (!event) return { delivered, failed };
    if (round.all) past = event.delivery;
    if (await record(pool, event, await post(webhook, event))) delivered += 1;
    else failed += 1;
  }
}

/** A slow receiver must not hold up what comes after. */
const LANES = 4;

/** Sends what is due, several at a time; a full or reversed round keeps its order. */
export async function deliver(pool: Pool, webhook: Webhook, all: boolean): Promise<Delivered> {
  const { reorder } = await readKnobs(pool);
  const round: Round = { all, newestFirst: reorder };
  const lanes = all || reorder ? 1 : LANES;
  const sums = await Promise.all(Array.from({ length: lanes }, () => lane(pool, webhook, round)));
  return {
    delivered: sums.reduce((sum, one) => sum + one.delivered, 0),
    failed: sums.reduce((sum, one) => sum + one.failed, 0),
  };
}
