import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import type { Onboarded } from "@marquee/domain/onboarding/sign-up.schema";
import type { Tx } from "../platform/database/typed.ts";
import type { Request } from "../platform/http/request.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { type Refusal, unavailable } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { accountId } from "../users/account-id.ts";
import { releaseAdvertiser } from "../users/advertiser-queries.ts";
import { refusedAccount } from "../users/create-user.ts";
import { deleteDraft } from "./draft-queries.ts";
import { draftKey } from "./drafts.ts";
import { deleteCompany, lockSignUp, recordMail, type FinishedSignUp } from "./queries.ts";
import type { OnboardingServices } from "./services.ts";
import { originOf, toMailJob } from "./sign-up-jobs.ts";

const toOnboarded = (
  { email, companyId, storeId }: FinishedSignUp,
  mail: Onboarded["mail"],
): Onboarded => ({ email, companyId, storeId, mail });

/** Records that the account exists, with the mail that follows. A second call returns what the first decided. */
export async function recordAccount(
  tx: Tx,
  companyId: string,
  mail: Onboarded["mail"],
  origin: string | null,
): Promise<Onboarded["mail"]> {
  const signUp = await lockSignUp(tx, companyId);
  if (!signUp) return mail;
  if (signUp.mail !== null) return signUp.mail;
  await recordMail(tx, companyId, mail);
  await enqueue(tx, toMailJob(signUp, mail, { which: "first", origin }));
  return mail;
}

/** What the account of a sign-up is made of, and the stored draft that ends with it. */
export interface AccountOfSignUp {
  readonly password: string;
  readonly firstName: string;
  readonly draftId: string | null;
}

/** Removes everything that a sign-up has made, as the identity service refuses its account (ONBOARD-F6). */
async function removeSignUp(tx: Tx, signUp: FinishedSignUp): Promise<void> {
  const current = await lockSignUp(tx, signUp.companyId);
  // its account exists: another request succeeded
  if (!current || current.mail !== null) return;
  await releaseAdvertiser(tx, current);
  await deleteCompany(tx, current.companyId);
}

/**
 * Gives a stored sign-up its account and its mail (ONBOARD-F5, ONBOARD-F6). An account whose e-mail was confirmed is its
 * owner's, not of the one who signs up: the owner chooses a password by mail. `undo` takes back what a refused account was for.
 */
export async function finishSignUp(
  services: OnboardingServices,
  request: Pick<Request, "log" | "origin">,
  signUp: FinishedSignUp,
  { password, firstName, draftId }: AccountOfSignUp,
  undo: (tx: Tx) => Promise<unknown> = (tx) => removeSignUp(tx, signUp),
): Promise<Onboarded | Refusal> {
  if (signUp.mail !== null) return toOnboarded(signUp, signUp.mail);
  const { pool, identity } = services;
  const { email, companyId } = signUp;
  const localId = accountId(email, signUp.createdOn);
  const displayName = firstName.trim();
  const account = await identity.ensureAccount({ localId, email, password, displayName });
  if (account.tag === "refused") {
    await withScope(pool, SYSTEM, undo);
    return refusedAccount(account);
  }
  if (account.tag === "unavailable") {
    request.log.warn({ reason: account.reason }, "the account of a sign-up was not made yet");
    return unavailable(messages.identityAway);
  }
  const mail = account.emailVerified ? "passwordReset" : "verification";
  const sent = await withScope(pool, SYSTEM, async (tx) => {
    if (draftId !== null) await deleteDraft(tx, draftKey(draftId));
    return recordAccount(tx, companyId, mail, originOf(services, request));
  });
  return toOnboarded(signUp, sent);
}
