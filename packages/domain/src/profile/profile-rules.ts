import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule, requireWellFormed } from "../validation/rule.ts";
import { isEmail, isFilled, isMobile } from "../validation/typed-values.ts";
import { profileMessages as messages } from "./messages.ts";

/** What the profile screen is checked on; a `Profile` is one. Its phone number is `mob`; `mobileNo` means the same. */
export interface ProfileForm {
  readonly mob: string;
  readonly mobileNo?: string;
  readonly email: string;
  readonly name: string;
}

export const profileFields = {
  mob: "text",
  mobileNo: "text",
  email: "text",
  name: "text",
} as const satisfies FormFields;

const enteredMobile = ({ mob, mobileNo = "" }: ProfileForm): string =>
  isFilled(mob) ? mob : mobileNo;

/** The profile, in the specification's order (PROFILE-V1 to PROFILE-V5). */
export const profileRules: readonly Rule<ProfileForm, unknown>[] = [
  {
    id: "PROFILE-V1",
    field: "mob",
    message: messages.mobileMissing,
    holds: (draft) => isFilled(enteredMobile(draft)),
  },
  {
    id: "PROFILE-V2",
    field: "mob",
    message: messages.mobileInvalid,
    holds: (draft) => !isFilled(enteredMobile(draft)) || isMobile(enteredMobile(draft)),
  },
  requireFilled("PROFILE-V3", "email", messages.emailMissing),
  requireWellFormed("PROFILE-V4", "email", messages.emailInvalid, isEmail),
  requireFilled("PROFILE-V5", "name", messages.nameMissing),
];
