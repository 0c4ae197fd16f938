import pg from "pg";
import { APP_ROLE } from "./migrate.ts";

/**
 * A named statement is planned once a connection. Left to itself PostgreSQL plans anew for every set of values, and
 * under the policies that takes longer than most reads; no plan of ours depends on the values, since every filter,
 * order and length of a page is part of the text.
 */
const ONE_PLAN = "-c plan_cache_mode=force_generic_plan";

/**
 * How the server signs in: as the role that row-level security binds. `password` null: the owner's own login acts
 * as that role from its first statement on.
 */
export function appUrl(ownerUrl: string, password: string | null): string {
  const url = new URL(ownerUrl);
  if (password) {
    url.username = APP_ROLE;
    url.password = password;
    url.searchParams.set("options", ONE_PLAN);
  } else {
    url.searchParams.set("options", `-c role=${APP_ROLE} ${ONE_PLAN}`);
  }
  return url.href;
}

/** Milliseconds to wait for a connection. With the longest statement a call is refused within ten seconds (REL-S1). */
export const CONNECT_WITHIN = 4_000;
/** What our side waits longer than the database, so that a statement that is merely slow is ended by the database. */
const GRACE = 500;

export interface PoolOptions {
  /** How many connections there are at most. */
  readonly size?: number;
  /** Milliseconds that a statement may take. */
  readonly statementWithin: number;
}

/**
 * The pool the server works with. Each connection looks up the database's address anew: our own PostgreSQL may be on
 * another port after a restart. A silent database is no reason to wait: a statement without a response fails,
 * and its connection is closed, which rolls back what it had begun (REL-S1).
 */
export function connect(
  ownerUrl: () => string,
  password: string | null,
  { size = 16, statementWithin }: PoolOptions,
): pg.Pool {
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: appUrl(ownerUrl(), password) });
    }
  }
  const pool = new pg.Pool({
    Client,
    max: size,
    application_name: "marquee-server",
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: statementWithin,
    query_timeout: statementWithin + GRACE,
    idle_in_transaction_session_timeout: 60_000,
    // Statements that need no result of each other are sent together.
    pipeline: true,
  });
  // A connection that dies while idle is replaced by the pool; work in hand gets the error itself.
  pool.on("error", () => undefined);
  // One that dies between two statements of a transaction emits an error while nothing waits for a response. The next
  // statement fails with it; without a listener it would end the whole server.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Refuses to work as a role that could see past the policies: row-level security would not hold. */
export async function assertBound(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; free: boolean }>(
    "select rolname as name, rolsuper or rolbypassrls as free from pg_roles where rolname = current_user",
  );
  const role = rows[0];
  if (!role || role.free)
    throw new Error(
      `The server is signed in as ${role?.name ?? "an unknown role"}, which can bypass row-level security. Use a role that cannot.`,
    );
}
