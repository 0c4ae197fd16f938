import type { OnboardingEmail } from "@marquee/domain/onboarding/sign-up.schema";
import type pg from "pg";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { isOnboarded } from "./queries.ts";

/**
 * Whether an e-mail may onboard (ONBOARD-E1). The identity service is not asked, so neither the answer nor its time says
 * who has an account there (ONBOARD-E2).
 */
export async function checkEmail(pool: pg.Pool, typed: string): Promise<OnboardingEmail> {
  const email = typed.trim().toLowerCase();
  const onboarded = await withScope(pool, SYSTEM, (tx) => isOnboarded(tx, email));
  return { email, standing: onboarded ? "onboarded" : "open" };
}
