import { ROLE_TEXT_LIMITS } from "@marquee/domain/roles/role-text-limits";
import { TextField } from "../../page-kit/form/text-field.tsx";
import type { RoleForm } from "./use-role-form.ts";

/** The field of a role's name, for its page and for the dialog that adds one. */
export const RoleNameField = ({ form }: { readonly form: RoleForm }) => (
  <TextField
    form={form}
    name="roleName"
    label="Role name"
    hint="required"
    required
    maxLength={ROLE_TEXT_LIMITS.roleName}
    autoComplete="off"
  />
);
