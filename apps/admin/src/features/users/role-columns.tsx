import type { Contract } from "@marquee/api/contract/contract";
import { privilegeTitle, roleTitle } from "@marquee/domain/access/titles";
import type { Role } from "@marquee/domain/roles/role.schema";
import { titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { tabsFor } from "./user-columns.tsx";

export const roleList: ListDefinition<Contract["roles"]["all"]> = {
  name: "Roles",
  hasCompany: true,
  tabs: tabsFor(true),
  tabsLabel: "Users and roles",
  sortable: ["roleName"],
  actionsLabel: "Actions",
};

const NONE = "None: looks, and changes nothing";

const privilegeText = ({ privileges }: Role): string => privileges.map(privilegeTitle).join(", ");

export const roleColumns: readonly Column<Role>[] = [
  titleColumn({ id: "roleName", label: "Role Name", value: ({ roleName }) => roleTitle(roleName) }),
  {
    id: "privileges",
    label: "Privileges",
    card: "subtitle",
    cell: (role) => (
      <span className="line-clamp-2" title={privilegeText(role)}>
        {privilegeText(role) || <span className="text-muted">{NONE}</span>}
      </span>
    ),
    onCard: (role) => (
      <span className="block whitespace-normal">{privilegeText(role) || NONE}</span>
    ),
    csv: privilegeText,
  },
];
