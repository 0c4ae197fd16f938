import type { User } from "@marquee/domain/users/user.schema";
import { useQuery } from "@tanstack/react-query";
import { userShownAs } from "./user-shown-as.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { USERS } from "./users.queries.ts";

export interface UserHistoryProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** What became of a person. */
export function UserHistory({ user, onClose }: UserHistoryProps) {
  const client = useClient();
  const { email } = user;
  const history = useQuery({
    queryKey: [...USERS, "history", email],
    queryFn: ({ signal }) => client.users.history({ params: { encEmail: email } }, { signal }),
    // what was just done is to be seen
    staleTime: 0,
  });
  return (
    <HistoryPanel
      title={user.name}
      thing={user}
      shownAs={userShownAs}
      history={history}
      onClose={onClose}
    />
  );
}
