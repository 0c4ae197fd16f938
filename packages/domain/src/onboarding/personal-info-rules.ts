import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { isFilled } from "../validation/typed-values.ts";
import { onboardingMessages as messages } from "./messages.ts";

export const personalInfoFields = {
  agreement: "tick",
  captcha: "text",
} as const satisfies FormFields;

/** The fields of the Personal Info step that only a sign-up has, as `SignUpData` does. */
export type PersonalInfoForm = DraftOf<typeof personalInfoFields>;

/** What the server found of the answer to the captcha; left out before it was checked. */
export interface PersonalInfoContext {
  readonly captcha?: "right" | "wrong" | "over" | undefined;
}

/** The end of the Personal Info step (PERSONAL-V6 to PERSONAL-V9); manager and hours have the rules of every branch. */
export const personalInfoRules: readonly Rule<PersonalInfoForm, PersonalInfoContext>[] = [
  {
    id: "PERSONAL-V6",
    field: "agreement",
    message: messages.agreementMissing,
    holds: ({ agreement }) => agreement,
  },
  requireFilled("PERSONAL-V7", "captcha", messages.captchaMissing),
  {
    id: "PERSONAL-V8",
    field: "captcha",
    message: messages.captchaWrong,
    holds: ({ captcha }, found) => !isFilled(captcha) || found.captcha !== "wrong",
  },
  {
    id: "PERSONAL-V9",
    field: "captcha",
    message: messages.captchaOver,
    holds: ({ captcha }, found) => !isFilled(captcha) || found.captcha !== "over",
  },
];
