import { Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { emailParam, idParam, listQuery, savingErrors, signedInErrors } from "../http/call.ts";
import { roleRoutes } from "../routes/roles.ts";
import { group } from "./group.ts";

export const roleContract = group(roleRoutes, {
  all: {
    summary: "The roles; to anyone but a master only those the caller may give",
    source: "specification",
    access: { anyOf: ["roles.view", "roles.add", "users.add", "users.update"] },
    params: { encEmail: emailParam },
    query: { ...listQuery, companyId: idParam },
    response: Role,
    list: true,
    sorts: ["roleName"],
    errors: signedInErrors,
  },
  add: {
    summary: "Make a role; the same id and body answer the first result again",
    source: "specification",
    access: { ability: "roles.add" },
    params: { encEmail: emailParam },
    body: RoleDraft,
    response: Role,
    errors: savingErrors,
  },
});
