import type { Contract } from "@marquee/api/contract/contract";
import { roleMeaning, roleTitle } from "@marquee/domain/access/titles";
import { statusText, userStatus } from "@marquee/domain/users/invitation";
import type { User } from "@marquee/domain/users/user.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
import { dateColumn, textColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { RowTitle } from "../../page-kit/list/row-title.tsx";

const USERS_TAB = { value: "users", label: "Users" } as const;

/** The tabs of the screen: the roles are for those who may see the list of them. */
export const tabsFor = (seesRoles: boolean) =>
  seesRoles ? [USERS_TAB, { value: "roles", label: "Roles" }] : [USERS_TAB];

/** The list of users, with the tab of the roles for those who may see them. */
export const userList = (seesRoles: boolean): ListDefinition<Contract["users"]["all"]> => ({
  name: "Users",
  hasCompany: true,
  tabs: tabsFor(seesRoles),
  tabsLabel: "Users and roles",
  sortable: ["name", "email", "lastSignInOn"],
});

/** The kinds of a user, which are shown as badges beside the name. */
const kindsOf = ({ isMaster, isAgent, isShopify }: User): readonly string[] => [
  ...(isMaster === "Y" ? ["Master"] : []),
  ...(isAgent === "Y" ? ["Agent"] : []),
  ...(isShopify === "Y" ? ["Shop-platform user"] : []),
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

const TONES: Readonly<Record<ReturnType<typeof userStatus>["kind"], BadgeTone>> = {
  active: "ok",
  ended: "off",
  unconfirmed: "wait",
  invited: "wait",
  inviteExpired: "bad",
};

/** Where a user is on the way in (USER-S2). */
export function UserStatus({ user }: { readonly user: User }) {
  const status = userStatus(user, new Date(now()));
  return <Badge tone={TONES[status.kind]}>{statusText(status)}</Badge>;
}

export const userColumns: readonly Column<User>[] = [
  {
    id: "name",
    label: "Name",
    fixed: true,
    flexible: true,
    card: "title",
    cell: (user) => <Name user={user} />,
    csv: ({ name }) => name,
  },
  textColumn({ id: "email", label: "Email", card: "subtitle", width: "md:max-w-80" }),
  {
    id: "roleName",
    label: "Role",
    shares: true,
    card: "fact",
    isEmpty: ({ roleName }) => !roleName,
    onCard: ({ roleName }) => (roleName ? roleTitle(roleName) : null),
    cell: ({ roleName }) =>
      roleName ? (
        <span title={roleName}>
          <span>{roleTitle(roleName)}</span>{" "}
          <span className="block text-tiny text-muted">{roleMeaning(roleName)}</span>
        </span>
      ) : (
        <span className="text-muted">–</span>
      ),
    csv: ({ roleName }) => (roleName ? roleTitle(roleName) : ""),
  },
  {
    id: "roleMeaning",
    label: "It allows",
    only: "cards",
    csv: "noText",
    // it needs no label and has a line of its own; the last sign-in, which takes two lines, moves behind "All facts"
    quietLabel: true,
    cardLines: 2,
    card: "fact",
    isEmpty: ({ roleName }) => !roleName,
    cell: ({ roleName }) => (roleName ? roleMeaning(roleName) : null),
  },
  {
    id: "status",
    label: "Status",
    card: "badge",
    cell: (user) => <UserStatus user={user} />,
    csv: (user) => statusText(userStatus(user, new Date(now()))),
  },
  dateColumn({
    id: "lastSignInOn",
    label: "Last sign-in (CST)",
    value: ({ lastSignInOn = null }) => lastSignInOn,
  }),
];
