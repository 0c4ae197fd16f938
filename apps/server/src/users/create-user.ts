import { userMessages } from "@marquee/domain/users/messages";
import type { Identity, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import type pg from "pg";
import { requestHash } from "../platform/http/request-hash.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { IdentityRefused, IdentityService } from "../platform/identity/identity-service.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { invalid, Refusal, unavailable } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { actsAcross, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { accountId } from "./account-id.ts";
import { normalizeDraft, refuseNewUser } from "./check-user.ts";
import { readmit } from "./end-queries.ts";
import { beginEntry } from "./entry-queries.ts";
import { freeUnconfirmed } from "./free-unconfirmed.ts";
import { toWelcome, type MailSite } from "./mail-site.ts";
import { emailTaken, userRefusals as refusals } from "./messages.ts";
import { countCreate, findHolder, lockCreates, undoCreate, userRecord } from "./queries.ts";
import { accountJob, welcomeJob, type Welcome } from "./user-jobs.ts";

/** What is one per process, as far as adding users needs it. */
export interface NewUserServices extends MailSite {
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
const withoutPassword = ({ password: _secret, ...draft }: UserDraft) => draft;

/** The user that this create or one like it has made (USER-C2); a refusal if the e-mail is another's. */
const findCreated = (
  context: RequestContext,
  draft: UserDraft,
): Promise<UserDetails | Refusal | undefined> =>
  userRecord.findCreated(context, { id: draft.email, body: withoutPassword(draft) });

/**
 * Stores a user, with the job that gives them an account if this create never gets there (USER-C4). A create
 * that returns a user who is there counts as one of theirs: they stay, though another is refused (USER-C3).
 */
async function writeUser(
  context: RequestContext,
  draft: UserDraft,
  welcome: Welcome,
): Promise<WrittenUser | Refusal> {
  const { tx, now } = context;
  const refusal = await refuseNewUser(context, draft);
  if (refusal) return refusal;
  const { email, firstName, password: _identitys, invite: _mailed, ...content } = draft;
  await lockCreates(tx, email);
  let isNew = false;
  const user = await userRecord.insertOnce(context, {
    id: email,
    body: withoutPassword(draft),
    columns: () => Promise.resolve({ ...content, email, name: firstName, authType: "A" }),
    inserted: async () => {
      isNew = true;
      await beginEntry(tx, email);
      await enqueue(tx, accountJob(draft, welcome, now));
    },
    repeated: () => countCreate(context, email),
  });
  return user instanceof Refusal ? user : { user, isNew };
}

/** Gives an e-mail whose user was ended out again (USER-E4): the row is the new user's, and nothing else of the old one is. */
async function readmitUser(
  context: RequestContext,
  draft: UserDraft,
  welcome: Welcome,
): Promise<WrittenUser | undefined> {
  const { email, firstName, password: _identitys, invite: _mailed, ...content } = draft;
  await lockCreates(context.tx, email);
  const stored = await userRecord.lock(context, email);
  if (stored instanceof Refusal || stored.endedOn === null) return undefined;
  const createHash = requestHash(withoutPassword(draft));
  await readmit(context, email, { ...content, name: firstName, createHash });
  await enqueue(context.tx, accountJob(draft, welcome, context.now));
  return { user: await userRecord.change(context, email, {}), isNew: true };
}

/** Writes a user down, under an e-mail that a company has held unconfirmed for too long, too (USER-C11). */
async function claimUser(
  request: SignedInRequest,
  services: NewUserServices,
  draft: UserDraft,
  welcome: Welcome,
): Promise<WrittenUser | Refusal> {
  const write = () => request.transaction((tx) => writeUser({ ...request, tx }, draft, welcome));
  const written = await write();
  if (!(written instanceof Refusal) || written.failure.tag !== "Conflict") return written;
  if (actsAcross(request.scope)) {
    const readmitted = await request.transaction((tx) =>
      readmitUser({ ...request, tx }, draft, welcome),
    );
    if (readmitted) return readmitted;
  }
  const isFree = await freeUnconfirmed(services, { ...draft, now: request.now });
  return isFree ? write() : written;
}

const PASSWORD_REFUSALS = new Map([
  ["WEAK_PASSWORD", userMessages.passwordWeak],
  ["MISSING_PASSWORD", userMessages.passwordWeak],
  ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS", userMessages.passwordPolicy],
]);

/** What the identity service finds wrong with the draft, at the field it means (USER-C3). */
export function refusedAccount({ code }: IdentityRefused): Refusal {
  const ofPassword = PASSWORD_REFUSALS.get(code);
  const [field, message] =
    ofPassword === undefined
      ? (["email", userMessages.emailInvalid] as const)
      : (["password", ofPassword] as const);
  return invalid([{ rule: "USER-C3", field, message }]);
}

const NOT_MADE = "an account of a new user was not made yet";

/** An invited user chooses the password by the link. */
const toAccount = (
  { email, password, firstName, invite }: UserDraft,
  createdOn: string | null,
) => ({
  localId: accountId(email, createdOn),
  email,
  password: invite === "Y" ? null : password,
  displayName: firstName,
});

/** Adding users is limited by day, as each gets a mail that they did not request (LIMIT-21). */
const limitNewUsers = (limits: LimitCounter, { user, address }: SignedInRequest) =>
  limits.take("newUsers", { person: user.email, company: user.companyId, address });

/**
 * Makes a user and the account they sign in with (USER-C1 to USER-C4). The row comes first, so that of two who make
 * the same user at once one does; no provider is called inside a transaction. What the service refuses is taken back,
 * but no user whom another create returned; if it does not respond the user stays, and a job of the outbox
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
    const stored = await request.transaction((tx) => findCreated({ ...request, tx }, draft));
    return stored === undefined || stored instanceof Refusal ? taken : stored;
  }
  const welcome = toWelcome(services, request, draft);
  const written = await claimUser(request, services, draft, welcome);
  if (written instanceof Refusal || !written.isNew) await taken.release();
  if (written instanceof Refusal) return written;
  const { user } = written;
  const account = await identity.ensureAccount(toAccount(draft, user.createdOn));
  if (account.tag === "refused") {
    if (written.isNew) await taken.release();
    const createHash = requestHash(withoutPassword(draft));
    await request.transaction((tx) => undoCreate({ ...request, tx }, draft.email, createHash));
    return refusedAccount(account);
  }
  if (account.tag === "unavailable") {
    request.log.warn({ reason: account.reason }, NOT_MADE);
    return unavailable(refusals.identityAway);
  }
  const mail = welcomeJob(user, welcome, account);
  if (mail !== null) await request.transaction((tx) => enqueue(tx, mail));
  return user;
}

/** When this draft added the user of this e-mail; null if no user has it. Any other user's is taken (USER-I2). */
async function addedOn(
  request: SignedInRequest,
  { pool }: NewUserServices,
  draft: UserDraft,
): Promise<string | null | Refusal> {
  const holder = await withScope(pool, SYSTEM, (tx) => findHolder(tx, draft.email));
  if (!holder) return null;
  const user = await request.transaction((tx) => findCreated({ ...request, tx }, draft));
  if (user === undefined) return emailTaken();
  return user instanceof Refusal ? user : user.createdOn;
}

/** Makes the account alone, under everything that a create of this user is held to (USER-I2). It grants nothing. */
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
  const account = await identity.ensureAccount(toAccount(draft, createdOn));
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
