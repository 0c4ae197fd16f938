import type pg from "pg";
import type { Tx } from "../database/typed.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import type { Acting } from "../tenancy/acting.ts";
import { withScope } from "../tenancy/with-scope.ts";

/** Where deliveries are taken in: from whom, when, and in which transaction. */
export interface IngestContext {
  readonly source: string;
  /** The product's time. */
  readonly now: Date;
  /** One transaction under the system's scope; a `Refusal` rolls it back. */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Opens the context of what `source` delivers; the audit trail names it `ingest:<source>`. */
export const openIngestContext = (
  pool: pg.Pool,
  source: string,
  now: Date,
  acting: Omit<Acting, "actor"> = {},
): IngestContext => ({
  source,
  now,
  transaction: (work) => withScope(pool, SYSTEM, work, { actor: `ingest:${source}`, ...acting }),
});
