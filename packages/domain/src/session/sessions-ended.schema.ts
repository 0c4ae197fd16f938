import { Schema } from "effect";

/** From when on the sessions of a user count no more. */
export const SessionsEnded = Schema.Struct({ endedOn: Schema.String }).annotate({
  identifier: "SessionsEnded",
});
export type SessionsEnded = typeof SessionsEnded.Type;
