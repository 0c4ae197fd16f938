import type { SignedInRequest } from "../../platform/http/request.ts";
import type { LimitCounter, Taken } from "../../platform/limits/limit-counter.ts";
import { Refusal } from "../../platform/refusal/refusal.ts";

/** Takes one of a user's own first guesses, then one that company and address share. A refusal says when either starts over. */
async function countGuess(
  limits: LimitCounter,
  { user, address }: SignedInRequest,
): Promise<Taken | Refusal> {
  const person = user.email;
  const first = await limits.take("firstWrongPromocodes", { person });
  if (!(first instanceof Refusal)) return first;
  const holders = { person, company: user.companyId, address };
  const more = await limits.take("moreWrongPromocodes", holders);
  if (!(more instanceof Refusal)) return more;
  return (first.retryAfter ?? 0) < (more.retryAfter ?? 0) ? first : more;
}

/**
 * Limits the wrong promo codes that a user may try (LIMIT-13), over all calls that name one. A try is counted before
 * the code is looked up, so that calls at the same instant count too, and given back unless the code was wrong.
 */
export async function guessPromocode<T>(
  limits: LimitCounter,
  request: SignedInRequest,
  ask: () => Promise<T>,
  isWrong: (response: T) => boolean,
): Promise<T | Refusal> {
  const taken = await countGuess(limits, request);
  if (taken instanceof Refusal) return taken;
  const response = await ask();
  if (!isWrong(response)) await taken.release();
  return response;
}

/** Whether a user got the refusal that there is no such promo code (PAY-V2). */
export const isWrongPromocode = (response: unknown): boolean =>
  response instanceof Refusal &&
  (response.failure.issues ?? []).some(({ rule }) => rule === "PAY-V2");
