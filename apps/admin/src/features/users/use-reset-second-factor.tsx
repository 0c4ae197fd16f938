import type { UserDetails } from "@marquee/domain/users/user.schema";
import { resetSecondFactorMachine } from "@marquee/machines/users/reset-second-factor.machine";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { USERS } from "./users.queries.ts";

/** Taking a lost authenticator app off a user's sign-in (USER-F1): what to call, and the dialog that confirms it. */
export function useResetSecondFactor() {
  const client = useClient();
  return useConfirmedAction(resetSecondFactorMachine, {
    run: ({ email }: UserDetails) =>
      client.users.resetSecondFactor({ params: { encEmail: email } }),
    refresh: [USERS],
    question: ({ name, email }) => `Reset the two-factor sign-in of ${name} (${email})?`,
    consequence: () =>
      "They are signed out everywhere, and their password alone signs them in until they set an app up again. A mail tells them. Make sure that it is them who asks.",
    confirm: "Reset",
    tone: "danger",
  });
}
