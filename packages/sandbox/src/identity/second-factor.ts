import { randomUUID } from "node:crypto";
import { firstRow, type Queryable } from "../database/queryable.ts";

/** The authenticator app of an account. An account has one at most. */
export interface SecondFactor {
  readonly enrollmentId: string;
  readonly secret: string;
  readonly displayName: string | null;
  readonly enrolledAt: Date;
}

interface FactorRow {
  enrollment_id: string;
  secret: string;
  display_name: string | null;
  enrolled_at: Date;
}

/** The authenticator app of an account, with its secret; undefined if it has none. */
export async function secondFactorOf(
  db: Queryable,
  localId: string,
): Promise<SecondFactor | undefined> {
  const row = await firstRow<FactorRow>(
    db,
    "select * from sandbox.second_factor where local_id = $1",
    [localId],
  );
  return (
    row && {
      enrollmentId: row.enrollment_id,
      secret: row.secret,
      displayName: row.display_name,
      enrolledAt: row.enrolled_at,
    }
  );
}

export interface NewSecondFactor {
  readonly localId: string;
  readonly secret: string;
  readonly displayName: string | null;
  readonly at: Date;
  /** The time step of the code that proved it, which is used up. */
  readonly step: number;
}

/** Undefined if the account has one. */
export async function insertSecondFactor(
  db: Queryable,
  { localId, secret, displayName, at, step }: NewSecondFactor,
): Promise<string | undefined> {
  const row = await firstRow<{ enrollment_id: string }>(
    db,
    `insert into sandbox.second_factor (local_id, enrollment_id, secret, display_name, enrolled_at, last_step)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning enrollment_id`,
    [localId, randomUUID(), secret, displayName, at, step],
  );
  return row?.enrollment_id;
}

/** Uses a code up: it and those before it count no more. False for one that was used, by another attempt perhaps [SBX-I13]. */
export async function useStep(db: Queryable, localId: string, step: number): Promise<boolean> {
  const row = await firstRow(
    db,
    "update sandbox.second_factor set last_step = $2 where local_id = $1 and last_step < $2 returning 1",
    [localId, step],
  );
  return row !== undefined;
}

/** Removes the app of an account, and the sign-ins that await its code; sessions are not ended. */
export async function removeSecondFactor(db: Queryable, localId: string): Promise<void> {
  await db.query("delete from sandbox.second_factor where local_id = $1", [localId]);
  await db.query("delete from sandbox.pending_sign_in where local_id = $1", [localId]);
}

/** As `accounts:lookup` and a sign-in that awaits its code show it: never the secret. */
export const factorView = ({ enrollmentId, displayName, enrolledAt }: SecondFactor) => ({
  mfaEnrollmentId: enrollmentId,
  ...(displayName === null ? {} : { displayName }),
  enrolledAt: enrolledAt.toISOString(),
  totpInfo: {},
});
