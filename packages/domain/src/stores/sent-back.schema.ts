import { Schema } from "effect";
import { Instant, Text } from "../wire/field.schema.ts";
import { LONGEST_SEND_BACK } from "./send-back-limit.ts";

/** What a master asks to be changed of a branch before it is approved (STORE-A11). */
export const SendBack = Schema.Struct({
  reason: Text(LONGEST_SEND_BACK),
  /** When it was sent back last, as the master was shown it; null if it was not. Left out, whatever is stored is replaced. */
  seenOn: Schema.optionalKey(Schema.NullOr(Instant)),
}).annotate({ identifier: "SendBack" });
export type SendBack = typeof SendBack.Type;

/** That a branch was sent back, why, by whom and when. */
export const SentBack = Schema.Struct({
  reason: Schema.String,
  by: Schema.String,
  on: Instant,
}).annotate({ identifier: "SentBack" });
export type SentBack = typeof SentBack.Type;
