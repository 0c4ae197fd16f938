import { userMessages } from "@marquee/domain/users/messages";
import type pg from "pg";
import type { Identity, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import type { IdentityRefused, IdentityService } from "../platform/identity/identity-service.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, invalid, Refusal, unavailable } from "../platform/refusal/refusal.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { accountId } from "./account-id.ts";
import { normalizeDraft, refuseNewUser } from "./check-user.ts";
import { freeUnconfirmed } from "./free-unconfirmed.ts";
import { userRefusals as refusals } from "./messages.ts";
import {
  countCreate,
  findCreateHash,
  findHolder,
  findUser,
  insertUser,
  lockCreates,
  takeBackCreate,
} from "./queries.ts";
import { accountJob, verifyJob } from "./user-effects.ts";

/** What is one per process, as far as adding users needs it. */
export interface NewUserServices {
  readonly pool: pg.Pool;
  readonly identity: IdentityService;
  readonly limits: LimitCounter;
}

interface WrittenUser {
  readonly user: UserDetails;
  /** Whether this create made them, rather than one like it before. */
  readonly isNew: boolean;
}

/** What a repeat is compared with. The password is no part of it: a digest of it would help to guess it. */
const hashOf = ({ password: _secret, ...draft }: UserDraft): string => requestHash(draft);

const emailTaken = (): Refusal =>
  conflict(userMessages.emailTaken, undefined, [
    { rule: "USER-C2", field: "email", message: userMessages.emailTaken },
  ]);

/** Who is stored under this e-mail, where this create or one like it has made them (USER-C2). */
async function storedBy(
  work: Work,
  email: string,
  createHash: string,
): Promise<UserDetails | Refusal> {
  const known = await findCreateHash(work, email);
  const user = known === createHash ? await findUser(work, email) : undefined;
  return user ?? emailTaken();
}

/**
 * Writes a person down, with the job that gives them an account should this create never come to it (USER-C4). A create
 * that is answered with a person who is there counts as one of theirs: they stay, though another is refused (USER-C3).
 */
async function writeUser(
  work: Work,
  draft: UserDraft,
  createHash: string,
): Promise<WrittenUser | Refusal> {
  const { tx, user, now } = work;
  const refusal = await refuseNewUser(work, draft);
  if (refusal) return refusal;
  const { firstName, password: _identitys, ...content } = draft;
  const by = { createdBy: user.name, createdOn: now.toISOString() };
  await lockCreates(tx, draft.email);
  const isNew = await insertUser(tx, {
    ...content,
    name: firstName,
    authType: "A",
    ...by,
    updatedBy: by.createdBy,
    updatedOn: by.createdOn,
    createHash,
  });
  if (isNew) await enqueue(tx, accountJob(draft, now));
  else await countCreate(work, draft.email, createHash);
  const stored = await storedBy(work, draft.email, createHash);
  return stored instanceof Refusal ? stored : { user: stored, isNew };
}

/** Writes a person down, under an e-mail that a company has held unconfirmed for too long, too (USER-C11). */
async function claimUser(
  request: SignedInRequest,
  services: NewUserServices,
  draft: UserDraft,
): Promise<WrittenUser | Refusal> {
  const createHash = hashOf(draft);
  const write = () => request.transaction((tx) => writeUser({ ...request, tx }, draft, createHash));
  const written = await write();
  if (!(written instanceof Refusal) || written.failure.tag !== "Conflict") return written;
  const isFree = await freeUnconfirmed(services, { ...draft, now: request.now });
  return isFree ? write() : written;
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

const accountOf = ({ email, password, firstName }: UserDraft, createdOn: string | null) => ({
  localId: accountId(email, createdOn),
  email,
  password,
  displayName: firstName,
});

/** Adding users is limited by day, as each gets a mail that they did not ask for (LIMIT-21). */
const limitNewUsers = (limits: LimitCounter, { user, address }: SignedInRequest) =>
  limits.take("newUsers", { person: user.email, company: user.companyId, address });

/**
 * Makes a person and the account they sign in with (USER-C1 to USER-C4). The row comes first, so that of two who make
 * the same person at once one does; no provider is asked inside a transaction. What the service refuses is taken back,
 * but nobody whom another create was answered with; where it does not answer the person stays, and a job of the outbox
 * completes them.
 */
export async function createUser(
  request: SignedInRequest,
  services: NewUserServices,
  given: UserDraft,
): Promise<UserDetails | Refusal> {
  const { identity, limits } = services;
  const draft = normalizeDraft(given, request);
  const taken = await limitNewUsers(limits, request);
  if (taken instanceof Refusal) {
    const stored = await request.transaction((tx) =>
      storedBy({ ...request, tx }, draft.email, hashOf(draft)),
    );
    return stored instanceof Refusal ? taken : stored;
  }
  const written = await claimUser(request, services, draft);
  if (written instanceof Refusal || !written.isNew) await taken.release();
  if (written instanceof Refusal) return written;
  const { user } = written;
  const account = await identity.ensureAccount(accountOf(draft, user.createdOn));
  if (account.tag === "refused") {
    if (written.isNew) await taken.release();
    await request.transaction((tx) =>
      takeBackCreate({ ...request, tx }, draft.email, hashOf(draft)),
    );
    return refusedAccount(account);
  }
  if (account.tag === "unavailable") {
    request.log.warn({ reason: account.reason }, NOT_MADE);
    return unavailable(refusals.identityAway);
  }
  if (!account.emailVerified)
    await request.transaction((tx) => enqueue(tx, verifyJob(user, "VERIFY_EMAIL")));
  return user;
}

/** When the user of this e-mail was added by this draft; null if nobody has the e-mail. Anybody else's is taken (USER-I2). */
async function addedOn(
  request: SignedInRequest,
  { pool }: NewUserServices,
  draft: UserDraft,
): Promise<string | null | Refusal> {
  const holder = await withScope(pool, SYSTEM, (tx) => findHolder(tx, draft.email));
  if (!holder) return null;
  const user = await request.transaction((tx) =>
    storedBy({ ...request, tx }, draft.email, hashOf(draft)),
  );
  return user instanceof Refusal ? user : user.createdOn;
}

/** Makes the account alone, under everything that a create of this person is held to (USER-I2). It grants nothing. */
export async function createIdentity(
  request: SignedInRequest,
  services: NewUserServices,
  given: UserDraft,
): Promise<Identity | Refusal> {
  const { identity, limits } = services;
  const draft = normalizeDraft(given, request);
  const refusal = await request.transaction((tx) => refuseNewUser({ ...request, tx }, draft));
  if (refusal) return refusal;
  const createdOn = await addedOn(request, services, draft);
  if (createdOn instanceof Refusal) return createdOn;
  const taken = await limitNewUsers(limits, request);
  if (taken instanceof Refusal) return taken;
  const account = await identity.ensureAccount(accountOf(draft, createdOn));
  if (account.tag !== "known" || account.existed) await taken.release();
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
