import type { RoleDraft } from "@marquee/domain/roles/role.schema";
import { newId } from "@marquee/ui/browser/new-id.ts";

/** What a new role starts with. */
export const emptyRole = (): RoleDraft => ({
  id: newId(),
  roleName: "",
  isSystemRole: "N",
  privileges: [],
});
