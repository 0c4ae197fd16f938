import { userMessages } from "@marquee/domain/users/messages";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Takes the authenticator app of a user who has lost it off their sign-in (USER-F1). */
export const resetSecondFactorMachine = createConfirmedAction<UserDetails, UserDetails>({
  id: "resetSecondFactor",
  title: "Resetting a user's two-factor sign-in",
  success: userMessages.factorReset,
  failure: userMessages.factorStays,
});
