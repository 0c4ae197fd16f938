import type { OnboardingEmail } from "@marquee/domain/onboarding/sign-up.schema";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { isEmailHeld } from "../users/advertiser-queries.ts";
import { isFree } from "../users/free-unconfirmed.ts";
import type { OnboardingServices } from "./services.ts";

/** Whether an e-mail may onboard (ONBOARD-E1), without a query that reveals who has an account (ONBOARD-E2). */
export async function checkEmail(
  services: OnboardingServices,
  typed: string,
  now: Date,
): Promise<OnboardingEmail> {
  const email = typed.trim().toLowerCase();
  const isHeld = await withScope(services.pool, SYSTEM, (tx) => isEmailHeld(tx, email));
  const onboarded = isHeld && !(await isFree(services, { email, companyId: "", now }));
  return { email, standing: onboarded ? "onboarded" : "open" };
}
