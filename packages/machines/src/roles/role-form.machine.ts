import type { Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of a new role; a stored one is not changed. */
export const roleFormMachine = createFormMachine<RoleDraft, Role>({
  id: "roleForm",
  title: "The role form",
});
