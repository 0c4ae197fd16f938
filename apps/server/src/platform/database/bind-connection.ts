import pg from "pg";
import type { AppRole } from "./app-role.ts";

/**
 * A named statement is planned once a connection. Left to itself PostgreSQL plans again for every set of values, and
 * under the policies that takes longer than most reads; no plan of ours depends on the values, since every filter,
 * order and length of a page is part of the text.
 */
const ONE_PLAN = "set plan_cache_mode = force_generic_plan";

/** Milliseconds that a transaction may wait for its next statement. */
const IDLE_WITHIN = 60_000;

/** A connection could not be made the server's: nothing may be read or written over it, and for its callers the database is away. */
export class NotBound extends Error {
  override readonly name = "NotBound";
  /** As PostgreSQL names a connection that a server rejects. */
  readonly code = "08004";
}

/** The database can only be read, as PostgreSQL says it of a statement that would write. */
export class ReadOnlyDatabase extends Error {
  override readonly name = "ReadOnlyDatabase";
  readonly code = "25006";

  constructor() {
    super("The database can only be read: it is a standby, or was set so.");
  }
}

/** The role of a connection, whether the policy of each table binds it, and whether it could become an owner of one. */
const BOUND = `
  select current_user as name, current_setting('transaction_read_only') = 'on' as "readOnly",
    coalesce(bool_and(row_security_active(oid)) filter (where relrowsecurity), true) as held,
    coalesce(bool_or(pg_has_role(current_user, relowner, 'member')), false) as owner
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

interface Bound {
  readonly name: string;
  readonly held: boolean;
  readonly owner: boolean;
  readonly readOnly: boolean;
}

/** Refuses a connection as another role, or one that could see past the policies (TEN-8), and a read-only one (OPS-11). */
export async function assertBound(
  client: Pick<pg.ClientBase, "query">,
  role: string,
): Promise<void> {
  const { rows } = await client.query<Bound>(BOUND);
  const [bound] = rows;
  if (bound?.readOnly) throw new ReadOnlyDatabase();
  if (bound?.name === role && bound.held && !bound.owner) return;
  throw new NotBound(
    `The server would work as ${bound?.name ?? "an unknown role"}, who can bypass row-level security, and not as ${role}. The server's role must own no table and be no member of an owner.`,
  );
}

/** Makes a connection the server's, by statements: a pooler drops start-up options without a word. */
export async function bindConnection(
  client: pg.ClientBase,
  { name }: AppRole,
  statementWithin: number,
): Promise<void> {
  const settings = `set role ${pg.escapeIdentifier(name)}; set statement_timeout = ${statementWithin};
     set idle_in_transaction_session_timeout = ${IDLE_WITHIN}; ${ONE_PLAN}`;
  try {
    await client.query(settings);
  } catch (error) {
    // Such as a role that was dropped, or that the owner may not take on any more.
    const reason = error instanceof Error ? error.message : "no answer";
    throw new NotBound(`The server cannot work as ${name}: ${reason}.`, { cause: error });
  }
  await assertBound(client, name);
}
