import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { storeMessages as say } from "./messages.ts";

/** What a branch's address is checked on; a `StoreDraft` is one. `address1` is the unit, `address2` the street. */
export interface AddressForm {
  readonly countryId: string;
  readonly stateId: string;
  readonly cityId: string;
  readonly pincode: string;
  readonly address1: string;
  readonly address2: string;
  readonly isphysical: string;
  readonly isSameAddress: string;
}

export const addressFields = {
  countryId: "text",
  stateId: "text",
  cityId: "text",
  pincode: "text",
  address1: "text",
  address2: "text",
  isphysical: "flag",
  isSameAddress: "flag",
} as const satisfies FormFields;

const isAnswered = (flag: string): boolean => flag === "Y" || flag === "N";

/** The address step, in the specification's order (ADDRESS-V1 to ADDRESS-V8). A second address is optional. */
export const addressRules: readonly Rule<AddressForm, unknown>[] = [
  filled("ADDRESS-V1", "countryId", say.countryMissing),
  filled("ADDRESS-V2", "stateId", say.provinceMissing),
  filled("ADDRESS-V3", "cityId", say.cityMissing),
  filled("ADDRESS-V4", "pincode", say.postalCodeMissing),
  filled("ADDRESS-V5", "address1", say.unitMissing),
  filled("ADDRESS-V6", "address2", say.streetMissing),
  {
    id: "ADDRESS-V7",
    field: "isphysical",
    message: say.physicalMissing,
    holds: ({ isphysical }) => isAnswered(isphysical),
  },
  {
    id: "ADDRESS-V8",
    field: "isSameAddress",
    message: say.sameAddressMissing,
    holds: ({ isphysical, isSameAddress }) => isphysical !== "Y" || isAnswered(isSameAddress),
  },
];
