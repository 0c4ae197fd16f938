import { INVITED_DAYS } from "@marquee/domain/users/invitation";
import type { User } from "@marquee/domain/users/user.schema";
import { inviteUserMachine } from "@marquee/machines/users/invite-user.machine";
import { withdrawInvitationMachine } from "@marquee/machines/users/withdraw-invitation.machine";
import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../page-kit/confirm-dialog.tsx";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { inviteUser, readSiteOptions, USERS, withdrawInvitation } from "./users.queries.ts";

const REFRESH = [USERS];

/** Sending an invitation again and withdrawing it (INVITE-3, INVITE-4): what to call, and the dialogs that confirm it. */
export function useInvitation() {
  const client = useClient();
  const queries = useQueryClient();
  const { email } = useUser();
  const optionsFor = ({ companyId }: User) =>
    readSiteOptions(queries, client, { email, companyId });
  const [inviting, invite] = useConfirmedAction(inviteUserMachine, {
    run: async (user) => inviteUser(client, user.email, await optionsFor(user)),
    refresh: REFRESH,
  });
  const [withdrawing, withdraw] = useConfirmedAction(withdrawInvitationMachine, {
    run: async (user) => withdrawInvitation(client, user.email, await optionsFor(user)),
    refresh: REFRESH,
  });
  const dialog = (
    <>
      <ConfirmDialog
        action={inviting}
        question={(user) => `Send the invitation to ${user.email} again?`}
        consequence={() =>
          `The mail has a new link, which is good for ${INVITED_DAYS} days. The link before works no more.`
        }
        confirm="Send again"
      />
      <ConfirmDialog
        action={withdrawing}
        question={(user) => `Withdraw the invitation of ${user.email}?`}
        consequence={() => "Its link works no more, and the user is taken off the list."}
        confirm="Withdraw"
      />
    </>
  );
  return { invite, withdraw, dialog };
}
