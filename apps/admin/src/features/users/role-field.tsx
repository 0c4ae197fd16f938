import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { roleSummary, rolesToChoose } from "@marquee/domain/roles/role-choice";
import { ComboboxField } from "../../page-kit/form/select-field.tsx";
import type { OfferedRole, RoleChoice } from "./use-role-choice.ts";
import type { UserForm } from "./use-user-form.ts";

export interface RoleFieldProps {
  readonly form: UserForm;
  readonly choice: RoleChoice;
}

function toOption(role: OfferedRole) {
  const detail = roleSummary(role);
  return { value: role.id, label: role.roleName, ...(detail === null ? {} : { detail }) };
}

/** The role, one of those that the signed-in person may give. */
export function RoleField({ form, choice }: RoleFieldProps) {
  const help = choice.reason ?? (choice.waits ? chosenFirst.role : undefined);
  return (
    <ComboboxField
      form={form}
      name="roleId"
      label="Role"
      help={help}
      more={HELP_LINKS.giveRoles}
      placeholder="Choose a role"
      disabled={choice.reason !== undefined || choice.waits}
      {...choice.loading}
      options={rolesToChoose(choice.offered).map(toOption)}
    />
  );
}
