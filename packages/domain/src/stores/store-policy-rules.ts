import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import type { Rule } from "../validation/rule.ts";
import { storeMessages } from "./messages.ts";

export const storePolicyFields = {
  freeShipping: "tick",
  deliveryNotes: "amount",
} as const satisfies FormFields;

/** What the policy dialog is checked on. `deliveryNotes` is the amount from which shipping is free. */
export type StorePolicyForm = DraftOf<typeof storePolicyFields>;

/** The policy dialog (POLICY-V1): the amount is asked for if store-wide free shipping is ticked. */
export const storePolicyRules: readonly Rule<StorePolicyForm, unknown>[] = [
  {
    id: "POLICY-V1",
    field: "deliveryNotes",
    message: storeMessages.freeShippingMissing,
    holds: ({ freeShipping, deliveryNotes }) =>
      !freeShipping || (deliveryNotes !== null && deliveryNotes >= 0),
  },
];
