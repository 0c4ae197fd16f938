import pg from "pg";
import type { AppRole } from "./app-role.ts";
import { bindConnection } from "./bind-connection.ts";
import { isReadOnly } from "./database-error.ts";

/** Where the server signs in: as its role, or as the owner, who takes that role on each connection. */
export function appUrl(ownerUrl: string, { name, password }: AppRole): string {
  if (password === null) return ownerUrl;
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = password;
  return url.href;
}

/** Milliseconds to wait for a connection. With the longest statement a call is refused within ten seconds (REL-S1). */
export const CONNECT_WITHIN = 4_000;
/** What our side waits longer than the database, so that a statement that is merely slow is ended by the database. */
const GRACE = 500;

/** Seconds after which a connection is closed once it is idle: its address may lead to another server by then. */
const LONGEST_LIFETIME = 1_800;

/** Closes the idle connections of a pool, which after a failover lead to the server that was demoted (OPS-11). */
function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1)
    // A connection that cannot be acquired is closed already.
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
}

export interface PoolOptions {
  /** How many connections there are at most. */
  readonly size?: number;
  /** Milliseconds that a statement may take. */
  readonly statementWithin: number;
}

/**
 * The pool the server works with. Each connection looks up the database's address again: our own PostgreSQL may be on
 * another port after a restart. A silent database is no reason to wait: a statement without a response fails,
 * and its connection is closed, which rolls back what it had begun (REL-S1).
 */
export function connect(
  ownerUrl: () => string,
  role: AppRole,
  { size = 16, statementWithin }: PoolOptions,
): pg.Pool {
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: appUrl(ownerUrl(), role) });
    }
  }
  // The pool waits for it, and hands out no connection of which it fails; its types do not say so.
  const bind = (client: pg.ClientBase): unknown => bindConnection(client, role, statementWithin);
  const pool = new pg.Pool({
    Client,
    max: size,
    application_name: "marquee-server",
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: statementWithin + GRACE,
    maxLifetimeSeconds: LONGEST_LIFETIME,
    onConnect: bind,
    // Statements that need no result of each other are sent together.
    pipeline: true,
  });
  // A connection that dies while idle is replaced by the pool; work in hand gets the error itself.
  pool.on("error", () => undefined);
  pool.on("release", (error: unknown) => {
    if (isReadOnly(error)) closeIdle(pool);
  });
  // One that dies between two statements of a transaction emits an error while nothing waits for a response. The next
  // statement fails with it; without a listener it would end the whole server.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
