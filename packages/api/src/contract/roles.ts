import { Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { callerParam, idParam } from "../http/call.ts";
import { roleRoutes } from "../routes/roles.ts";
import { list, save } from "./calls.ts";
import { group } from "./group.ts";

export const roleContract = group(roleRoutes, {
  all: list({
    summary: "The roles; for a user who is not a master only those the caller may give",
    access: { anyOf: ["roles.view", "roles.add", "users.add", "users.update"] },
    params: { encEmail: callerParam },
    query: { companyId: idParam },
    response: Role,
    sorts: ["roleName"],
  }),
  add: save({
    summary: "Create a role; the same id and body return the first result again",
    access: { ability: "roles.add" },
    params: { encEmail: callerParam },
    body: RoleDraft,
    response: Role,
  }),
});
