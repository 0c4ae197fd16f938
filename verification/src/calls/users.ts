import { defaultRoleId } from "@marquee/server/users/default-roles";
import { byBody, elsewhere, ofCompany, ofNone, ofPerson, type KnownCalls } from "./known-call.ts";
import type { Subject } from "./subject.ts";

const userBody = ({ companyId, storeId }: Subject, id: string) => ({
  firstName: "Subject",
  mobileNo: "4165550100",
  password: "marquee-demo",
  isAgent: "N",
  email: `${id}@marquee.test`,
  roleId: defaultRoleId("Read_Only"),
  companyId,
  storeId,
});

/** A user of one branch may change the users of that branch alone (USER-U1). */
export const userCalls: KnownCalls<"users"> = {
  all: ofNone(),
  byCompany: ofCompany(),
  create: byBody("branch", userBody),
  createIdentity: byBody("branch", userBody),
  update: byBody("colleague", ({ email }) => ({ email, firstName: "Changed" }), "users.update"),
  end: ofPerson("users.update", "endedEmail"),
  // what there is to invite is used up by the first caller
  invite: elsewhere("invitations.test.ts invites, and tries it for users of others", {
    acrossTenants: ({ email }) => ({ params: { encEmail: email } }),
  }),
  withdraw: elsewhere("invitations.test.ts withdraws, and tries it for users of others", {
    acrossTenants: ({ email }) => ({ params: { encEmail: email } }),
  }),
  openInvitation: elsewhere("open to callers without an account (invitations.test.ts)"),
  privileges: ofPerson(),
  // a master alone, and the app is gone with the first caller
  security: elsewhere("user-security.test.ts reads it as a master, and tries others"),
  resetSecondFactor: elsewhere("user-security.test.ts resets, and tries others"),
  history: ofPerson("users.update"),
};
