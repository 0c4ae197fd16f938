import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { correctionIssues } from "@marquee/domain/onboarding/sign-up-rules";
import type {
  Onboarded,
  OnboardingCorrected,
  OnboardingCorrection,
} from "@marquee/domain/onboarding/sign-up.schema";
import type { Tx } from "../platform/database/typed.ts";
import type { Request } from "../platform/http/request.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, invalid, notFound, Refusal, unavailable } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { lockAdvertiser, releaseAdvertiser } from "../users/advertiser-queries.ts";
import { freeUnconfirmed } from "../users/free-unconfirmed.ts";
import { finishSignUp } from "./finish-sign-up.ts";
import { makeAdvertiser } from "./make-advertiser.ts";
import { findSignUp, lockSignUp, moveSignUp, type FinishedSignUp } from "./queries.ts";
import type { OnboardingServices } from "./services.ts";
import { accountJob, originOf } from "./sign-up-jobs.ts";

/** How long after a sign-up its mail may be sent again, or go to another e-mail (ONBOARD-F9, ONBOARD-F10). */
export const CORRECTED_WITHIN = 24 * 60 * 60 * 1000;

interface Move {
  readonly email: string;
  readonly now: Date;
  /** The origin that its mail leads to. */
  readonly origin: string | null;
  /** What was mailed to it already. */
  readonly mail?: FinishedSignUp["mail"];
}

/**
 * Gives the company of a sign-up its user under another e-mail. The former one is free at once: its user is deleted, or is
 * again what they were before. Of two corrections at once the second finds the first one's.
 */
async function moveUser(
  tx: Tx,
  before: FinishedSignUp,
  { email, now, origin, mail = null }: Move,
): Promise<FinishedSignUp | Refusal> {
  const signUp = await lockSignUp(tx, before.companyId);
  if (!signUp) return notFound();
  if (signUp.email !== before.email)
    return signUp.email === email ? signUp : conflict(messages.emailCorrected);
  const user = await lockAdvertiser(tx, signUp);
  if (!user) return conflict(messages.emailConfirmed);
  await releaseAdvertiser(tx, signUp);
  const at = now.toISOString();
  const formerAuthType = await makeAdvertiser(tx, { ...user, email, updatedOn: at });
  if (formerAuthType instanceof Refusal) return formerAuthType;
  await enqueue(tx, accountJob(signUp.companyId, email, { now, origin }));
  return moveSignUp(tx, signUp.companyId, { email, formerAuthType, mail });
}

async function moveCounted(
  services: OnboardingServices,
  request: Request,
  signUp: FinishedSignUp,
  email: string,
): Promise<FinishedSignUp | Refusal> {
  const { address, now } = request;
  const taken = await services.limits.take("signUps", { person: email, address });
  if (taken instanceof Refusal) return taken;
  const origin = originOf(services, request);
  const move = () =>
    withScope(services.pool, SYSTEM, (tx) => moveUser(tx, signUp, { email, now, origin }));
  const moved = await move();
  const isTaken = moved instanceof Refusal && moved.failure.issues !== undefined;
  if (!isTaken) return moved;
  const freed = await freeUnconfirmed(services, { email, companyId: signUp.companyId, now });
  return freed ? move() : moved;
}

const toCorrected = (finished: Onboarded | Refusal): OnboardingCorrected | Refusal =>
  finished instanceof Refusal ? finished : { email: finished.email, mail: finished.mail };

/**
 * Corrects the e-mail of a sign-up whose mail went to a wrong one, for a day and as long as that one was not confirmed
 * (ONBOARD-F10). The caller knows the id of the company, which the browser that signed up has made.
 */
export async function correctEmail(
  services: OnboardingServices,
  request: Request,
  { companyId, email: typed, password }: OnboardingCorrection,
): Promise<OnboardingCorrected | Refusal> {
  const email = typed.trim().toLowerCase();
  const issues = correctionIssues(email, password);
  if (issues.length > 0) return invalid(issues);
  const signUp = await withScope(services.pool, SYSTEM, (tx) => findSignUp(tx, companyId));
  if (!signUp || request.now.getTime() - Date.parse(signUp.createdOn) > CORRECTED_WITHIN)
    return notFound();
  const account = { password, firstName: "", draftId: null };
  if (signUp.email === email)
    return toCorrected(await finishSignUp(services, request, signUp, account));
  // an account confirmed before the sign-up proves nothing: its owner was mailed, and may never have signed up
  if (signUp.mail !== "passwordReset") {
    const known = await services.identity.isConfirmed(signUp.email);
    if (known.tag === "unavailable") return unavailable(messages.emailStays);
    if (known.tag === "known" && known.isConfirmed) return conflict(messages.emailConfirmed);
  }
  const moved = await moveCounted(services, request, signUp, email);
  if (moved instanceof Refusal) return moved;
  const { email: former, mail } = signUp;
  const undo = (tx: Tx) =>
    moveUser(tx, moved, { email: former, mail, now: request.now, origin: null });
  return toCorrected(await finishSignUp(services, request, moved, account, undo));
}
