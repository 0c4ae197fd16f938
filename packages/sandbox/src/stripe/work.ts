import type { Queryable } from "../database/queryable.ts";

/** One piece of work on the provider's books: a transaction, its time, and the request that caused it. */
export interface Work {
  readonly tx: Queryable;
  readonly now: Date;
  readonly request: { readonly id: string | null; readonly idempotencyKey: string | null };
}
