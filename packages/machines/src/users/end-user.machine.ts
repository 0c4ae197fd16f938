import { userMessages } from "@marquee/domain/users/messages";
import type { User, UserDetails } from "@marquee/domain/users/user.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Ends a user's access: they are signed out everywhere, and sign in no more (USER-E1). */
export const endUserMachine = createConfirmedAction<User, UserDetails>({
  id: "endUser",
  title: "Ending a user's access",
  success: userMessages.ended,
  failure: userMessages.stays,
});
