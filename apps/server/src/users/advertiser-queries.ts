import { and, eq, isNotNull, not, or, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { appUser } from "../schema/schema.ts";
import { lockCreates, type NewUser } from "./queries.ts";

/** A user who has a company or is staff: they become no other company's (ONBOARD-E1, ONBOARD-F4). */
const isHeld =
  or(isNotNull(appUser.companyId), eq(appUser.isMaster, "Y"), eq(appUser.isAgent, "Y")) ??
  sql`false`;

/** Whether the user of this e-mail has a company or is staff (ONBOARD-E1). */
export const isEmailHeld = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.$count(appUser, and(eq(appUser.email, email), isHeld))) > 0;

type FormerAuthType = typeof appUser.$inferSelect.authType | null;

/**
 * Stores a user as the advertiser of a new company: a new one, or one who has no company yet (ONBOARD-F7). Returns what they
 * were before, which for a new user is null; undefined if they have a company or are staff.
 */
export async function storeAdvertiser(
  tx: Tx,
  row: NewUser,
): Promise<{ readonly formerAuthType: FormerAuthType } | undefined> {
  await lockCreates(tx, row.email);
  const [stored] = await tx
    .select({ authType: appUser.authType })
    .from(appUser)
    .where(eq(appUser.email, row.email))
    .for("update");
  const { authType, roleId, companyId, storeId, country, mobileNo, agreedOn } = row;
  const { updatedBy, updatedOn } = row;
  const changed = { authType, roleId, companyId, storeId, country, mobileNo, agreedOn };
  const { rowCount } = await tx
    .insert(appUser)
    .values(row)
    .onConflictDoUpdate({
      target: appUser.email,
      set: { ...changed, updatedBy, updatedOn, version: sql`${appUser.version} + 1` },
      setWhere: not(isHeld),
    });
  return rowCount === 1 ? { formerAuthType: stored?.authType ?? null } : undefined;
}

/** The advertiser of a company, as of its sign-up. */
export interface SignedUpAdvertiser {
  readonly email: string;
  readonly companyId: string;
  readonly formerAuthType: FormerAuthType;
}

const byCompany = ({ email, companyId }: Pick<SignedUpAdvertiser, "email" | "companyId">) =>
  and(eq(appUser.email, email), eq(appUser.companyId, companyId));

/** The row of an advertiser, held until the transaction ends; undefined if they left the company. */
export async function lockAdvertiser(tx: Tx, signUp: SignedUpAdvertiser) {
  const [row] = await tx.select().from(appUser).where(byCompany(signUp)).for("update");
  return row;
}

/** Takes back what a sign-up made of a user: deletes them, or restores what they were before. */
export async function releaseAdvertiser(tx: Tx, signUp: SignedUpAdvertiser): Promise<void> {
  const { formerAuthType: authType } = signUp;
  if (authType === null) await tx.delete(appUser).where(byCompany(signUp));
  else
    await tx
      .update(appUser)
      .set({ companyId: null, storeId: null, roleId: null, authType })
      .where(byCompany(signUp));
}
