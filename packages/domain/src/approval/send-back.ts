import { Schema } from "effect";
import { storeMessages } from "../stores/messages.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { Instant, Text } from "../wire/field.schema.ts";

export const LONGEST_SEND_BACK = 300;

/** What a master asks to be changed of a branch before it is approved (STORE-A11). */
export const SendBack = Schema.Struct({ reason: Text(LONGEST_SEND_BACK) }).annotate({
  identifier: "SendBack",
});
export type SendBack = typeof SendBack.Type;

/** That a branch was sent back, why, by whom and when. */
export const SentBack = Schema.Struct({
  reason: Schema.String,
  by: Schema.String,
  on: Instant,
}).annotate({ identifier: "SentBack" });
export type SentBack = typeof SentBack.Type;

export const sendBackFields = { reason: "text" } as const satisfies FormFields;

/** What is asked before a branch is sent back (STORE-A11). */
export const sendBackRules: readonly Rule<SendBack, unknown>[] = [
  requireFilled("STORE-A11", "reason", storeMessages.sendBackReasonMissing),
];

/** Why a branch was sent back, if it waits for its merchant and not for a master (STORE-A12). */
export const sentBackOf = (store: {
  readonly isApprove: "Y" | "N";
  readonly sentBack?: SentBack | null;
}): SentBack | null => (store.isApprove === "N" ? (store.sentBack ?? null) : null);
