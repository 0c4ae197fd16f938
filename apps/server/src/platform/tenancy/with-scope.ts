import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import pg from "pg";
import { databaseError, isConnectionSpent } from "../database/database-error.ts";
import { typedTx, type Tx } from "../database/typed.ts";
import { Refusal } from "../refusal/refusal.ts";
import { actingNow, type Acting } from "./acting.ts";
import { actsAcross, scopeEmail, type Scope } from "./scope.ts";

/**
 * Opens a transaction and holds it to a scope: the policies of the tables and the audit trail read these settings, which
 * end with it. One text and so one message; what is no text for PostgreSQL would leave the transaction unopened.
 */
function beginStatement(scope: Scope, { actor, origin = "", request = "" }: Acting): string {
  const company = scope.kind === "company" ? scope.companyId : "";
  const store = scope.kind === "company" ? (scope.storeId ?? "") : "";
  const person = scopeEmail(scope) ?? "";
  const settings = { kind: scope.kind, company, store, person, actor, origin, request };
  const set = Object.entries(settings).map(
    ([name, value]) => `set_config('marquee.${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  const text = `begin; select ${set.join(", ")}`;
  if (text.includes("\0")) throw new Error("a setting of a transaction holds a null character");
  return text;
}

/** The only way to company data: one transaction under the scope. It commits unless `work` throws or returns a `Refusal`. */
export async function withScope<T>(
  pool: pg.Pool,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  acting?: Acting,
): Promise<T> {
  const opening = beginStatement(scope, actingNow(acting));
  const client = await pool.connect();
  let broken: Error | undefined;
  // Nothing waits for it: the statements that follow are sent behind it (the pool pipelines), and fail if it does.
  const opened = client.query(opening);
  opened.catch(() => undefined);
  try {
    const result = await work(typedTx(client));
    await opened;
    await client.query(result instanceof Refusal ? "rollback" : "commit");
    return result;
  } catch (error) {
    // The error that matters is the first one; a connection that cannot even roll back is thrown away.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    const first: unknown = await opened.then(
      () => error,
      (refused: unknown) => refused,
    );
    const shown = databaseError(first);
    if (shown instanceof Error && isConnectionSpent(shown)) broken = shown;
    throw shown;
  } finally {
    client.release(broken);
  }
}

/** The tenant filter: what a query over company data contains itself, before any policy. */
export function inScope(scope: Scope, companyId: PgColumn, storeId?: PgColumn): SQL | undefined {
  if (actsAcross(scope)) return undefined;
  if (scope.kind === "public") return sql`false`;
  const inBranch = storeId && scope.storeId !== null ? eq(storeId, scope.storeId) : undefined;
  return and(eq(companyId, scope.companyId), inBranch);
}

/** The tenant filter of what is tied to a user alone: theirs, or any user's for those who act across companies. */
export function ofPersonInScope(scope: Scope, userId: PgColumn): SQL | undefined {
  if (actsAcross(scope)) return undefined;
  const person = scopeEmail(scope);
  return person === null ? sql`false` : eq(userId, person);
}
