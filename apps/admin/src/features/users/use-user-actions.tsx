import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { refuseInvitation } from "@marquee/domain/users/invitation";
import { userMessages } from "@marquee/domain/users/messages";
import { refuseEnd, refusePerson } from "@marquee/domain/users/user-change";
import type { User } from "@marquee/domain/users/user.schema";
import { Mail, MailX, UserX } from "lucide-react";
import { useCallback, type ReactNode } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { useEndUser } from "./use-end-user.tsx";
import { useInvitation } from "./use-invitation.tsx";

export const USER_FORM = "/home/users/addUser";

export interface UserActions {
  /** Null for those who may change no user. */
  readonly edit: (user: User) => RowAction | null;
  readonly more: (user: User) => readonly RowAction[];
  /** What confirms them. */
  readonly dialog: ReactNode;
}

/** What can be done with the invitation of a user who has not come in yet (INVITE-3, INVITE-4). */
function useInvitationActions() {
  const user = useUser();
  const { invite, withdraw, dialog } = useInvitation();
  const actions = useCallback(
    (row: User): readonly RowAction[] => {
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
    },
    [user, invite, withdraw],
  );
  return { actions, dialog };
}

/** What the signed-in user may do with a user, in the list and on the user's page. */
export function useUserActions(): UserActions {
  const user = useUser();
  const mayUpdate = usePermission("users.update").allowed;
  const { request: end, dialog } = useEndUser();
  const { actions: invitationActions, dialog: invitationDialog } = useInvitationActions();
  const edit = useCallback(
    (row: User): RowAction | null =>
      mayUpdate
        ? {
            label: "Update",
            edits: true,
            link: { to: USER_FORM, search: { id: row.email } },
            disabledReason: refusePerson(user, row) ?? undefined,
            help: HELP_LINKS.giveRoles,
          }
        : null,
    [user, mayUpdate],
  );
  const more = useCallback(
    (row: User): readonly RowAction[] =>
      mayUpdate
        ? [
            ...invitationActions(row),
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
    [user, mayUpdate, end, invitationActions],
  );
  return {
    edit,
    more,
    dialog: (
      <>
        {dialog}
        {invitationDialog}
      </>
    ),
  };
}
