import type pg from "pg";
import type { Tx } from "../platform/database/typed.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";

/** One transaction of an operator's command; the audit trail names the command. */
export const asOperator = <T>(
  pool: pg.Pool,
  command: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => withScope(pool, SYSTEM, work, { actor: "operator", origin: `command:${command}` });
