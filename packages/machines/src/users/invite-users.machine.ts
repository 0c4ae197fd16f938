import { createFormMachine } from "../forms/form.machine.ts";

/** What the form that invites several people holds: the addresses as they are pasted, and what all of them get. */
export interface InviteUsersValues {
  readonly id: string;
  readonly addresses: string;
  readonly roleId: string;
  readonly companyId: string;
  readonly storeId: string | null;
}

/** How many were invited. Sending again invites no person twice, so the form goes on with what was typed meanwhile (FORM-M13). */
export interface InvitedUsers {
  readonly invited: number;
  readonly version: number;
}

/** The form that invites several people at once. Those who are refused stay in it, with the reason (INVITE-9). */
export const inviteUsersMachine = createFormMachine<InviteUsersValues, InvitedUsers>({
  id: "inviteUsers",
  title: "Inviting several people",
});
