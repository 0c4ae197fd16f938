import type { Onboarded } from "@marquee/domain/onboarding/sign-up.schema";
import { and, eq, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { appUser, company, signUp, store } from "../schema/schema.ts";

/** Whether the user of this e-mail has a company or is staff (ONBOARD-E1). */
export async function isOnboarded(tx: Tx, email: string): Promise<boolean> {
  const has = or(isNotNull(appUser.companyId), eq(appUser.isMaster, "Y"), eq(appUser.isAgent, "Y"));
  return (await tx.$count(appUser, and(eq(appUser.email, email), has))) > 0;
}

/** A user as sign-up reads them, held until the transaction ends. */
export async function lockPerson(tx: Tx, email: string) {
  const [row] = await tx
    .select({
      companyId: appUser.companyId,
      authType: appUser.authType,
      isMaster: appUser.isMaster,
      isAgent: appUser.isAgent,
    })
    .from(appUser)
    .where(eq(appUser.email, email))
    .for("update");
  return row;
}

/** Makes a user without a company the advertiser of a new one (ONBOARD-F7). */
export async function adoptPerson(
  tx: Tx,
  email: string,
  change: Partial<typeof appUser.$inferInsert>,
): Promise<void> {
  await tx
    .update(appUser)
    .set({ ...change, version: sql`${appUser.version} + 1` })
    .where(eq(appUser.email, email));
}

/** Takes back what a sign-up made of a user: deletes them, or restores what they were before. */
export async function releasePerson(
  tx: Tx,
  { email, companyId, formerAuthType }: FinishedSignUp,
): Promise<void> {
  const ofCompany = and(eq(appUser.email, email), eq(appUser.companyId, companyId));
  if (formerAuthType === null) await tx.delete(appUser).where(ofCompany);
  else
    await tx
      .update(appUser)
      .set({ companyId: null, storeId: null, roleId: null, authType: formerAuthType })
      .where(ofCompany);
}

/** False if a user with this e-mail exists already. */
export async function insertPerson(tx: Tx, row: typeof appUser.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(appUser)
    .values(row)
    .onConflictDoNothing()
    .returning({ email: appUser.email });
  return rows.length === 1;
}

export async function insertSignUp(tx: Tx, row: typeof signUp.$inferInsert): Promise<void> {
  await tx.insert(signUp).values(row);
}

/** What a finished sign-up has made. */
export async function findSignUp(tx: Tx, companyId: string) {
  const [row] = await tx.select().from(signUp).where(eq(signUp.companyId, companyId));
  return row;
}
export type FinishedSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** The same, held until the transaction ends. */
export async function lockSignUp(tx: Tx, companyId: string) {
  const [row] = await tx.select().from(signUp).where(eq(signUp.companyId, companyId)).for("update");
  return row;
}

export async function recordMail(
  tx: Tx,
  companyId: string,
  mail: Onboarded["mail"],
): Promise<void> {
  await tx.update(signUp).set({ mail }).where(eq(signUp.companyId, companyId));
}

/** The row of the user whom a sign-up has made, held until the transaction ends; undefined if they left its company. */
export async function findSignedUp(tx: Tx, { email, companyId }: FinishedSignUp) {
  const [row] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.email, email), eq(appUser.companyId, companyId)))
    .for("update");
  return row;
}

/** Gives a sign-up another e-mail, whose mail is not sent yet. */
export async function moveSignUp(
  tx: Tx,
  companyId: string,
  change: Pick<FinishedSignUp, "email" | "formerAuthType" | "mail">,
): Promise<FinishedSignUp> {
  const [row] = await tx
    .update(signUp)
    .set(change)
    .where(eq(signUp.companyId, companyId))
    .returning();
  if (!row) throw new Error("a sign-up that is locked is there");
  return row;
}

/** Sign-ups of before a moment, the oldest first. */
export const findSignUpsBefore = (tx: Tx, before: string, limit: number) =>
  tx
    .select({ companyId: signUp.companyId, email: signUp.email })
    .from(signUp)
    .where(lte(signUp.createdOn, before))
    .orderBy(signUp.createdOn)
    .limit(limit);

/** A sign-up that has become a company like any other. */
export async function forgetSignUp(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(signUp).where(eq(signUp.companyId, companyId));
}

/** Whether its company has users beside the one who signed up. */
export const hasOthers = async (
  tx: Tx,
  { companyId, email }: Pick<FinishedSignUp, "companyId" | "email">,
): Promise<boolean> =>
  (await tx.$count(appUser, and(eq(appUser.companyId, companyId), ne(appUser.email, email)))) > 0;

/** Removes a company that a sign-up has just made, with its branch and the record of the sign-up. */
export async function deleteCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(store).where(eq(store.companyId, companyId));
  await tx.delete(company).where(eq(company.id, companyId));
}
