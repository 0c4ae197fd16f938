import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, requireWellFormed, type Rule } from "../validation/rule.ts";
import { isEmail } from "../validation/typed-values.ts";
import { undeliveredMessages } from "./messages.ts";
import type { CorrectedAddress } from "./undelivered.schema.ts";

export const correctedAddressFields = { to: "text" } as const satisfies FormFields;

/** What is asked of the address that a mail is sent to instead (OUTBOX-A1, OUTBOX-A2). */
export const correctedAddressRules: readonly Rule<CorrectedAddress, unknown>[] = [
  requireFilled("OUTBOX-A1", "to", undeliveredMessages.addressMissing),
  requireWellFormed("OUTBOX-A2", "to", undeliveredMessages.addressInvalid, isEmail),
];
