import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { INVITED_DAYS, refuseInvitation } from "@marquee/domain/users/invitation";
import { userMessages } from "@marquee/domain/users/messages";
import { refuseEnd, refusePerson } from "@marquee/domain/users/user-change";
import type { User } from "@marquee/domain/users/user.schema";
import { endUserMachine } from "@marquee/machines/users/end-user.machine";
import { inviteUserMachine } from "@marquee/machines/users/invite-user.machine";
import { withdrawInvitationMachine } from "@marquee/machines/users/withdraw-invitation.machine";
import { useQueryClient } from "@tanstack/react-query";
import { Mail, MailX, UserX } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { readSiteOptions, USERS } from "./users.queries.ts";

const REFRESH = [USERS];

/** Sending an invitation again and withdrawing it (INVITE-3, INVITE-4): what to call, and the dialogs that confirm it. */
function useInvitation() {
  const client = useClient();
  const queries = useQueryClient();
  const optionsFor = ({ companyId }: User) => readSiteOptions(queries, client, companyId);
  const { request: invite, dialog: invitingDialog } = useConfirmedAction(inviteUserMachine, {
    run: async (user) =>
      client.users.invite({ params: { encEmail: user.email } }, await optionsFor(user)),
    refresh: REFRESH,
    question: (user) => `Send the invitation to ${user.email} again?`,
    consequence: () =>
      `The mail has a new link, which is good for ${INVITED_DAYS} days. The link before works no more.`,
    confirm: "Send again",
  });
  const { request: withdraw, dialog: withdrawingDialog } = useConfirmedAction(
    withdrawInvitationMachine,
    {
      run: async (user) =>
        client.users.withdraw({ params: { encEmail: user.email } }, await optionsFor(user)),
      refresh: REFRESH,
      question: (user) => `Withdraw the invitation of ${user.email}?`,
      consequence: () => "Its link works no more, and the user is taken off the list.",
      confirm: "Withdraw",
    },
  );
  const dialog = (
    <>
      {invitingDialog}
      {withdrawingDialog}
    </>
  );
  return { invite, withdraw, dialog };
}

const nameOf = ({ name, email }: User): string => `${name} (${email})`;

/** Ending the access of a user who left: what to call from the list, and the dialog that confirms it. */
function useEndUser() {
  const client = useClient();
  const queries = useQueryClient();
  return useConfirmedAction(endUserMachine, {
    run: async (user) =>
      client.users.end(
        { params: { encEmail: user.email } },
        await readSiteOptions(queries, client, user.companyId),
      ),
    refresh: [USERS],
    question: (user) => `End the access of ${nameOf(user)}?`,
    consequence: () =>
      "They are signed out everywhere at once and cannot sign in again. What they made stays. Only Marquee's staff can let them in again.",
    confirm: "End access",
  });
}

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
