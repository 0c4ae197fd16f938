import { storeMessages } from "../stores/messages.ts";
import type { SendBack, SentBack } from "../stores/sent-back.schema.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import type { Flag } from "../wire/field.schema.ts";

export const sendBackFields = { reason: "text" } as const satisfies FormFields;

/** What is asked before a branch is sent back (STORE-A11). */
export const sendBackRules: readonly Rule<Pick<SendBack, "reason">, unknown>[] = [
  requireFilled("STORE-A11", "reason", storeMessages.sendBackReasonMissing),
];

/** Why a branch was sent back, if it waits for its merchant and not for a master (STORE-A12). */
export const sentBackOf = (store: {
  readonly isApprove: Flag;
  readonly sentBack?: SentBack | null;
}): SentBack | null => (store.isApprove === "N" ? (store.sentBack ?? null) : null);
