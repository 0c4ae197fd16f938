import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import pg from "pg";
import { typed, type Tx } from "../database/typed.ts";
import { Refusal } from "../http/refusal.ts";
import type { Scope } from "./scope.ts";

/** Who acts, for the audit trail: a person's e-mail with their address and request, or a part of the system. */
export interface Acting {
  readonly actor: string;
  readonly origin?: string;
  readonly request?: string;
}

/** Opens a transaction whose every statement is held to the scope by the policies of the tables. */
function opening(scope: Scope, acting: Acting): string {
  const set = (name: string, value: string) =>
    `set local marquee.${name} = ${pg.escapeLiteral(value)}`;
  const company = scope.kind === "company" ? scope.companyId : "";
  const branch = scope.kind === "company" ? (scope.storeId ?? "") : "";
  return [
    "begin",
    set("kind", scope.kind),
    set("company", company),
    set("store", branch),
    set("actor", acting.actor),
    set("origin", acting.origin ?? ""),
    set("request", acting.request ?? ""),
  ].join("; ");
}

/**
 * The only door to tables with company data: one transaction under the scope. It commits unless `work`
 * throws or answers a `Refusal`; then everything is as it was.
 */
export async function withScope<T>(
  pool: pg.Pool,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  acting: Acting = { actor: "system" },
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(opening(scope, acting));
    const result = await work(typed(client));
    await client.query(result instanceof Refusal ? "rollback" : "commit");
    return result;
  } catch (error) {
    // The error that matters is the first one; a connection that cannot even roll back is thrown away.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The first wall: what a query over company data says itself, before any policy. */
export function inScope(scope: Scope, companyId: PgColumn, storeId?: PgColumn): SQL | undefined {
  if (scope.kind === "staff" || scope.kind === "system") return undefined;
  if (scope.kind === "public") return sql`false`;
  const branch = storeId && scope.storeId !== null ? eq(storeId, scope.storeId) : undefined;
  return and(eq(companyId, scope.companyId), branch);
}
