import type { sessionMachine } from "@marquee/machines/session/session.machine";
import type { QueryClient } from "@tanstack/react-query";
import type { Actor, SnapshotFrom } from "xstate";
import { toLastPerson, rememberPerson } from "./last-person.ts";
import { forgetTypedBy } from "./personal-key.ts";
import { createQueryClient } from "./query-client.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Whose answers may be in the cache: the user who is signed in or being looked up, or null. */
function queryOwner(snapshot: Snapshot): string | null {
  if (snapshot.matches("signedOut") || snapshot.matches("signingIn")) return null;
  const { user, identity } = snapshot.context;
  return (user?.email ?? identity?.email)?.toLowerCase() ?? null;
}

/**
 * The server's answers as screens share them, of one user at a time: once it is another user, or none, they
 * are dropped, with the responses still awaited (SESSION-E2). It also remembers them for the next page (SESSION-E3).
 * What others have typed in this tab goes with them (SCREEN-W4).
 */
export function openPersonQueries(actor: Actor<typeof sessionMachine>): QueryClient {
  const queries = createQueryClient(() => actor.send({ type: "session.expired" }));
  let owner: string | null = null;
  const follow = (snapshot: Snapshot) => {
    const next = queryOwner(snapshot);
    if (next !== owner) queries.clear();
    owner = next;
    if (next !== null) forgetTypedBy({ than: next });
    if (snapshot.matches("signedOut")) rememberPerson(null);
    if (snapshot.matches("signedIn") && snapshot.context.user)
      rememberPerson(toLastPerson(snapshot.context.user));
  };
  follow(actor.getSnapshot());
  actor.subscribe(follow);
  return queries;
}
