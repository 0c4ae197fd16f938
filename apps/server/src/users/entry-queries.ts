import { eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { appUser, company, role, userEntry } from "../schema/schema.ts";

/** Says that a user was added, and has not signed in yet; of one who was given a used e-mail nothing of the former stays. */
export async function beginEntry(tx: Tx, email: string): Promise<void> {
  const unused = { lastSignInOn: null, inviteHash: null, invitedUntil: null, invitedBy: "" };
  await tx
    .insert(userEntry)
    .values({ email })
    .onConflictDoUpdate({ target: userEntry.email, set: unused });
}

/** When a user last signed in, as it is written down. */
export async function findLastSignIn(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ at: userEntry.lastSignInOn })
    .from(userEntry)
    .where(eq(userEntry.email, email));
  return row?.at ?? null;
}

/** Writes a sign-in down, once: later calls under it write nothing (USER-S1). An invitation has done its work then. */
export async function recordSignIn(tx: Tx, email: string, signedInAt: Date): Promise<void> {
  const at = signedInAt.toISOString();
  const known = { lastSignInOn: at, inviteHash: null, invitedUntil: null };
  await tx
    .insert(userEntry)
    .values({ email, lastSignInOn: at })
    .onConflictDoUpdate({
      target: userEntry.email,
      set: known,
      setWhere: sql`${userEntry.lastSignInOn} is null or ${userEntry.lastSignInOn} < ${at}`,
    });
}

interface NewInvitation {
  readonly inviteHash: string;
  readonly invitedUntil: string;
  readonly invitedBy: string;
}

/** Opens an invitation, and closes the one before (INVITE-3). False if the user has signed in meanwhile. */
export async function openInvitation(
  tx: Tx,
  email: string,
  invitation: NewInvitation,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(userEntry)
    .values({ email, ...invitation })
    .onConflictDoUpdate({
      target: userEntry.email,
      set: invitation,
      setWhere: isNull(userEntry.lastSignInOn),
    });
  return rowCount === 1;
}

/** Whom a user is invited to join and as what, for the mail and the page of the link. */
const selectInvited = (tx: Tx) =>
  tx
    .select({
      email: appUser.email,
      name: appUser.name,
      createdOn: appUser.createdOn,
      endedOn: appUser.endedOn,
      companyName: company.name,
      roleName: role.roleName,
      invitedUntil: userEntry.invitedUntil,
    })
    .from(appUser)
    .leftJoin(userEntry, eq(userEntry.email, appUser.email))
    .leftJoin(company, eq(company.id, appUser.companyId))
    .leftJoin(role, eq(role.id, appUser.roleId));

/** Finds a user as an invitation needs them, invited or not; undefined if there is none. */
export async function findInvited(tx: Tx, email: string) {
  const [row] = await selectInvited(tx).where(eq(appUser.email, email));
  return row;
}

/** Whose invitation it is that has this digest. */
export async function findInvitation(tx: Tx, inviteHash: string) {
  const [row] = await selectInvited(tx).where(eq(userEntry.inviteHash, inviteHash));
  return row;
}
