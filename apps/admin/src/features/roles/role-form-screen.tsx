import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { roleMessages } from "@marquee/domain/roles/messages";
import { refuseRoleMaker } from "@marquee/domain/roles/new-role";
import { roleRules } from "@marquee/domain/roles/role-rules";
import { toastRules } from "@marquee/domain/validation/rule";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Lock } from "lucide-react";
import { useMemo, useState } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FormSection } from "../../page-kit/form/form-section.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { companyBranchShownAs } from "../companies/company-branch-shown-as.tsx";
import { emptyRole } from "./new-role.ts";
import { PrivilegesField } from "./privileges-field.tsx";
import { RightsPreview, withRole } from "./rights-preview.tsx";
import { RoleNameField } from "./role-name-field.tsx";
import { useRoleForm, type RoleForm } from "./use-role-form.ts";

const PARENT = { to: "/home/users", label: "Users and roles" } as const;
const ROLES_TAB = { tab: "roles" } as const;
const TITLE = "Add a role";
const TOASTS = toastRules(roleRules);

function Preview({ form }: { readonly form: RoleForm }) {
  const privileges = useFields(form, ({ values }) => values.privileges);
  const actor = useMemo(
    () => withRole(privileges.map(({ privilegeCode }) => privilegeCode)),
    [privileges],
  );
  return (
    // it is longer than the page, so the keyboard must be able to scroll it
    <section tabIndex={0} aria-label="What this person will see" className="flex flex-col gap-4">
      <h2 className="text-section">What this person will see</h2>
      <RightsPreview actor={actor} />
    </section>
  );
}

function NewRole() {
  const [start] = useState(emptyRole);
  const form = useRoleForm(start);
  const roleName = useFields(form, ({ values }) => values.roleName);
  // the tab of roles is there for those who may see all of them (SCREEN-U4)
  const showsRoles = usePermission("roles.view").allowed;
  return (
    <FormPage
      form={form}
      shownAs={companyBranchShownAs}
      title={TITLE}
      parent={PARENT}
      newRowAt={showsRoles ? ROLES_TAB : {}}
      here="New role"
      submit="Add"
      back="Cancel"
      purpose="this role can be added"
      saved={{
        title: "Role added",
        detail: showsRoles ? roleName : `${roleName} can be given to users now.`,
        destination: "Taking you to the users and roles",
        toast: roleMessages.added,
      }}
      toasts={TOASTS}
      aside={<Preview form={form} />}
    >
      <FormSection title="The role" quietTitle>
        <RoleNameField form={form} />
      </FormSection>
      <FormSection title="What it lets a person do">
        <PrivilegesField form={form} />
      </FormSection>
    </FormPage>
  );
}

/** The form of a new role. */
export function RoleFormScreen() {
  const refusal = refuseRoleMaker(useUser());
  if (refusal === null) return <NewRole />;
  return (
    <>
      <PageHeader title={TITLE} parent={PARENT} here="New role" />
      <EmptyState
        icon={<Lock />}
        title="You cannot add a role"
        detail={refusal}
        help={HELP_LINKS.addRole}
      />
    </>
  );
}
