import { postalAddressFields, postalAddressRules } from "../geography/address-rules.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import {
  requireFilled,
  requireNotTaken,
  requireWellFormedChange,
  type Rule,
  type StoredContext,
  type TakenContext,
} from "../validation/rule.ts";
import { isEmail, isMobile, isWebAddress } from "../validation/typed-values.ts";
import { companyMessages as messages } from "./messages.ts";

export const companyFields = {
  name: "text",
  ...postalAddressFields,
  website: "text",
  managerEmail: "text",
  managerMobile: "text",
} as const satisfies FormFields;

/** What the company form is checked on; a `CompanyDraft` is one. `address1` is the unit, `address2` the street. */
export type CompanyForm = DraftOf<typeof companyFields>;

/** The company form, in the order of the specification's messages (COMPANY-V1 to COMPANY-V12). */
export const companyRules: readonly Rule<CompanyForm, TakenContext & StoredContext>[] = [
  requireFilled("COMPANY-V1", "name", messages.nameMissing),
  ...postalAddressRules("COMPANY", 2),
  requireNotTaken("COMPANY-V8", "name", messages.nameTaken),
  requireWellFormedChange("COMPANY-V10", "website", messages.websiteInvalid, isWebAddress),
  requireWellFormedChange("COMPANY-V11", "managerEmail", messages.emailInvalid, isEmail),
  requireWellFormedChange("COMPANY-V12", "managerMobile", messages.mobileInvalid, isMobile),
];

export const companyLogoFields = { logo: "text" } as const satisfies FormFields;

/** What the logo form is checked on: the logo that was chosen, none or empty before that. */
export interface CompanyLogoForm {
  readonly logo: string | null;
}

/** The logo form (COMPANY-L1). */
export const companyLogoRules: readonly Rule<CompanyLogoForm, unknown>[] = [
  {
    id: "COMPANY-L1",
    field: "logo",
    message: messages.logoMissing,
    holds: ({ logo }) => logo !== null && logo !== "",
  },
];
