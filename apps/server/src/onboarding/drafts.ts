import { resumeMail } from "@marquee/domain/onboarding/mails";
import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { SIGN_UP_STORED_DAYS } from "@marquee/domain/onboarding/sign-up-stored-days";
import type {
  OnboardingDraft,
  StoredOnboardingDraft,
} from "@marquee/domain/onboarding/sign-up.schema";
import { isEmail } from "@marquee/domain/validation/typed-values";
import { createHash } from "node:crypto";
import type pg from "pg";
import type { Tx } from "../platform/database/typed.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { Request } from "../platform/http/request.ts";
import { foreignImages } from "../platform/images/foreign-images.ts";
import { SIGNED_OUT_SENDER } from "../platform/images/image-uploads.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { mailOrigin } from "../platform/mail/mail-origin.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, notFound, orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import {
  changeDraft,
  findDraft,
  insertDraft,
  lockDraft,
  recordDraftMail,
  sweepDrafts,
} from "./draft-queries.ts";
import type { OnboardingServices } from "./services.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The key under which a secret id is stored: a reader of the table cannot make a link from it. */
export const draftKey = (id: string): string => createHash("sha256").update(id).digest("hex");

const isRepeat = (draft: OnboardingDraft, stored: StoredOnboardingDraft): boolean =>
  draft.step === stored.step && requestHash(draft.data) === requestHash(stored.data);

/** What is stored under a secret id (ONBOARD-R4). */
export const readDraft = async (
  pool: pg.Pool,
  id: string,
  now: Date,
): Promise<StoredOnboardingDraft | Refusal> =>
  (await withScope(pool, SYSTEM, (tx) => findDraft(tx, draftKey(id), now))) ?? notFound();

async function readWritten(tx: Tx, key: string, now: Date): Promise<StoredOnboardingDraft> {
  const stored = await findDraft(tx, key, now);
  if (!stored) throw new Error("a sign-up that was just stored is not there");
  return stored;
}

/** Stores a sign-up for the first time. The call also removes some that have expired. */
async function beginDraft(
  tx: Tx,
  { step, data }: OnboardingDraft,
  key: string,
  now: Date,
): Promise<boolean> {
  await sweepDrafts(tx, now);
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + SIGN_UP_STORED_DAYS * DAY).toISOString();
  return insertDraft(tx, { idHash: key, step, data, createdOn: at, updatedOn: at, expiresAt });
}

/** Stores what was typed; null if that begins a new one, which is counted first. */
const storeDraft = (
  pool: pg.Pool,
  draft: OnboardingDraft,
  { now, version }: Pick<Request, "now" | "version">,
): Promise<StoredOnboardingDraft | Refusal | null> =>
  withScope(pool, SYSTEM, async (tx) => {
    const key = draftKey(draft.id);
    const stored = await lockDraft(tx, key, now);
    if (!stored) return null;
    if (isRepeat(draft, stored)) return stored;
    if (version !== stored.version) return conflict(messages.draftStale, stored);
    const { step, data } = draft;
    await changeDraft(tx, key, { step, data, updatedOn: now.toISOString() });
    return readWritten(tx, key, now);
  });

/** Where a stored sign-up is continued. The secret is behind the #, which no server is sent. */
const resumeLink = (origin: string, id: string): string =>
  `${origin}/ADMIN-UI/register#resume=${id}`;

/** Mails the link to continue to an e-mail that has not got it (ONBOARD-R3); a mail over the limit is left out. */
async function mailLink(
  { pool, limits, config, origin: own }: OnboardingServices,
  { id, step, data }: OnboardingDraft,
  stored: StoredOnboardingDraft,
  { now, address, origin: reached }: Request,
): Promise<StoredOnboardingDraft> {
  const email = data.email.trim().toLowerCase();
  const origin = mailOrigin(config, reached, own());
  if (step === "signUp" || origin === null || !isEmail(email) || stored.mailedTo === email)
    return stored;
  const taken = await limits.take("resumeMails", { person: email, address });
  if (taken instanceof Refusal) return stored;
  const key = draftKey(id);
  return withScope(pool, SYSTEM, async (tx) => {
    const content = resumeMail(resumeLink(origin, id), SIGN_UP_STORED_DAYS);
    await enqueue(tx, mailJob(`resume:${key}:${email}`, email, content));
    await recordDraftMail(tx, key, { mailedTo: email, mailedOn: now.toISOString() });
    return readWritten(tx, key, now);
  });
}

/** Limits the sign-ups that an address begins, so that no one address fills the table. */
async function countedBegin(
  pool: pg.Pool,
  limits: LimitCounter,
  draft: OnboardingDraft,
  request: Request,
): Promise<StoredOnboardingDraft | Refusal> {
  const taken = await limits.take("onboardingDrafts", { address: request.address });
  if (taken instanceof Refusal) return taken;
  const { now } = request;
  await withScope(pool, SYSTEM, (tx) => beginDraft(tx, draft, draftKey(draft.id), now));
  // of two simultaneous first saves the other one may be stored already
  return orNotFound(storeDraft(pool, draft, request));
}

/** A draft without a logo that no caller without an account has sent: an image that a row shows is stored on (IMAGE-A7). */
async function withOwnLogo(pool: pg.Pool, draft: OnboardingDraft): Promise<OnboardingDraft> {
  const { companyLogo } = draft.data;
  if (!companyLogo) return draft;
  const user = { email: SIGNED_OUT_SENDER.person };
  const image = { rule: "IMAGE-A7", field: "companyLogo", kind: "companies" };
  const issues = await withScope(pool, SYSTEM, (tx) =>
    foreignImages({ tx, user }, [companyLogo], { ...image, stored: [], companyId: null }),
  );
  return issues.length === 0 ? draft : { ...draft, data: { ...draft.data, companyLogo: null } };
}

/** Stores what was typed under its secret id, from the version that the caller has seen (ONBOARD-R1 to ONBOARD-R3). */
export async function saveDraft(
  services: OnboardingServices,
  request: Request,
  given: OnboardingDraft,
): Promise<StoredOnboardingDraft | Refusal> {
  const { pool, limits } = services;
  const draft = await withOwnLogo(pool, given);
  const saved =
    (await storeDraft(pool, draft, request)) ?? (await countedBegin(pool, limits, draft, request));
  return saved instanceof Refusal ? saved : mailLink(services, draft, saved, request);
}
