import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { refuseRoleMaker } from "@marquee/domain/roles/new-role";
import type { Role } from "@marquee/domain/roles/role.schema";
import { refuseInvitation } from "@marquee/domain/users/invitation";
import { userMessages } from "@marquee/domain/users/messages";
import { refuseEnd, refusePerson } from "@marquee/domain/users/user-change";
import type { User } from "@marquee/domain/users/user.schema";
import { Link } from "@tanstack/react-router";
import { History, Mail, MailX, Plus, Shield, Users, UserX } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyColumn } from "../companies/use-company-column.ts";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { useRoleRows } from "../roles/roles.queries.ts";
import { sidePanelOnDemand, WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { roleColumns, roleList } from "./role-columns.tsx";
import { useInvitation } from "./use-invitation.tsx";
import { useEndUser } from "./use-end-user.tsx";
import { userColumns, userList } from "./user-columns.tsx";
import { useUserRows } from "./users.queries.ts";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usersSearch } from "./users.search.ts";

const RoleRightsDialog = onDemand(
  async () => (await import("./role-rights-dialog.tsx")).RoleRightsDialog,
);

const UserHistory = sidePanelOnDemand(
  "History",
  async () => (await import("./user-history.tsx")).UserHistory,
);

const TITLE = "Users and roles";
const FORM = "/home/users/addUser";
const userEmail = ({ email }: User) => email;

/** The buttons over the lists; who may not use them does not see them. */
function Actions() {
  const user = useUser();
  const addsUsers = usePermission("users.add").allowed;
  const addsRoles = usePermission("roles.add").allowed && refuseRoleMaker(user) === null;
  const plus = <Plus className="size-4" aria-hidden="true" />;
  return (
    <>
      {addsRoles ? (
        <Button asChild>
          <Link to="/home/users/addRole">{plus}Add Roles</Link>
        </Button>
      ) : null}
      {addsUsers ? (
        <Button asChild variant="primary">
          <Link to={FORM}>{plus}Add User</Link>
        </Button>
      ) : null}
    </>
  );
}

type Invitations = Pick<ReturnType<typeof useInvitation>, "invite" | "withdraw">;

/** What can be done with the invitation of a user who has not come in yet. */
function invitationActions(
  user: LoggedUser,
  row: User,
  { invite, withdraw }: Invitations,
): readonly RowAction[] {
  if (row.isConfirmed !== "N" || row.endedOn) return [];
  const more = {
    behind: true,
    disabledReason: refuseInvitation(user, row) ?? undefined,
    help: HELP_LINKS.addUser,
  };
  return [
    {
      ...more,
      label: row.invitedUntil ? "Send again" : "Invite",
      icon: <Mail aria-hidden="true" />,
      onSelect: () => invite(row),
    },
    {
      ...more,
      label: "Withdraw",
      icon: <MailX aria-hidden="true" />,
      onSelect: () => withdraw(row),
    },
  ];
}

/** What can be done with one user: agents and readers see nothing, and a master is changed by a master. */
function useUserActions(
  showHistory: (user: User) => void,
  end: (user: User) => void,
  invitation: Invitations,
) {
  const user = useUser();
  const mayUpdate = usePermission("users.update").allowed;
  return useCallback(
    (row: User): readonly RowAction[] =>
      mayUpdate
        ? [
            {
              label: "Update",
              edits: true,
              link: { to: FORM, search: { id: row.email } },
              disabledReason: refusePerson(user, row) ?? undefined,
              help: HELP_LINKS.giveRoles,
            },
            {
              label: "History",
              behind: true,
              icon: <History aria-hidden="true" />,
              onSelect: () => showHistory(row),
            },
            ...invitationActions(user, row, invitation),
            {
              label: "End access",
              behind: true,
              icon: <UserX aria-hidden="true" />,
              onSelect: () => end(row),
              disabledReason: row.endedOn
                ? userMessages.endedAlready
                : (refuseEnd(user, row) ?? undefined),
              help: HELP_LINKS.endAccess,
            },
          ]
        : [],
    [user, mayUpdate, showHistory, end, invitation],
  );
}

function UsersTab({ seesRoles }: { readonly seesRoles: boolean }) {
  const filter = useCompanyBranch();
  const query = useUserRows(filter.companyId);
  const [opened, setOpened] = useState<User | null>(null);
  const { request, dialog } = useEndUser();
  const { invite, withdraw, dialog: invitationDialog } = useInvitation();
  const invitation = useMemo(() => ({ invite, withdraw }), [invite, withdraw]);
  const rowActions = useUserActions(setOpened, request, invitation);
  const company = useCompanyColumn<User>(filter);
  const columns = useMemo(() => [...userColumns, ...company], [company]);
  const list = useMemo(() => userList(seesRoles), [seesRoles]);
  const panel = opened ? (
    <UserHistory key={opened.email} user={opened} onClose={() => setOpened(null)} />
  ) : null;
  return (
    <WithSidePanel panel={panel}>
      <ListPage
        list={list}
        title={TITLE}
        description="The people who sign in here, and what each of them may do."
        action={<Actions />}
        query={query}
        columns={columns}
        rowId={userEmail}
        rowActions={rowActions}
        searchLabel="Search these users"
        {...companyFilter(filter, { companyOnly: true })}
        empty={<NoRecords icon={<Users />} help={HELP_LINKS.addUser} />}
      />
      {dialog}
      {invitationDialog}
    </WithSidePanel>
  );
}

function RolesTab() {
  const filter = useCompanyBranch();
  const query = useRoleRows(filter.companyId);
  const [shown, setShown] = useState<Role | null>(null);
  return (
    <>
      <ListPage
        list={roleList}
        title={TITLE}
        description="What a person may do follows from their role."
        action={<Actions />}
        query={query}
        columns={roleColumns}
        rowActions={(role) => [{ label: "What it allows", onSelect: () => setShown(role) }]}
        searchLabel="Search these roles"
        {...companyFilter(filter, { companyOnly: true })}
        empty={<NoRecords icon={<Shield />} help={HELP_LINKS.addRole} />}
      />
      {shown ? <RoleRightsDialog role={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** The users of a company and, for a master, the roles they may have. */
export function UsersScreen() {
  const seesRoles = usePermission("roles.view").allowed;
  const { tab } = readListState(userList(seesRoles), useScreenSearch(usersSearch));
  return tab === "roles" ? <RolesTab /> : <UsersTab seesRoles={seesRoles} />;
}
