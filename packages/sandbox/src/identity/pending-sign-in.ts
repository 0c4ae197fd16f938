import { secondsLater } from "../clock.ts";
import { firstRow, type Queryable } from "../database/queryable.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import { digest, newSecret } from "./secrets.ts";

/** Seconds in which the code follows the password, and the codes that one password may be followed by. */
const LIFETIME = 5 * 60;
const CODES = 5;

/** Remembers that the password was right, until the code has come. */
export async function addPending(
  context: IdentityContext,
  db: Queryable,
  localId: string,
): Promise<string> {
  const credential = newSecret();
  const now = context.clock.now();
  await db.query("delete from sandbox.pending_sign_in where local_id = $1 and expires_at <= $2", [
    localId,
    now,
  ]);
  await db.query(
    "insert into sandbox.pending_sign_in (credential_hash, local_id, expires_at) values ($1, $2, $3)",
    [digest(credential), localId, secondsLater(now, LIFETIME)],
  );
  return credential;
}

/** Whose password it was. The attempt is counted before the code is looked at, so that parallel ones count, too. */
export async function countPendingAttempt(
  context: IdentityContext,
  credential: unknown,
): Promise<string> {
  if (typeof credential !== "string" || credential === "")
    throw new IdentityApiError("MISSING_MFA_PENDING_CREDENTIAL");
  const row = await firstRow<{ local_id: string; attempts: number }>(
    context.pool,
    `update sandbox.pending_sign_in set attempts = attempts + 1
     where credential_hash = $1 and expires_at > $2 and attempts < $3 returning local_id`,
    [digest(credential), context.clock.now(), CODES],
  );
  if (!row) throw new IdentityApiError("INVALID_MFA_PENDING_CREDENTIAL");
  return row.local_id;
}
