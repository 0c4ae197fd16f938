import { userMessages } from "@marquee/domain/users/messages";
import type { User, UserDetails } from "@marquee/domain/users/user.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Mails an invitation once more, with a new link (INVITE-3). */
export const inviteUserMachine = createConfirmedAction<User, UserDetails>({
  id: "inviteUser",
  title: "Inviting a user again",
  success: userMessages.invited,
  failure: userMessages.inviteStays,
});
