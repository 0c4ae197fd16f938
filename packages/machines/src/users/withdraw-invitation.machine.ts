import { userMessages } from "@marquee/domain/users/messages";
import type { User, UserDetails } from "@marquee/domain/users/user.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Withdraws an invitation: the user, who has done nothing yet, goes (INVITE-4). */
export const withdrawInvitationMachine = createConfirmedAction<User, UserDetails>({
  id: "withdrawInvitation",
  title: "Withdrawing an invitation",
  success: userMessages.withdrawn,
  failure: userMessages.withdrawStays,
});
