import { Refusal } from "../../platform/refusal/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import type { LimitCounter } from "../../platform/limits/limit-counter.ts";

/**
 * Limits calls that name a promo code to so many wrong ones (LIMIT-13), whichever call it is. It is counted before
 * the code is looked up, so that calls at the same instant count too, and given back unless the code was wrong.
 */
export async function guessPromocode<T>(
  limits: LimitCounter,
  { user, address }: SignedInRequest,
  ask: () => Promise<T>,
  isWrong: (answer: T) => boolean,
): Promise<T | Refusal> {
  const holders = { person: user.email, company: user.companyId, address };
  const taken = await limits.take("wrongPromocodes", holders);
  if (taken instanceof Refusal) return taken;
  const answer = await ask();
  if (!isWrong(answer)) await taken.release();
  return answer;
}

/** Whether a user got the refusal that there is no such promo code (PAY-V2). */
export const isWrongPromocode = (answer: unknown): boolean =>
  answer instanceof Refusal && (answer.failure.issues ?? []).some(({ rule }) => rule === "PAY-V2");
