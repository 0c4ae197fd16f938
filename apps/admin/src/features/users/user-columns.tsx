import { roleTitle } from "@marquee/domain/access/titles";
import type { Contract } from "@marquee/api/contract/contract";
import type { User } from "@marquee/domain/users/user.schema";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { textColumn } from "../../page-kit/list/column-kinds.tsx";
import { RowTitle } from "../../page-kit/list/row-title.tsx";
import { Badge } from "@marquee/ui/content/badge.tsx";

const USERS_TAB = { value: "users", label: "Users" } as const;

/** The tabs of the screen: the roles are for those who may see the list of them. */
export const tabsFor = (seesRoles: boolean) =>
  seesRoles ? [USERS_TAB, { value: "roles", label: "Roles" }] : [USERS_TAB];

export const userList = (seesRoles: boolean): ListDefinition<Contract["users"]["all"]> => ({
  name: "Users",
  hasCompany: true,
  tabs: tabsFor(seesRoles),
  tabsLabel: "Users and roles",
  sortable: ["name", "email"],
});

/** What is shown beside a user's name: flags in words, and the role. */
const kindsOf = ({ isMaster, isAgent, isShopify, roleName, endedOn }: User): readonly string[] => [
  ...(endedOn ? ["Access ended"] : []),
  ...(isMaster === "Y" ? ["Master"] : []),
  ...(isAgent === "Y" ? ["Agent"] : []),
  ...(isShopify === "Y" ? ["Shop-platform user"] : []),
  ...(roleName ? [roleTitle(roleName)] : []),
];

function Name({ user }: { readonly user: User }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <RowTitle text={user.name} />
      {kindsOf(user).map((kind) => (
        <Badge key={kind} dot={false}>
          {kind}
        </Badge>
      ))}
    </span>
  );
}

export const userColumns: readonly Column<User>[] = [
  {
    id: "name",
    label: "Name",
    fixed: true,
    grows: true,
    card: "title",
    cell: (user) => <Name user={user} />,
    csv: ({ name }) => name,
  },
  textColumn({
    id: "email",
    label: "Email",
    card: "subtitle",
    width: "md:max-w-80",
    value: ({ email }) => email,
  }),
];
