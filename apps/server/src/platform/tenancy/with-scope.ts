import { and, eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import pg from "pg";
import { databaseError } from "../database/database-error.ts";
import type { Line } from "../database/line.ts";
import { Trip } from "../database/trip.ts";
import { typed, type Tx } from "../database/typed.ts";
import { Refusal } from "../http/refusal.ts";
import { actingNow, type Acting } from "./acting.ts";
import { personOf, type Scope } from "./scope.ts";

/** The kind, the company, the branch and the person of a scope, as the policies read them. */
export const settingsOf = (
  scope: Scope,
): readonly [kind: string, company: string, branch: string, person: string] =>
  scope.kind === "company"
    ? [scope.kind, scope.companyId, scope.storeId ?? "", personOf(scope) ?? ""]
    : [scope.kind, "", "", personOf(scope) ?? ""];

/** What holds every statement of a transaction to the scope: the policies of the tables read it. */
function settings(scope: Scope, acting: Acting): string {
  const set = (name: string, value: string) =>
    `set local marquee.${name} = ${pg.escapeLiteral(value)}`;
  const [kind, company, branch, person] = settingsOf(scope);
  return [
    set("kind", kind),
    set("company", company),
    set("store", branch),
    set("person", person),
    set("actor", acting.actor),
    set("origin", acting.origin ?? ""),
    set("request", acting.request ?? ""),
  ].join("; ");
}

/**
 * Opens a transaction. Nobody waits for it: what follows travels with it, and where the settings were refused, the
 * transaction is broken and so is every statement behind them. `begin` goes by itself, so that nothing can keep it
 * from being understood.
 */
function open(client: pg.PoolClient, scope: Scope, acting: Acting): Promise<unknown> {
  // All that is sent until we next wait goes out in one piece.
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  const opened = Promise.all([client.query("begin"), client.query(settings(scope, acting))]);
  // Whoever opened it asks for the error in its time.
  opened.catch(() => undefined);
  return opened;
}

/**
 * The only door to tables with company data: one transaction under the scope. It commits unless `work`
 * throws or answers a `Refusal`; then everything is as it was.
 */
export async function withScope<T>(
  pool: pg.Pool,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  acting?: Acting,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const opened = open(client, scope, actingNow(acting));
  try {
    const result = await work(typed(client));
    await opened;
    await client.query(result instanceof Refusal ? "rollback" : "commit");
    return result;
  } catch (error) {
    // The error that matters is the first one; a connection that cannot even roll back is thrown away.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    await opened;
    throw databaseError(error);
  } finally {
    client.release(broken);
  }
}

/**
 * Enters a scope from within a statement of a trip, as a condition that holds: what follows is held to the scope and
 * writes nothing, so nobody has to be named for the audit trail. Its values are `settingsOf` the scope, from this place on.
 */
export const entering = (from: number): string =>
  `(${["kind", "company", "store", "person"]
    .map((name, index) => `set_config('marquee.${name}', $${from + index}, true)`)
    .join(" || ")} || set_config('transaction_read_only', 'on', true)) is not null`;

const ENTER = { name: "marquee_enter", text: `select where ${entering(1)}` };

/**
 * The second door, for reads whose statements do not wait for each other's answers: a whole transaction in one trip to
 * the database. It can write nothing, so a `Refusal` needs no rollback.
 */
export async function readTogether<T>(
  pool: pg.Pool,
  scope: Scope,
  work: (line: Line) => Promise<T>,
): Promise<T> {
  const trip = new Trip();
  const entered = trip.ask(ENTER, settingsOf(scope));
  const working = (async () => work(trip))();
  // Its answer is asked for when the trip is over; until then a refusal of it is not unheard.
  working.catch(() => undefined);
  await trip.travel(pool);
  await entered;
  return working;
}

/** How much of the tables a scope reaches: all, a company, one branch of it, or nothing. */
export type Reach = "all" | "company" | "branch" | "nothing";

/** How much a scope reaches, whoever it is: what the text of a written statement depends on. */
export function reachOf(scope: Scope): Reach {
  if (scope.kind === "staff" || scope.kind === "system") return "all";
  if (scope.kind === "public") return "nothing";
  return scope.storeId === null ? "company" : "branch";
}

/** The first wall for a reach, with the ids it stands on or the places where they will be. */
export function wall(
  reach: Reach,
  company: string | Placeholder,
  store: string | Placeholder,
): (companyId: PgColumn, storeId?: PgColumn) => SQL | undefined {
  if (reach === "all") return () => undefined;
  if (reach === "nothing") return () => sql`false`;
  return (companyId, storeId) =>
    and(eq(companyId, company), storeId && reach === "branch" ? eq(storeId, store) : undefined);
}

/** The first wall: what a query over company data says itself, before any policy. */
export function inScope(scope: Scope, companyId: PgColumn, storeId?: PgColumn): SQL | undefined {
  const ids = scope.kind === "company" ? scope : { companyId: "", storeId: null };
  return wall(reachOf(scope), ids.companyId, ids.storeId ?? "")(companyId, storeId);
}

/** The first wall around what is tied to a person alone: theirs, or anybody's for those who act across companies. */
export function ofPersonInScope(scope: Scope, userId: PgColumn): SQL | undefined {
  if (reachOf(scope) === "all") return undefined;
  const person = personOf(scope);
  return person === null ? sql`false` : eq(userId, person);
}
