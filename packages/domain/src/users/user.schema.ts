import { Schema, Struct } from "effect";
import { Country } from "../geography/geography.schema.ts";
import { ChosenId, EmailText, MobileText, PasswordText } from "../wire/draft-field.schema.ts";
import { changeFields, Flag, Text } from "../wire/field.schema.ts";
import { USER_TEXT_LIMITS as limits } from "./user-text-limits.ts";

/** `A` for an advertiser or administrator, `AU` for all others: only `A` may sign in here. */
export const AuthType = Schema.Literals(["A", "AU"]);
export type AuthType = typeof AuthType.Type;

export const Gender = Schema.Literals(["Male", "Female"]);
export type Gender = typeof Gender.Type;

const essentials = {
  email: Schema.String,
  name: Schema.String,
  mobileNo: Schema.String,
  gender: Schema.NullOr(Gender),
  authType: AuthType,
  isShopify: Flag,
  isAgent: Flag,
  companyId: Schema.NullOr(Schema.String),
  /** Ours: the name of that company, in lists (SCREEN-L27). */
  companyName: Schema.optionalKey(Schema.NullOr(Schema.String)),
  storeId: Schema.NullOr(Schema.String),
  roleId: Schema.NullOr(Schema.String),
} as const;

const details = {
  firstName: Schema.String,
  emailOk: Flag,
  emailSubcription: Flag,
  mobOk: Flag,
  country: Schema.NullOr(Country),
  /** Ours: whether this is an internal administrator, and the name of the role, for lists. */
  isMaster: Flag,
  roleName: Schema.NullOr(Schema.String),
  /** Ours: when the user's access was ended; null while they may sign in (USER-E1). */
  endedOn: Schema.NullOr(Schema.String),
  /** Ours: when the user last signed in; null if never, or not since this is written down (USER-S1). */
  lastSignInOn: Schema.NullOr(Schema.String),
  /** Ours: `N` until a user whom another one added has signed in for the first time (USER-S2). */
  isConfirmed: Flag,
  /** Ours: until when the link of the latest invitation is good; null if there is none (INVITE-1). */
  invitedUntil: Schema.NullOr(Schema.String),
  /** Ours: who invited them, by name; empty if no user did. */
  invitedBy: Schema.String,
  ...changeFields,
} as const;

/** A user. No answer ever holds a password. A list may leave the details out; `UserDetails` has them all. */
export const User = Schema.Struct({
  ...essentials,
  ...Struct.map(details, Schema.optionalKey),
}).annotate({ identifier: "User" });
export type User = typeof User.Type;

/** A user with everything known. `version` is ours: the ETag an edit starts from. */
export const UserDetails = Schema.Struct({ ...essentials, ...details }).annotate({
  identifier: "UserDetails",
});
export type UserDetails = typeof UserDetails.Type;

/** The body of create. The e-mail is the identity, so that a repeat makes no second user. */
export const UserDraft = Schema.Struct({
  email: EmailText,
  firstName: Text(limits.firstName),
  mobileNo: MobileText,
  password: PasswordText,
  roleId: ChosenId,
  companyId: ChosenId,
  storeId: Schema.NullOr(ChosenId),
  isAgent: Flag,
  /** The form does not ask for it. */
  country: Schema.optionalKey(Schema.NullOr(Country)),
  /** An advertiser in any case: another one is refused (USER-C8). */
  authType: Schema.optionalKey(AuthType),
  /** Ours: `Y` mails an invitation, by whose link the user sets the password; none is given then (INVITE-1). */
  invite: Schema.optionalKey(Flag),
}).annotate({ identifier: "UserDraft" });
export type UserDraft = typeof UserDraft.Type;

/**
 * The body of an update, from the user form or the profile: what is left out stays as it is. The profile
 * says `name` and `mob`, the user form `firstName` and `mobileNo`; both mean the same field.
 */
export const UserChange = Schema.Struct({
  email: EmailText,
  name: Schema.optionalKey(Text(120)),
  firstName: Schema.optionalKey(Text(limits.firstName)),
  mob: Schema.optionalKey(MobileText),
  mobileNo: Schema.optionalKey(MobileText),
  gender: Schema.optionalKey(Schema.NullOr(Gender)),
  roleId: Schema.optionalKey(ChosenId),
  companyId: Schema.optionalKey(ChosenId),
  storeId: Schema.optionalKey(Schema.NullOr(ChosenId)),
  isAgent: Schema.optionalKey(Flag),
  authType: Schema.optionalKey(AuthType),
}).annotate({ identifier: "UserChange" });
export type UserChange = typeof UserChange.Type;

/** The body by which the link of an invitation is opened: the secret that the mail holds. */
export const InvitationLink = Schema.Struct({ token: Text(64) }).annotate({
  identifier: "InvitationLink",
});

/** An invitation that is opened: whose, to what, and the identity service's code by which the password is set. */
export const Invitation = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  companyName: Schema.NullOr(Schema.String),
  oobCode: Schema.String,
}).annotate({ identifier: "Invitation" });
export type Invitation = typeof Invitation.Type;

/** What the identity service knows of an e-mail after the call. */
export const Identity = Schema.Struct({
  email: Schema.String,
  emailVerified: Schema.Boolean,
  /** `Y` if the identity existed before. */
  isExistUser: Flag,
}).annotate({ identifier: "Identity" });
export type Identity = typeof Identity.Type;
