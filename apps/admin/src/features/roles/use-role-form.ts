import { roleRules } from "@marquee/domain/roles/role-rules";
import { ROLE_TEXT_LIMITS } from "@marquee/domain/roles/role-text-limits";
import type { Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { roleFormMachine } from "@marquee/machines/roles/role-form.machine";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../session/session-context.tsx";
import { ROLES } from "./roles.queries.ts";

export type RoleForm = FormActor<RoleDraft, Role>;

const never = (): Promise<never> => Promise.reject(new Error("a stored role is not changed"));

/** The running form of a new role; `onAdded` gets the role where it is needed at once. */
export function useRoleForm(values: RoleDraft, onAdded?: (role: Role) => void): RoleForm {
  const client = useClient();
  return useEntityForm(roleFormMachine, {
    id: null,
    values,
    load: never,
    create: async (body) => {
      const role = await client.roles.add({ body });
      onAdded?.(role);
      return role;
    },
    update: never,
    rules: (draft) => [
      ...ruleIssues(roleRules, draft, undefined),
      ...lengthIssues(ROLE_TEXT_LIMITS, draft),
    ],
    invalidates: ROLES,
    besideList: onAdded !== undefined,
  });
}
