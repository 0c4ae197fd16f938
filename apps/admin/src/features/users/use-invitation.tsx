import { INVITED_DAYS } from "@marquee/domain/users/invitation";
import type { User } from "@marquee/domain/users/user.schema";
import { inviteUserMachine } from "@marquee/machines/users/invite-user.machine";
import { withdrawInvitationMachine } from "@marquee/machines/users/withdraw-invitation.machine";
import { useQueryClient } from "@tanstack/react-query";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { inviteUser, readSiteOptions, USERS, withdrawInvitation } from "./users.queries.ts";

const REFRESH = [USERS];

/** Sending an invitation again and withdrawing it (INVITE-3, INVITE-4): what to call, and the dialogs that confirm it. */
export function useInvitation() {
  const client = useClient();
  const queries = useQueryClient();
  const optionsFor = ({ companyId }: User) => readSiteOptions(queries, client, companyId);
  const { request: invite, dialog: invitingDialog } = useConfirmedAction(inviteUserMachine, {
    run: async (user) => inviteUser(client, user.email, await optionsFor(user)),
    refresh: REFRESH,
    question: (user) => `Send the invitation to ${user.email} again?`,
    consequence: () =>
      `The mail has a new link, which is good for ${INVITED_DAYS} days. The link before works no more.`,
    confirm: "Send again",
  });
  const { request: withdraw, dialog: withdrawingDialog } = useConfirmedAction(
    withdrawInvitationMachine,
    {
      run: async (user) => withdrawInvitation(client, user.email, await optionsFor(user)),
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
