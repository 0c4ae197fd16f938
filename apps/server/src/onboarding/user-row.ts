import type { Country } from "@marquee/domain/geography/geography.schema";
import type { OnboardingRequest, SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import { defaultRoleId } from "../users/default-roles.ts";
import type { NewUser } from "../users/queries.ts";

/** A sign-up that breaks no rule and was normalized, with what was sent and when. */
export interface SignUpToStore {
  readonly request: OnboardingRequest;
  readonly data: SignUpData & { readonly country: Country };
  readonly requestHash: string;
  readonly now: Date;
  /** The origin that its mail leads to. */
  readonly origin: string | null;
}

/** The user who signed up, as the Store Admin of the whole company (ONBOARD-F1). */
export const userRow = (signUp: SignUpToStore): NewUser => ({
  email: signUp.data.email,
  name: signUp.data.firstName,
  mobileNo: signUp.data.mobileNo,
  country: signUp.data.country,
  authType: "A",
  roleId: defaultRoleId("Store Admin"),
  companyId: signUp.request.companyId,
  storeId: null,
  // a sign-up without it is refused (PERSONAL-V6)
  agreedOn: signUp.now.toISOString(),
  createdBy: signUp.data.firstName,
  createdOn: signUp.now.toISOString(),
  updatedBy: signUp.data.firstName,
  updatedOn: signUp.now.toISOString(),
  createHash: signUp.requestHash,
});
