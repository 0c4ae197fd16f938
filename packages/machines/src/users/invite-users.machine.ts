import { createFormMachine } from "../forms/form.machine.ts";

/** What the form that invites several people holds: the addresses as they are pasted, and what all of them get. */
export interface InviteUsersValues {
  readonly id: string;
  readonly addresses: string;
  readonly roleId: string;
  readonly companyId: string;
  readonly storeId: string | null;
}

/** How many were invited. */
export interface InvitedUsers {
  readonly invited: number;
}

/** The form that invites several people at once. Those who are refused stay in it, with the reason (INVITE-9). */
export const inviteUsersMachine = createFormMachine<InviteUsersValues, InvitedUsers>({
  id: "inviteUsers",
  title: "Inviting several people",
});
