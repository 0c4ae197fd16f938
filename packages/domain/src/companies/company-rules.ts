import { filled, type Rule, type TakenContext } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isFilled } from "../validation/typed-values.ts";
import { companyMessages as say } from "./messages.ts";

/** What the company form is checked on; a `CompanyDraft` is one. `address1` is the unit, `address2` the street. */
export interface CompanyForm {
  readonly name: string;
  readonly countryId: string;
  readonly stateId: string;
  readonly cityId: string;
  readonly pincode: string;
  readonly address1: string;
  readonly address2: string;
}

export const companyFields = {
  name: "text",
  countryId: "text",
  stateId: "text",
  cityId: "text",
  pincode: "text",
  address1: "text",
  address2: "text",
} as const satisfies FormFields;

/** The company form, in the order of the specification's messages (COMPANY-V1 to COMPANY-V8). */
export const companyRules: readonly Rule<CompanyForm, TakenContext>[] = [
  filled("COMPANY-V1", "name", say.nameMissing),
  filled("COMPANY-V2", "countryId", say.countryMissing),
  filled("COMPANY-V3", "stateId", say.provinceMissing),
  filled("COMPANY-V4", "cityId", say.cityMissing),
  filled("COMPANY-V5", "pincode", say.postalCodeMissing),
  filled("COMPANY-V6", "address1", say.unitMissing),
  filled("COMPANY-V7", "address2", say.streetMissing),
  {
    id: "COMPANY-V8",
    field: "name",
    message: say.nameTaken,
    holds: ({ name }, { taken = [] }) => !isFilled(name) || !taken.includes("name"),
  },
];
