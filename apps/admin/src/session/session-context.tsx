import type { Client } from "@marquee/api/client/create-client";
import type { Ability } from "@marquee/domain/access/ability";
import { can, type Answer, type Resource } from "@marquee/domain/access/can";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { useSelector } from "@xstate/react";
import { createContext, use, type ReactNode } from "react";
import type { Session } from "./create-session.ts";

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Client, identity service and session machine of this page. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("no SessionProvider stands above");
  return session;
}

export const useClient = (): Client => useSession().client;

/** Who is signed in; null on public screens. */
export const useMaybeUser = (): LoggedUser | null =>
  useSelector(useSession().actor, (snapshot) => snapshot.context.user);

/** Who is signed in. For screens behind the guard, where there always is somebody. */
export function useUser(): LoggedUser {
  const user = useMaybeUser();
  if (user === null) throw new Error("this screen is for people who are signed in");
  return user;
}

/** Whether the signed-in person may do that, and if not, the reason to show. */
export function usePermission(ability: Ability, resource?: Resource): Answer {
  return can(useUser(), ability, resource);
}

/** The reason why not, for `disabledReason`; undefined where they may. */
export function useRefusal(ability: Ability, resource?: Resource): string | undefined {
  const answer = usePermission(ability, resource);
  return answer.allowed ? undefined : answer.reason;
}
