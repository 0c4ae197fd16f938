import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { refuseRoleMaker } from "@marquee/domain/roles/new-role";
import type { Role } from "@marquee/domain/roles/role.schema";
import type { User } from "@marquee/domain/users/user.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { Mail, Plus, Shield, Users } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { useCompanyColumn } from "../companies/use-company-column.ts";
import { historyAction, RowHistory } from "../history/row-history.tsx";
import { roleRows } from "../roles/roles.queries.ts";
import { roleColumns, roleList } from "./role-columns.tsx";
import { USER_FORM, useUserActions, type UserActions } from "./use-user-actions.tsx";
import { userColumns, userList } from "./user-columns.tsx";
import { userHistory } from "./user-history-of.ts";
import { userPage } from "./user-page.ts";
import { userRows } from "./users.queries.ts";
import { usersSearch } from "./users.search.ts";

const RoleRightsDialog = dialogOnDemand(
  async () => (await import("./role-rights-dialog.tsx")).RoleRightsDialog,
);

const TITLE = "Users and roles";
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
        <Button asChild>
          <Link to="/home/users/invite">
            <Mail className="size-4" aria-hidden="true" />
            Invite several
          </Link>
        </Button>
      ) : null}
      {addsUsers ? (
        <Button asChild variant="primary">
          <Link to={USER_FORM}>{plus}Add User</Link>
        </Button>
      ) : null}
    </>
  );
}

/** What can be done with one user of the list: agents and readers see nothing, and a master is changed by a master. */
function useRowActions({ edit, more }: UserActions, showHistory: (user: User) => void) {
  return useCallback(
    (row: User): readonly RowAction[] => {
      const change = edit(row);
      if (change === null) return [];
      return [change, historyAction(() => showHistory(row)), ...more(row)];
    },
    [edit, more, showHistory],
  );
}

function UsersTab({ seesRoles }: { readonly seesRoles: boolean }) {
  const filter = useCompanyBranch();
  const client = useClient();
  const [opened, setOpened] = useState<User | null>(null);
  const actions = useUserActions();
  const rowActions = useRowActions(actions, setOpened);
  const company = useCompanyColumn<User>(filter);
  const columns = useMemo(() => [...userColumns, ...company], [company]);
  const list = useMemo(() => userList(seesRoles), [seesRoles]);
  const panel = opened ? (
    <RowHistory
      key={opened.email}
      title={opened.name}
      thing={opened}
      {...userHistory(opened.email)}
      onClose={() => setOpened(null)}
    />
  ) : null;
  return (
    <WithSidePanel panel={panel}>
      <ListPage
        list={list}
        title={TITLE}
        description="The users who sign in here, and what each of them may do."
        action={<Actions />}
        query={userRows(client, filter.companyId)}
        columns={columns}
        rowId={userEmail}
        rowLink={userPage}
        rowActions={rowActions}
        searchLabel="Search these users"
        {...companyFilter(filter, { companyOnly: true })}
        empty={<NoRecords icon={<Users />} help={HELP_LINKS.addUser} />}
      />
      {actions.dialog}
    </WithSidePanel>
  );
}

function RolesTab() {
  const filter = useCompanyBranch();
  const client = useClient();
  const [shown, setShown] = useState<Role | null>(null);
  return (
    <>
      <ListPage
        list={roleList}
        title={TITLE}
        description="What a person may do follows from their role."
        action={<Actions />}
        query={roleRows(client, filter.companyId)}
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
