import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isEmail, isFilled, isMobile } from "../validation/typed-values.ts";
import { profileMessages as say } from "./messages.ts";

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

const mobileOf = ({ mob, mobileNo = "" }: ProfileForm): string => (isFilled(mob) ? mob : mobileNo);

/** The profile, in the specification's order (PROFILE-V1 to PROFILE-V5). */
export const profileRules: readonly Rule<ProfileForm, unknown>[] = [
  {
    id: "PROFILE-V1",
    field: "mob",
    message: say.mobileMissing,
    holds: (draft) => isFilled(mobileOf(draft)),
  },
  {
    id: "PROFILE-V2",
    field: "mob",
    message: say.mobileInvalid,
    holds: (draft) => !isFilled(mobileOf(draft)) || isMobile(mobileOf(draft)),
  },
  filled("PROFILE-V3", "email", say.emailMissing),
  {
    id: "PROFILE-V4",
    field: "email",
    message: say.emailInvalid,
    holds: ({ email }) => !isFilled(email) || isEmail(email),
  },
  filled("PROFILE-V5", "name", say.nameMissing),
];
