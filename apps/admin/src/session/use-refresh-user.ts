import { sameValue } from "@marquee/machines/forms/same-value";
import { useCallback } from "react";
import { loadUser } from "./session-actors.ts";
import { useClient, useSession } from "./session-context.tsx";

/** Reads the rights of the signed-in user again, so that menu and screens follow without a reload (SCREEN-G10). */
export function useRefreshUser(): () => Promise<void> {
  const { actor } = useSession();
  const client = useClient();
  return useCallback(async () => {
    try {
      const user = await loadUser(client);
      if (user === null) actor.send({ type: "session.expired" });
      else if (!sameValue(user, actor.getSnapshot().context.user))
        actor.send({ type: "user.updated", user });
    } catch {
      // the server is away: the next resync reads them
    }
  }, [actor, client]);
}
