import type pg from "pg";
import type { Tx } from "../database/typed.ts";
import type { Acting } from "../tenancy/acting.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";

/** Where deliveries are taken in: from whom, when, and in which transaction. */
export interface IngestContext {
  readonly source: string;
  /** The product's time. */
  readonly now: Date;
  /** The positions of parts of a row that could not be read and were left out, by the id of the row (INGEST-I8). */
  readonly leftOut: ReadonlyMap<string, readonly number[]>;
  /** One transaction under the system's scope; a `Refusal` rolls it back. */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Opens the context of what `source` delivers; the audit trail names it `ingest:<source>`. */
export const openIngestContext = (
  pool: pg.Pool,
  source: string,
  now: Date,
  {
    leftOut = new Map(),
    ...acting
  }: Omit<Acting, "actor"> & { readonly leftOut?: IngestContext["leftOut"] } = {},
): IngestContext => ({
  source,
  now,
  leftOut,
  transaction: (work) => withScope(pool, SYSTEM, work, { actor: `ingest:${source}`, ...acting }),
});
