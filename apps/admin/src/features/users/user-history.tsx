import type { User } from "@marquee/domain/users/user.schema";
import { userShownAs } from "./user-shown-as.ts";
import { HistoryPanel } from "../history/history-panel.tsx";
import { USERS } from "./users.queries.ts";

export interface UserHistoryProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** What became of a person. */
export function UserHistory({ user, onClose }: UserHistoryProps) {
  return (
    <HistoryPanel
      title={user.name}
      thing={user}
      shownAs={userShownAs}
      of={[USERS, user.email]}
      read={(client, options) =>
        client.users.history({ params: { encEmail: user.email } }, options)
      }
      onClose={onClose}
    />
  );
}
