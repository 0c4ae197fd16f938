import { addressMessages } from "../geography/address-rules.ts";
import { isPostalCode } from "../geography/postal-code.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { isAsStored, type Rule, type StoredContext } from "../validation/rule.ts";
import { isFilled } from "../validation/typed-values.ts";

export const secondAddressFields = {
  isphysical: "flag",
  isSameAddress: "flag",
  storeCountryId: "text",
  storeStateId: "text",
  storeCityId: "text",
  storePincode: "text",
  storeAddress1: "text",
  storeAddress2: "text",
} as const satisfies FormFields;

/** Where shoppers find a branch that is not at its registered address; a `StoreDraft` is one. */
export type SecondAddressForm = DraftOf<typeof secondAddressFields>;

type Part = "storeStateId" | "storeCityId" | "storePincode" | "storeAddress2";

/** Whether a branch has an address for shoppers besides its registered one. */
export const hasSecondAddress = ({
  isphysical,
  isSameAddress,
}: Pick<SecondAddressForm, "isphysical" | "isSameAddress">): boolean =>
  isphysical === "Y" && isSameAddress === "N";

/** Whether anything of that address was typed or chosen. Its country is preset, and begins none. */
export const isSecondBegun = (draft: Omit<SecondAddressForm, "isphysical" | "isSameAddress">) =>
  [
    draft.storeStateId,
    draft.storeCityId,
    draft.storePincode,
    draft.storeAddress1,
    draft.storeAddress2,
  ].some(isFilled);

/** A second address that is begun has this part, unless all of it stays as it is stored. */
const requirePart = (
  id: string,
  field: Part | "storeCountryId",
  message: string,
  american?: string,
): Rule<SecondAddressForm, StoredContext> => ({
  id,
  field,
  message,
  ...(american === undefined
    ? {}
    : {
        messageFor: ({ storeCountryId }: SecondAddressForm) =>
          storeCountryId === "US" ? american : message,
      }),
  holds: (draft, context) =>
    !hasSecondAddress(draft) ||
    !isSecondBegun(draft) ||
    isFilled(draft[field]) ||
    isAsStored(draft, context, "storeStateId", "storeCityId", "storePincode", "storeAddress2"),
});

/** The address for shoppers, if it is another: whole but for the unit (ADDRESS-V10 to V13, V15), a fit code (ADDRESS-V14). */
export const secondAddressRules: readonly Rule<SecondAddressForm, StoredContext>[] = [
  requirePart("ADDRESS-V10", "storeCountryId", addressMessages.countryMissing),
  requirePart(
    "ADDRESS-V11",
    "storeStateId",
    addressMessages.provinceMissing,
    addressMessages.stateMissing,
  ),
  requirePart("ADDRESS-V12", "storeCityId", addressMessages.cityMissing),
  requirePart(
    "ADDRESS-V13",
    "storePincode",
    addressMessages.postalCodeMissing,
    addressMessages.zipCodeMissing,
  ),
  {
    id: "ADDRESS-V14",
    field: "storePincode",
    message: addressMessages.postalCodeInvalid,
    messageFor: ({ storeCountryId }) =>
      storeCountryId === "US" ? addressMessages.zipCodeInvalid : addressMessages.postalCodeInvalid,
    holds: (draft, context) =>
      !hasSecondAddress(draft) ||
      isPostalCode(draft.storeCountryId, draft.storePincode) ||
      isAsStored(draft, context, "storeCountryId", "storePincode"),
  },
  requirePart("ADDRESS-V15", "storeAddress2", addressMessages.streetMissing),
];
