import { roleTitle } from "@marquee/domain/access/titles";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { refuseRoleMaker } from "@marquee/domain/roles/new-role";
import { rolesToChoose, roleSummary } from "@marquee/domain/roles/role-choice";
import { userMessages } from "@marquee/domain/users/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { useState } from "react";
import { changeFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { ComboboxField } from "../../page-kit/form/select-field.tsx";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { CompanySelect } from "../companies/company-select.tsx";
import type { OfferedRole, RoleChoice } from "./use-role-choice.ts";

/** The fields of a form for what a user belongs to, and may do. */
export interface UserPlace {
  readonly companyId: string;
  readonly storeId: string | null;
  readonly roleId: string;
}

export interface UserPlaceProps {
  readonly form: FieldsActor<UserPlace>;
  readonly choice: RoleChoice;
}

function toOption(role: OfferedRole) {
  const detail = roleSummary(role);
  return {
    value: role.id,
    label: roleTitle(role.roleName),
    ...(detail === null ? {} : { detail }),
  };
}

/** The role, one of those that the signed-in person may give. */
export function RoleField({ form, choice }: UserPlaceProps) {
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

const NewRoleDialog = dialogOnDemand(
  async () => (await import("../roles/new-role-dialog.tsx")).NewRoleDialog,
);

/** Makes the role that is missing, and chooses it. */
export function NewRole({ form, choice }: UserPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const user = useUser();
  const mayAdd = usePermission("roles.add").allowed && refuseRoleMaker(user) === null;
  if (!mayAdd || choice.reason !== undefined || choice.waits) return null;
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        A new role
      </Button>
      {isOpen ? (
        <NewRoleDialog
          onAdded={({ id }) => {
            changeFields(form, { roleId: id });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

/** Another company has other roles and branches. */
export function CompanyField({ form, choice }: UserPlaceProps) {
  return (
    <FormField
      form={form}
      name="companyId"
      label="Company"
      help={choice.own ? userMessages.ownCompany : undefined}
      more={HELP_LINKS.changeUser}
    >
      {({ value, control }) => (
        <CompanySelect
          {...control}
          disabled={choice.own}
          value={value || null}
          onValueChange={(companyId) =>
            changeFields(form, { companyId: companyId ?? "", storeId: null, roleId: "" })
          }
        />
      )}
    </FormField>
  );
}
