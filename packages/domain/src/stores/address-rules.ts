import { postalAddressFields, postalAddressRules } from "../geography/address-rules.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import type { Rule, StoredContext } from "../validation/rule.ts";
import { storeMessages as messages } from "./messages.ts";

export const addressFields = {
  ...postalAddressFields,
  isphysical: "flag",
  isSameAddress: "flag",
} as const satisfies FormFields;

/** What a branch's address is checked on; a `StoreDraft` is one. `address1` is the unit, `address2` the street. */
export type AddressForm = DraftOf<typeof addressFields>;

const isChosen = (flag: string): boolean => flag === "Y" || flag === "N";

/** The address step, in the specification's order (ADDRESS-V1 to ADDRESS-V9). */
export const addressRules: readonly Rule<AddressForm, StoredContext>[] = [
  ...postalAddressRules("ADDRESS", 1),
  {
    id: "ADDRESS-V7",
    field: "isphysical",
    message: messages.physicalMissing,
    holds: ({ isphysical }) => isChosen(isphysical),
  },
  {
    id: "ADDRESS-V8",
    field: "isSameAddress",
    message: messages.sameAddressMissing,
    holds: ({ isphysical, isSameAddress }) => isphysical !== "Y" || isChosen(isSameAddress),
  },
];
