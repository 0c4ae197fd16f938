import { byBody, ofNone, showing, type KnownCalls } from "./known-call.ts";

const showsRole = showing("roles.view", "roles.add", "users.add", "users.update");
const CODE = "CAN_ADD_UPDATE";

export const roleCalls: KnownCalls<"roles"> = {
  all: showsRole(ofNone()),
  add: showsRole(
    byBody("maker", (_subject, id) => ({
      id,
      roleName: `Role ${id}`,
      isSystemRole: "N",
      privileges: [{ id: CODE, privilegeCode: CODE, privilegeName: "Add and update" }],
    })),
  ),
};
