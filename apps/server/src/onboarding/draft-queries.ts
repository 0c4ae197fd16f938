import type { OnboardingDraft } from "@marquee/domain/onboarding/sign-up.schema";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { isAmongFound } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { captcha, onboardingDraft } from "../schema/schema.ts";

/** How many rows whose time is over are removed by the call that makes the next one. */
const SWEPT_AT_ONCE = 20;

/** Stores a captcha by the digest of its answer, never the answer itself (DB-20). */
export async function insertCaptcha(tx: Tx, row: typeof captcha.$inferInsert): Promise<void> {
  await tx.insert(captcha).values(row);
}

/** A captcha, held until the transaction ends, so that of two answers at once one is the first. */
export async function findCaptcha(tx: Tx, id: string) {
  const [row] = await tx.select().from(captcha).where(eq(captcha.id, id)).for("update");
  return row;
}

/**
 * Uses a captcha up: `usedBy` is the company for which its answer stays right, null after a wrong
 * answer (ONBOARD-P3, ONBOARD-P4).
 */
export async function useCaptcha(
  tx: Tx,
  id: string,
  use: { readonly usedOn: string; readonly usedBy: string | null },
): Promise<void> {
  await tx.update(captcha).set(use).where(eq(captcha.id, id));
}

/** Deletes up to 20 captchas that have expired, and leaves those that are locked. */
export async function sweepCaptchas(tx: Tx, now: Date): Promise<void> {
  const over = tx
    .select({ id: captcha.id })
    .from(captcha)
    .where(lte(captcha.expiresAt, now.toISOString()))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  await tx.delete(captcha).where(isAmongFound(captcha.id, over));
}

const DRAFT = {
  step: onboardingDraft.step,
  data: onboardingDraft.data,
  mailedTo: onboardingDraft.mailedTo,
  updatedOn: onboardingDraft.updatedOn,
  expiresAt: onboardingDraft.expiresAt,
  version: onboardingDraft.version,
} as const;

const currentDraft = (idHash: string, now: Date) =>
  and(eq(onboardingDraft.idHash, idHash), gt(onboardingDraft.expiresAt, now.toISOString()));

/** A stored sign-up that has not expired. */
export async function findDraft(tx: Tx, idHash: string, now: Date) {
  const [row] = await tx.select(DRAFT).from(onboardingDraft).where(currentDraft(idHash, now));
  return row;
}

/** Finds a stored sign-up that has not expired, and locks it until the transaction ends. */
export async function lockDraft(tx: Tx, idHash: string, now: Date) {
  const [row] = await tx
    .select(DRAFT)
    .from(onboardingDraft)
    .where(currentDraft(idHash, now))
    .for("update");
  return row;
}

/** False if the id is taken already. */
export async function insertDraft(
  tx: Tx,
  row: typeof onboardingDraft.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(onboardingDraft)
    .values(row)
    .onConflictDoNothing()
    .returning({ idHash: onboardingDraft.idHash });
  return rows.length === 1;
}

/** Stores what was typed since, and counts the version up. */
export async function changeDraft(
  tx: Tx,
  idHash: string,
  change: Pick<OnboardingDraft, "step" | "data"> & { readonly updatedOn: string },
): Promise<void> {
  await tx
    .update(onboardingDraft)
    .set({ ...change, version: sql`${onboardingDraft.version} + 1` })
    .where(eq(onboardingDraft.idHash, idHash));
}

/** Stores which e-mail has got the link to continue, so that it is mailed once (ONBOARD-R3). */
export async function recordDraftMail(
  tx: Tx,
  idHash: string,
  mailed: { readonly mailedTo: string; readonly mailedOn: string },
): Promise<void> {
  await tx.update(onboardingDraft).set(mailed).where(eq(onboardingDraft.idHash, idHash));
}

/** Deletes a stored sign-up that is finished (ONBOARD-R4); does nothing if it is gone. */
export async function deleteDraft(tx: Tx, idHash: string): Promise<void> {
  await tx.delete(onboardingDraft).where(eq(onboardingDraft.idHash, idHash));
}

/** Deletes up to 20 stored sign-ups that have expired (ONBOARD-R4). */
export async function sweepDrafts(tx: Tx, now: Date): Promise<void> {
  const over = tx
    .select({ idHash: onboardingDraft.idHash })
    .from(onboardingDraft)
    .where(lte(onboardingDraft.expiresAt, now.toISOString()))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  await tx.delete(onboardingDraft).where(isAmongFound(onboardingDraft.idHash, over));
}
