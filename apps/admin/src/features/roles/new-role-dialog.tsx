import type { Role } from "@marquee/domain/roles/role.schema";
import { useState } from "react";
import { FormDialog } from "../../page-kit/form/form-dialog.tsx";
import { emptyRole } from "./new-role.ts";
import { PrivilegesField } from "./privileges-field.tsx";
import { RoleNameField } from "./role-name-field.tsx";
import { useRoleForm } from "./use-role-form.ts";

export interface NewRoleDialogProps {
  readonly onAdded: (role: Role) => void;
  readonly onClose: () => void;
}

/** A new role where one is needed: it is chosen as soon as it is there (INVITE-6). */
export function NewRoleDialog({ onAdded, onClose }: NewRoleDialogProps) {
  const [start] = useState(emptyRole);
  const form = useRoleForm(start, onAdded);
  return (
    <FormDialog
      form={form}
      title="A new role"
      description="What a person with it may do, beyond looking."
      submit="Add role"
      purpose="this role can be added"
      saved={{ title: "Role added", destination: "Taking you back to the user" }}
      onClose={onClose}
    >
      <RoleNameField form={form} />
      <PrivilegesField form={form} />
    </FormDialog>
  );
}
