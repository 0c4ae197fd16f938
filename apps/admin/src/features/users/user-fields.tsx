import { roleTitle } from "@marquee/domain/access/titles";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { userMessages } from "@marquee/domain/users/messages";
import { CompanySelect } from "../companies/company-select.tsx";
import { changeFields } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { usePermission } from "../../session/permission.ts";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { PasswordInput } from "@marquee/ui/fields/password-input.tsx";
import type { OfferedRole, RoleChoice } from "./use-role-choice.ts";
import type { UserForm } from "./use-user-form.ts";
import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { rolesToChoose, roleSummary } from "@marquee/domain/roles/role-choice";
import { ComboboxField } from "../../page-kit/form/select-field.tsx";

interface RoleFieldProps {
  readonly form: UserForm;
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
function RoleField({ form, choice }: RoleFieldProps) {
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

export interface UserFieldsProps {
  readonly form: UserForm;
  readonly isNew: boolean;
  readonly choice: RoleChoice;
}

/** Another company has other roles and branches. */
function CompanyField({ form, choice }: Omit<UserFieldsProps, "isNew">) {
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

function SignInFields({ form, isNew }: Omit<UserFieldsProps, "choice">) {
  return (
    <>
      <TextField
        form={form}
        name="email"
        label="Email"
        help={
          isNew
            ? "They sign in with it, and get a mail to confirm it."
            : "The email is what the user signs in with, and cannot be changed."
        }
        more={isNew ? undefined : HELP_LINKS.changeUser}

        type="email"
        autoComplete="off"
        readOnly={!isNew}
        className={isNew ? "" : "bg-press! text-muted"}
        maxLength={254}
      />
      {isNew ? (
        <FormField form={form} name="password" label="Password" hint="at least 6 characters">
          {({ value, set, control }) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              maxLength={200}
              value={value}
              onValueChange={set}
            />
          )}
        </FormField>
      ) : null}
    </>
  );
}

/** Every control of the user form. */
export function UserFields({ form, isNew, choice }: UserFieldsProps) {
  const choosesCompany = usePermission("companies.select").allowed;
  const setsAgent = usePermission("users.setAgent").allowed;
  return (
    <>
      <FormSection title="Who it is" quietTitle>
        {choosesCompany ? <CompanyField form={form} choice={choice} /> : null}
        <FieldPair>
          <PhoneField form={form} name="mobileNo" label="Mobile number" autoComplete="off" />
          <TextField
            form={form}
            name="firstName"
            label="First name"
            autoComplete="off"
            maxLength={120}
          />
        </FieldPair>
        <SignInFields form={form} isNew={isNew} />
      </FormSection>
      <FormSection title="What they may do">
        {setsAgent ? (
          <FormGroup form={form} name="isAgent" label="Staff">
            {({ value, set, control }) => (
              <Checkbox
                {...control}
                label={<span className="font-medium">Is Agent/Support</span>}
                help={
                  choice.own
                    ? userMessages.ownAgent
                    : "Acts for every company, and cannot change users."
                }
                more={HELP_LINKS.giveRoles}
                disabled={choice.own}
                checked={value === "Y"}
                onCheckedChange={(on) => set(on ? "Y" : "N")}
              />
            )}
          </FormGroup>
        ) : null}
        <RoleField form={form} choice={choice} />
      </FormSection>
    </>
  );
}
