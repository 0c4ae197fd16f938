import { roleTitle } from "@marquee/domain/access/titles";
import type { Role } from "@marquee/domain/roles/role.schema";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useMemo } from "react";
import { RightsPreview, withRole } from "../roles/rights-preview.tsx";

export interface RoleRightsDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** What a person with this role sees and may do. */
export function RoleRightsDialog({ role, onClose }: RoleRightsDialogProps) {
  const actor = useMemo(
    () => withRole(role.privileges.map(({ privilegeCode }) => privilegeCode)),
    [role],
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={roleTitle(role.roleName)}
      description="What a person with this role sees and may do."
    >
      <RightsPreview actor={actor} />
    </Dialog>
  );
}
