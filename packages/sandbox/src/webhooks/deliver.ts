import type { Pool } from "pg";
import { onlyRow } from "../database/queryable.ts";
import type { Provider } from "./queue.ts";

/** What is posted for an event. */
export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One provider's events on their way to the product. `prepare` gets a row of the provider's event table. */
export interface WebhookQueue {
  readonly provider: Provider;
  readonly prepare: (event: Readonly<Record<string, unknown>>) => Outgoing;
}

interface Claimed {
  readonly delivery: string;
  readonly attempts: number;
  readonly event: Readonly<Record<string, unknown>>;
}

/** Seconds before the first, second and third repetition; after those an event is given up [SBX-W3]. */
const RETRY_AFTER = [1, 5, 30] as const;
const RESPONSE_TIMEOUT = 10_000;

/** Which deliveries a round takes, and in which order. */
interface Round {
  /** Every waiting one, held or not yet due, each once; else those that are due. */
  readonly all: boolean;
  readonly newestFirst: boolean;
}

/** Takes one delivery for this process, by a lease that runs out should it die. `past` ends a full round. */
async function claim(
  pool: Pool,
  provider: Provider,
  round: Round,
  past: string | null,
): Promise<Claimed | undefined> {
  const due = round.all
    ? `($1::bigint is null or id ${round.newestFirst ? "<" : ">"} $1)`
    : "$1::bigint is null and due_at <= now() and not (select hold from sandbox.fault_settings)";
  const { rows } = await pool.query<Claimed>(
    `with claimed as (
       update sandbox.${provider}_delivery d
       set attempts = attempts + 1, leased_until = now() + interval '15 seconds'
       where d.id = any(array(select id from sandbox.${provider}_delivery
             where state = 'waiting' and ${due} and (leased_until is null or leased_until < now())
             order by id ${round.newestFirst ? "desc" : "asc"} limit 1 for update skip locked))
       returning d.id, d.event, d.attempts)
     select c.id::text as delivery, c.attempts, to_jsonb(e) as event from claimed c
     join sandbox.${provider}_event e on e.id = c.event`,
    [past],
  );
  return rows[0];
}

/** Posts a webhook; null when the product accepted it, else the reason why not. */
async function post({ url, headers, body }: Outgoing): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", ...headers },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT),
    });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function record(pool: Pool, provider: Provider, event: Claimed, fault: string | null) {
  const wait = RETRY_AFTER[event.attempts - 1];
  const state = fault === null ? "delivered" : wait === undefined ? "given_up" : "waiting";
  await pool.query(
    `update sandbox.${provider}_delivery set state = $2, last_error = $3, leased_until = null,
       due_at = now() + make_interval(secs => $4) where id = $1`,
    [event.delivery, state, fault, wait ?? 0],
  );
  return fault === null;
}

export interface Delivered {
  readonly delivered: number;
  readonly failed: number;
}

/** The sums of several queues, or of several connections of one queue; zero of none. */
export const addUp = (sums: readonly Delivered[]): Delivered => ({
  delivered: sums.reduce((sum, one) => sum + one.delivered, 0),
  failed: sums.reduce((sum, one) => sum + one.failed, 0),
});

async function deliverOneByOne(pool: Pool, queue: WebhookQueue, round: Round): Promise<Delivered> {
  let delivered = 0;
  let failed = 0;
  let past: string | null = null;
  for (;;) {
    const event: Claimed | undefined = await claim(pool, queue.provider, round, past);
    if (!event) return { delivered, failed };
    if (round.all) past = event.delivery;
    const fault = await post(queue.prepare(event.event));
    if (await record(pool, queue.provider, event, fault)) delivered += 1;
    else failed += 1;
  }
}

/** How many webhooks are sent at once, so that a slow receiver does not hold up the next ones. */
const MOST_CONNECTIONS = 4;

interface Waiting {
  readonly reorder: boolean;
  readonly due: number;
}

/** One query says whether there is anything to do; an idle sandbox makes no other. */
const waiting = (pool: Pool, provider: Provider): Promise<Waiting> =>
  onlyRow<Waiting & Record<string, unknown>>(
    pool,
    `select k.reorder, count(d.id)::int as due from sandbox.fault_settings k
     left join sandbox.${provider}_delivery d
       on d.state = 'waiting' and d.due_at <= now() and not k.hold group by k.reorder`,
  );

/** Sends what is due, several at a time; a full or reversed round keeps its order. */
export async function deliver(pool: Pool, queue: WebhookQueue, all: boolean): Promise<Delivered> {
  const { reorder, due } = await waiting(pool, queue.provider);
  const connections = all || (reorder && due > 0) ? 1 : Math.min(due, MOST_CONNECTIONS);
  const round: Round = { all, newestFirst: reorder };
  return addUp(
    await Promise.all(
      Array.from({ length: connections }, () => deliverOneByOne(pool, queue, round)),
    ),
  );
}
