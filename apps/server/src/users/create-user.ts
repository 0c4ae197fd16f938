import { userMessages } from "@marquee/domain/users/messages";
import type { Identity, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import type { IdentityRefused, IdentityService } from "../platform/identity/identity-service.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { invalid, Refusal, unavailable } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { normalizeDraft, refuseNewUser } from "./check-user.ts";
import { userRefusals as refusals } from "./messages.ts";
import { countCreate, lockCreates, takeBackCreate, userRecord } from "./queries.ts";
import { accountJob, verifyJob } from "./user-effects.ts";

/** What a repeat is compared with. The password is no part of it: a digest of it would help to guess it. */
const withoutPassword = ({ password: _secret, ...draft }: UserDraft) => draft;

/**
 * Stores a user, with the job that gives them an account should this create never come to it (USER-C4). A create
 * that is answered with a user who is there counts as one of theirs: they stay, though another is refused (USER-C3).
 */
async function writeUser(work: Work, draft: UserDraft): Promise<UserDetails | Refusal> {
  const { tx, now } = work;
  const refusal = await refuseNewUser(work, draft);
  if (refusal) return refusal;
  const { email, firstName, password: _identitys, ...content } = draft;
  await lockCreates(tx, email);
  return userRecord.insertOnce(work, {
    id: email,
    body: withoutPassword(draft),
    columns: () => Promise.resolve({ ...content, email, name: firstName, authType: "A" }),
    inserted: () => enqueue(tx, accountJob(draft, now)),
    repeated: () => countCreate(work, email),
  });
}

const PASSWORD_REFUSALS = new Map([
  ["WEAK_PASSWORD", userMessages.passwordWeak],
  ["MISSING_PASSWORD", userMessages.passwordWeak],
  ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS", userMessages.passwordPolicy],
]);

/** What the identity service finds wrong with the draft, at the field it means (USER-C3). */
function refusedAccount({ code }: IdentityRefused): Refusal {
  const ofPassword = PASSWORD_REFUSALS.get(code);
  const [field, message] =
    ofPassword === undefined
      ? (["email", userMessages.emailInvalid] as const)
      : (["password", ofPassword] as const);
  return invalid([{ rule: "USER-C3", field, message }]);
}

const NOT_MADE = "an account of a new user was not made yet";

const accountOf = ({ email, password, firstName }: UserDraft) => ({
  email,
  password,
  displayName: firstName,
});

/**
 * Makes a person and the account they sign in with (USER-C1 to USER-C4). The row comes first, so that of two who make
 * the same person at once one does; no provider is asked inside a transaction. What the service refuses is taken back,
 * but nobody whom another create was answered with; where it does not answer the person stays, and a job of the outbox
 * completes them.
 */
export async function createUser(
  request: SignedInRequest,
  identity: IdentityService,
  given: UserDraft,
): Promise<UserDetails | Refusal> {
  const draft = normalizeDraft(given, request);
  const person = await request.transaction((tx) => writeUser({ ...request, tx }, draft));
  if (person instanceof Refusal) return person;
  const account = await identity.ensureAccount(accountOf(draft));
  if (account.tag === "refused") {
    const createHash = requestHash(withoutPassword(draft));
    await request.transaction((tx) => takeBackCreate({ ...request, tx }, draft.email, createHash));
    return refusedAccount(account);
  }
  if (account.tag === "unavailable") {
    request.log.warn({ reason: account.reason }, NOT_MADE);
    return unavailable(refusals.identityAway);
  }
  if (!account.emailVerified)
    await request.transaction((tx) => enqueue(tx, verifyJob(draft.email, "VERIFY_EMAIL")));
  return person;
}

/** Makes the account alone, under everything that a create of this person is held to (USER-I2). It grants nothing. */
export async function createIdentity(
  request: SignedInRequest,
  identity: IdentityService,
  given: UserDraft,
): Promise<Identity | Refusal> {
  const draft = normalizeDraft(given, request);
  const refusal = await request.transaction((tx) => refuseNewUser({ ...request, tx }, draft));
  if (refusal) return refusal;
  const account = await identity.ensureAccount(accountOf(draft));
  if (account.tag === "refused") return refusedAccount(account);
  if (account.tag === "unavailable") {
    request.log.warn({ reason: account.reason }, NOT_MADE);
    return unavailable(
      "The sign-in service does not answer right now. Please try again in a moment.",
    );
  }
  const { emailVerified, existed } = account;
  return { email: draft.email, emailVerified, isExistUser: existed ? "Y" : "N" };
}
