import { queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/create-session.ts";

export const SECOND_FACTOR = ["profile", "secondFactor"] as const;

/** The time since which the user's authenticator app is asked for at sign-in; null if none is. */
export const secondFactorQuery = ({ identity }: Pick<Session, "identity">) =>
  queryOptions({
    queryKey: SECOND_FACTOR,
    queryFn: async () => (await identity.open()).secondFactor.since(),
    staleTime: 0,
  });
