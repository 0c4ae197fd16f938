import { PersonHistory } from "@marquee/domain/history/history.schema";
import { Privilege } from "@marquee/domain/roles/role.schema";
import { UserSecurity } from "@marquee/domain/session/user-session.schema";
import {
  Identity,
  Invitation,
  InvitationLink,
  User,
  UserChange,
  UserDetails,
  UserDraft,
} from "@marquee/domain/users/user.schema";
import { callerParam, emailParam, idParam, savingErrors, signedInErrors } from "../http/call.ts";
import { userRoutes } from "../routes/users.ts";
import { list, one, open } from "./calls.ts";
import { group } from "./group.ts";

/** What users can be sorted by. */
const USER_SORTS = ["name", "email", "createdOn", "lastSignInOn"] as const;

export const userContract = group(userRoutes, {
  all: list({
    summary: "The users the caller may see",
    params: { encEmail: callerParam },
    query: { companyId: idParam },
    response: User,
    sorts: USER_SORTS,
  }),
  byCompany: list({
    summary: "The users of a company",
    params: { companyId: idParam },
    response: User,
    sorts: USER_SORTS,
  }),
  create: {
    summary: "Create a user; the same e-mail and body return the first result again",
    access: { ability: "users.add" },
    params: { encEmail: callerParam },
    body: UserDraft,
    response: UserDetails,
    errors: [...savingErrors, "TooMany", "Unavailable"],
  },
  createIdentity: {
    summary: "Create the identity a person signs in with, where there is none yet",
    access: { ability: "users.add" },
    params: { encEmail: callerParam },
    body: UserDraft,
    response: Identity,
    errors: [...savingErrors, "TooMany", "Unavailable"],
  },
  update: one({
    summary:
      "Change a user, or one's own profile, from the version named by If-Match; what is left out stays",
    params: { encEmail: emailParam },
    body: UserChange,
    response: UserDetails,
    edit: true,
    errors: [...savingErrors, "Unavailable"],
  }),
  end: one({
    summary: "End a user's access: signed out everywhere, refused at sign-in; what they made stays",
    access: { ability: "users.update" },
    params: { encEmail: emailParam },
    response: UserDetails,
  }),
  invite: one({
    summary: "Mail the invitation of a user who has not signed in yet again, with a new link",
    access: { ability: "users.add" },
    params: { encEmail: emailParam },
    response: UserDetails,
    errors: [...signedInErrors, "TooMany"],
  }),
  withdraw: one({
    summary:
      "Withdraw the invitation of a user who has not signed in yet; the e-mail is free again",
    access: { ability: "users.add" },
    params: { encEmail: emailParam },
    response: UserDetails,
    errors: [...signedInErrors, "Conflict"],
  }),
  openInvitation: open({
    summary: "Open the link of an invitation: the code by which the password is set",
    perMinute: 20,
    body: InvitationLink,
    response: Invitation,
    errors: ["NotFound", "Invalid", "TooMany", "Unavailable"],
  }),
  privileges: list({
    summary: "The privileges that a user may put into a role",
    params: { encEmail: emailParam },
    response: Privilege,
  }),
  security: one({
    summary:
      "How a user signs in, for a master: the sessions that count, and whether a code is asked for",
    access: { ability: "users.update" },
    params: { encEmail: emailParam },
    response: UserSecurity,
  }),
  resetSecondFactor: one({
    summary:
      "Take the authenticator app off a user's sign-in, and sign them out everywhere; for a master",
    access: { ability: "users.update" },
    params: { encEmail: emailParam },
    response: UserDetails,
    errors: [...signedInErrors, "Conflict", "Unavailable"],
  }),
  history: one({
    summary:
      "The changes of a user, from the audit trail: who changed which field, the newest first",
    access: { ability: "users.update" },
    params: { encEmail: emailParam },
    response: PersonHistory,
  }),
});
