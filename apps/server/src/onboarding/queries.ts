import type { Onboarded } from "@marquee/domain/onboarding/sign-up.schema";
import { and, eq, lte, ne } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { appUser, company, signUp, store } from "../schema/schema.ts";

/** Stores what a sign-up has made, so that a repeat of the request finds it (ONBOARD-F2). */
export async function insertSignUp(tx: Tx, row: typeof signUp.$inferInsert): Promise<void> {
  await tx.insert(signUp).values(row);
}

/** What a finished sign-up has made. */
export async function findSignUp(tx: Tx, companyId: string) {
  const [row] = await tx.select().from(signUp).where(eq(signUp.companyId, companyId));
  return row;
}
export type FinishedSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** Finds a finished sign-up and locks it until the transaction ends. */
export async function lockSignUp(tx: Tx, companyId: string) {
  const [row] = await tx.select().from(signUp).where(eq(signUp.companyId, companyId)).for("update");
  return row;
}

/** Stores which mail a sign-up got once its account exists: `passwordReset` or `verification`. */
export async function recordMail(
  tx: Tx,
  companyId: string,
  mail: Onboarded["mail"],
): Promise<void> {
  await tx.update(signUp).set({ mail }).where(eq(signUp.companyId, companyId));
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
