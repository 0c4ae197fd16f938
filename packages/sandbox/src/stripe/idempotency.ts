import { createHash } from "node:crypto";
import { firstRow, onlyRow, type Queryable } from "../database/queryable.ts";
import { StripeApiError } from "./stripe-error.ts";

export interface CallResponse {
  readonly status: number;
  readonly body: string;
}

/**
 * The SHA-256, in hex, of a call's method, address and raw body: under one key all three have to
 * stay the same [SBX-P9]. The address has its query string, since parameters are read from it too.
 */
export const fingerprintOf = (method: string, url: string, body: string): string =>
  createHash("sha256").update(`${method} ${url}\n${body}`).digest("hex");

/** Only one request may work under a key at a time; the lock goes with the transaction. */
async function hold(tx: Queryable, key: string): Promise<void> {
  const { held } = await onlyRow<{ held: boolean }>(
    tx,
    "select pg_try_advisory_xact_lock(hashtextextended('stripe ' || $1, 0)) as held",
    [key],
  );
  if (!held)
    throw new StripeApiError(409, {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message:
        "There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through). Please try again later.",
    });
}

/** The answer first given under a key, or undefined for a new one. Other parameters are an error [SBX-P9]. */
export async function findReplay(
  tx: Queryable,
  key: string,
  fingerprint: string,
): Promise<CallResponse | undefined> {
  await hold(tx, key);
  const known = await firstRow<CallResponse & { fingerprint: string }>(
    tx,
    "select fingerprint, status, body from sandbox.stripe_idempotency where key = $1",
    [key],
  );
  if (known && known.fingerprint !== fingerprint)
    throw new StripeApiError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return known && { status: known.status, body: known.body };
}

/** Stores the first response under a key, in the transaction of what the call did [SBX-P9]. */
export async function storeResponse(
  tx: Queryable,
  key: string,
  fingerprint: string,
  response: CallResponse,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into sandbox.stripe_idempotency (key, fingerprint, status, body, created_at)
     values ($1, $2, $3, $4, $5)`,
    [key, fingerprint, response.status, response.body, now],
  );
}
