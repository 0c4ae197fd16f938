import type { HistoryOf } from "../history/history.queries.ts";
import { userShownAs } from "./user-shown-as.ts";
import { USERS } from "./users.queries.ts";

/** How the history of a user is read. */
export const userHistory = (email: string): HistoryOf => ({
  of: [USERS, email],
  read: (client, options) => client.users.history({ params: { encEmail: email } }, options),
  shownAs: userShownAs,
});
