import { centralDayOf } from "@marquee/domain/dates/central-time";
import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import type {
  CorporationQuestion,
  OnboardingMailRequest,
} from "@marquee/domain/onboarding/sign-up.schema";
import {
  corporationIssues,
  readCorporationRequest,
} from "@marquee/domain/stores/corporation-request";
import { corporationMail } from "@marquee/domain/stores/mails";
import { isEmail } from "@marquee/domain/validation/typed-values";
import { requestHash } from "../platform/http/request-hash.ts";
import type { Request } from "../platform/http/request.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { invalid, notFound, Refusal, unavailable } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { CORRECTED_WITHIN } from "./correct-email.ts";
import { findSignUp } from "./queries.ts";
import type { OnboardingServices } from "./services.ts";
import { originOf, toMailJob } from "./sign-up-jobs.ts";

const MINUTE = 60 * 1000;

/** Asks the operator to take a company on whose corporation id is in use; the same question once a day (MAIL-C5). */
export async function mailCorporation(
  { pool, limits, config }: OnboardingServices,
  { address, now }: Request,
  question: CorporationQuestion,
): Promise<"Success" | Refusal> {
  const asked = readCorporationRequest(question);
  const email = asked.email.trim().toLowerCase();
  if (!isEmail(email))
    return invalid([{ rule: "SIGNUP-V5", field: "email", message: messages.emailInvalid }]);
  const issues = corporationIssues(asked);
  if (issues.length > 0) return invalid(issues);
  const { operatorMail } = config;
  if (operatorMail === null)
    return unavailable("This mail has no receiver yet. Please try again later.");
  const taken = await limits.take("corporationMails", { person: email, address });
  if (taken instanceof Refusal) return taken;
  const key = `corporation:${requestHash({ asked, day: centralDayOf(now) })}`;
  const content = corporationMail({ ...asked, by: email });
  await withScope(pool, SYSTEM, (tx) => enqueue(tx, mailJob(key, operatorMail, content, email)));
  return "Success";
}

/** Sends the mail of a sign-up that was finished within a day once more, at most once a minute (ONBOARD-F9). */
export async function sendMailAgain(
  services: OnboardingServices,
  request: Request,
  { companyId }: OnboardingMailRequest,
): Promise<"Success" | Refusal> {
  const { pool, limits } = services;
  const { address, now } = request;
  const signUp = await withScope(pool, SYSTEM, (tx) => findSignUp(tx, companyId));
  if (!signUp || signUp.mail === null) return notFound();
  if (now.getTime() - Date.parse(signUp.createdOn) > CORRECTED_WITHIN) return notFound();
  const taken = await limits.take("resumeMails", { person: signUp.email, address });
  if (taken instanceof Refusal) return taken;
  const which = String(Math.floor(now.getTime() / MINUTE));
  const origin = originOf(services, request);
  const { mail } = signUp;
  await withScope(pool, SYSTEM, (tx) => enqueue(tx, toMailJob(signUp, mail, { which, origin })));
  return "Success";
}
