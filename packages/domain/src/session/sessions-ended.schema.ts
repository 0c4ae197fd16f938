import { Schema } from "effect";
import { ChosenId } from "../wire/draft-field.schema.ts";

/** From when on the sessions of a user count no more. */
export const SessionsEnded = Schema.Struct({ endedOn: Schema.String }).annotate({
  identifier: "SessionsEnded",
});
export type SessionsEnded = typeof SessionsEnded.Type;

/** The body that names a session to be ended; without `id` it is the one of the call. */
export const SessionEnd = Schema.Struct({ id: Schema.optionalKey(ChosenId) }).annotate({
  identifier: "SessionEnd",
});
