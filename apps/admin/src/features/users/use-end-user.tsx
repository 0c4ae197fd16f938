import type { User } from "@marquee/domain/users/user.schema";
import { endUserMachine } from "@marquee/machines/users/end-user.machine";
import { useQueryClient } from "@tanstack/react-query";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { endUser, readSiteOptions, USERS } from "./users.queries.ts";

const nameOf = ({ name, email }: User): string => `${name} (${email})`;

/** Ending the access of a user who left: what to call from the list, and the dialog that confirms it. */
export function useEndUser() {
  const client = useClient();
  const queries = useQueryClient();
  return useConfirmedAction(endUserMachine, {
    run: async (user) =>
      endUser(client, user.email, await readSiteOptions(queries, client, user.companyId)),
    refresh: [USERS],
    question: (user) => `End the access of ${nameOf(user)}?`,
    consequence: () =>
      "They are signed out everywhere at once and cannot sign in again. What they made stays. Only Marquee's staff can let them in again.",
    confirm: "End access",
  });
}
