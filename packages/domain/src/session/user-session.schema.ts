import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Flag } from "../wire/field.schema.ts";

/** A sign-in that counts (SESSION-O3). */
export const UserSession = Schema.Struct({
  id: Schema.String,
  begunOn: Schema.String,
  /** The last time it was seen, to some minutes. */
  seenOn: Schema.String,
  /** Empty where the browser does not say. */
  browser: Schema.String,
  system: Schema.String,
  /** `Y` for the one of the call itself. */
  isThis: Flag,
  /** `Y` if the code of an authenticator app was given. */
  hasSecondFactor: Flag,
}).annotate({ identifier: "UserSession" });
export type UserSession = typeof UserSession.Type;

/** How a user signs in, for masters (USER-F2). */
export const UserSecurity = Schema.Struct({
  /** `unknown` while the identity service does not respond. */
  secondFactor: Schema.Literals(["on", "off", "unknown"]),
  secondFactorSince: Schema.NullOr(Schema.String),
  sessions: Schema.Array(UserSession),
}).annotate({
  identifier: "UserSecurity",
  ...shownTo("users.update"),
});
export type UserSecurity = typeof UserSecurity.Type;
