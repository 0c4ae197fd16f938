import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { personalInfoRules } from "@marquee/domain/onboarding/personal-info-rules";
import {
  atSignUpFields,
  normalizeSignUp,
  toStoreDraft,
} from "@marquee/domain/onboarding/sign-up-map";
import { signUpIssues } from "@marquee/domain/onboarding/sign-up-steps";
import type {
  Onboarded,
  OnboardingRequest,
  SignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import { storeInfoRules } from "@marquee/domain/onboarding/store-info-rules";
import { normalizedStore } from "@marquee/domain/stores/store-draft";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { Tx } from "../platform/database/typed.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { Request } from "../platform/http/request.ts";
import { SIGNED_OUT_SENDER } from "../platform/images/image-uploads.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, invalid, Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertCompanyBranch } from "../stores/insert-company-branch.ts";
import { freeUnconfirmed } from "../users/free-unconfirmed.ts";
import { solveCaptcha } from "./captchas.ts";
import { finishSignUp } from "./finish-sign-up.ts";
import { makeAdvertiser } from "./make-advertiser.ts";
import { findSignUp, insertSignUp, type FinishedSignUp } from "./queries.ts";
import type { OnboardingServices } from "./services.ts";
import { accountJob, originOf } from "./sign-up-jobs.ts";
import { userRow, type SignUpToStore } from "./user-row.ts";

/** What a repeat is compared by: not the password, which is not stored, and not the captcha, which is used once. */
function signUpHash({ companyId, storeId }: OnboardingRequest, data: SignUpData): string {
  const { password: _secret, captcha: _once, isExistUser: _responded, ...content } = data;
  return requestHash({ companyId, storeId, content });
}

/** What a company or branch is refused for, at the fields as sign-up calls them, in its own words (ONBOARD-F3). */
function atSignUp(refused: Refusal, data: SignUpData): Refusal {
  const { failure } = refused.atFields(atSignUpFields);
  if (failure.issues === undefined) return conflict(messages.idTaken);
  if (failure.tag !== "Conflict") return refused.atFields(atSignUpFields);
  const taken = failure.issues.map(({ field }) => field);
  const issues = ruleIssues(storeInfoRules, data, { taken });
  return conflict(issues[0]?.message ?? failure.message, undefined, issues);
}

/** Company, branch, user and the job that sees to their account, all of them or none (ONBOARD-F1). */
async function storeSignUp(tx: Tx, signUp: SignUpToStore): Promise<FinishedSignUp | Refusal> {
  const { request, data, now, origin } = signUp;
  const user = { name: data.firstName, email: SIGNED_OUT_SENDER.person };
  const draft = normalizedStore(toStoreDraft(data, request));
  const branch = await insertCompanyBranch({ tx, scope: SYSTEM, now, user }, draft);
  if (branch instanceof Refusal) return atSignUp(branch, data);
  const formerAuthType = await makeAdvertiser(tx, userRow(signUp));
  if (formerAuthType instanceof Refusal) return formerAuthType;
  const finished = {
    companyId: request.companyId,
    storeId: request.storeId,
    email: data.email,
    requestHash: signUp.requestHash,
    mail: null,
    formerAuthType,
    createdOn: now.toISOString(),
  };
  await insertSignUp(tx, finished);
  await enqueue(tx, accountJob(request.companyId, data.email, { now, origin }));
  return finished;
}

const hasCountry = (data: SignUpData): data is SignUpToStore["data"] => data.country !== "";

/** The sign-up that the ids of a request have made already, or a refusal if that was another one (ONBOARD-F2). */
async function findEarlier(
  { pool }: OnboardingServices,
  { companyId }: OnboardingRequest,
  hash: string,
): Promise<FinishedSignUp | Refusal | undefined> {
  const known = await withScope(pool, SYSTEM, (tx) => findSignUp(tx, companyId));
  if (!known) return undefined;
  return known.requestHash === hash ? known : conflict(messages.idTaken);
}

/** Stores a sign-up whose captcha is right (LIMIT-26), also under an e-mail held unconfirmed for too long (USER-C11). */
async function storeCounted(
  services: OnboardingServices,
  { address }: Request,
  signUp: SignUpToStore,
): Promise<FinishedSignUp | Refusal> {
  const { email } = signUp.data;
  const taken = await services.limits.take("signUps", { person: email, address });
  if (taken instanceof Refusal) return taken;
  const store = () => withScope(services.pool, SYSTEM, (tx) => storeSignUp(tx, signUp));
  const stored = await store();
  const isTaken =
    stored instanceof Refusal && stored.failure.issues?.some(({ field }) => field === "email");
  if (!isTaken) return stored;
  const { companyId } = signUp.request;
  const freed = await freeUnconfirmed(services, { email, companyId, now: signUp.now });
  return freed ? store() : stored;
}

/** Takes a company, its branch and user on (ONBOARD-F1 to ONBOARD-F8). Wrong data uses up no captcha; a repeat needs none. */
export async function submitSignUp(
  services: OnboardingServices,
  request: Request,
  body: OnboardingRequest,
): Promise<Onboarded | Refusal> {
  const { now } = request;
  const data = normalizeSignUp(body.data);
  const issues = signUpIssues(data);
  if (issues.length > 0 || !hasCountry(data)) return invalid(issues);
  const hash = signUpHash(body, data);
  const before = await findEarlier(services, body, hash);
  if (before instanceof Refusal) return before;
  const { password, firstName } = data;
  const account = { password, firstName, draftId: body.draftId };
  if (before) return finishSignUp(services, request, before, account);
  const { companyId, captchaId: id } = body;
  const captcha = await solveCaptcha(services.pool, now, { id, text: data.captcha, companyId });
  if (captcha !== "right") return invalid(ruleIssues(personalInfoRules, data, { captcha }));
  const stored = await storeCounted(services, request, {
    request: body,
    data,
    requestHash: hash,
    now,
    origin: originOf(services, request),
  });
  return stored instanceof Refusal ? stored : finishSignUp(services, request, stored, account);
}
