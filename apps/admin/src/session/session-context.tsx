import type { Client } from "@marquee/api/client/create-client";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { QueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { createContext, use, type ReactNode } from "react";
import type { Session } from "./create-session.ts";

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** Provides the session of this page, which `useSession` and the hooks below read. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Client, identity service and session machine of this page. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("no SessionProvider is above");
  return session;
}

/** The calls. For screens behind the guard, for which the shell has loaded them. */
export const useClient = (): Client => use(useSession().openClient());

/** The cache of the server's answers to the signed-in user. For the frame of the screens behind the guard. */
export const useQueries = (): QueryClient => use(useSession().openQueries());

/** The signed-in user; null on public screens. */
export const useMaybeUser = (): LoggedUser | null =>
  useSelector(useSession().actor, (snapshot) => snapshot.context.user);

/** The signed-in user. For screens behind the guard, which always have one. */
export function useUser(): LoggedUser {
  const user = useMaybeUser();
  if (user === null) throw new Error("this screen is for people who are signed in");
  return user;
}
