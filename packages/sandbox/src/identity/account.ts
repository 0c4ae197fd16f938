import { firstRow, type Queryable } from "../database/queryable.ts";
import type { PasswordHash } from "./password.ts";

export interface Account {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly password: PasswordHash | null;
  readonly displayName: string | null;
  readonly disabled: boolean;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly validSince: Date;
}

interface AccountRow {
  local_id: string;
  email: string;
  email_verified: boolean;
  password_salt: Buffer | null;
  password_hash: Buffer | null;
  display_name: string | null;
  disabled: boolean;
  created_at: Date;
  last_login_at: Date | null;
  valid_since: Date;
}

const toAccount = (row: AccountRow): Account => ({
  localId: row.local_id,
  email: row.email,
  emailVerified: row.email_verified,
  password:
    row.password_salt && row.password_hash
      ? { salt: row.password_salt, hash: row.password_hash }
      : null,
  displayName: row.display_name,
  disabled: row.disabled,
  createdAt: row.created_at,
  lastLoginAt: row.last_login_at,
  validSince: row.valid_since,
});

async function findBy(db: Queryable, condition: string, value: string) {
  const row = await firstRow<AccountRow>(db, `select * from sandbox.account where ${condition}`, [
    value,
  ]);
  return row && toAccount(row);
}

/** The account of an e-mail address in lower case, or undefined; it is not locked. */
export const accountByEmail = (db: Queryable, email: string) => findBy(db, "email = $1", email);

/** The account of a `localId`, or undefined; it is not locked. */
export const accountById = (db: Queryable, id: string) => findBy(db, "local_id = $1", id);
/** Locks the account until the transaction ends, so that two password changes take turns. */
export const lockAccount = (db: Queryable, id: string) =>
  findBy(db, "local_id = $1 for update", id);

export interface NewAccount {
  readonly localId: string;
  readonly email: string;
  readonly password: PasswordHash | null;
  readonly displayName: string | null;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly at: Date;
}

/** Undefined if the e-mail or the id is taken. */
export async function insertAccount(db: Queryable, account: NewAccount) {
  const row = await firstRow<AccountRow>(
    db,
    `insert into sandbox.account (local_id, email, password_salt, password_hash, display_name,
       email_verified, disabled, created_at, valid_since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing returning *`,
    [
      account.localId,
      account.email,
      account.password?.salt ?? null,
      account.password?.hash ?? null,
      account.displayName,
      account.emailVerified,
      account.disabled,
      account.at,
    ],
  );
  return row && toAccount(row);
}

/** Sets a password and ends every session that began before it [SBX-I6]. What has ended stays ended. */
export async function setPassword(
  db: Queryable,
  localId: string,
  password: PasswordHash,
  at: Date,
): Promise<void> {
  await db.query(
    `update sandbox.account set password_salt = $2, password_hash = $3,
       valid_since = greatest(valid_since, $4) where local_id = $1`,
    [localId, password.salt, password.hash, at],
  );
  await db.query("delete from sandbox.refresh_token where local_id = $1", [localId]);
  await db.query("delete from sandbox.pending_sign_in where local_id = $1", [localId]);
}

/** Stores when an account last signed in: after the code, if it has a second factor. */
export async function markSignedIn(db: Queryable, localId: string, at: Date): Promise<void> {
  await db.query("update sandbox.account set last_login_at = $2 where local_id = $1", [
    localId,
    at,
  ]);
}

/** Ends every session that began before this second, and lets the password be [SBX-I10]. What has ended stays ended. */
export async function endSessionsBefore(db: Queryable, localId: string, at: Date): Promise<void> {
  await db.query(
    "update sandbox.account set valid_since = greatest(valid_since, $2) where local_id = $1",
    [localId, at],
  );
  await db.query("delete from sandbox.refresh_token where local_id = $1 and signed_in_at < $2", [
    localId,
    at,
  ]);
}

export interface AccountChange {
  readonly email?: string;
  readonly displayName?: string | null;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === "account_email_key";

/** Changes the fields that are given. False if another account has the e-mail: the transaction must be rolled back. */
export async function changeAccount(
  db: Queryable,
  localId: string,
  change: AccountChange,
): Promise<boolean> {
  try {
    await db.query(
      `update sandbox.account set email = coalesce($2, email),
         display_name = case when $3 then $4 else display_name end,
         email_verified = coalesce($5, email_verified), disabled = coalesce($6, disabled)
       where local_id = $1`,
      [
        localId,
        change.email ?? null,
        change.displayName !== undefined,
        change.displayName ?? null,
        change.emailVerified ?? null,
        change.disabled ?? null,
      ],
    );
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}
