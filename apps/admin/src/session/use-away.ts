import { useSelector } from "@xstate/react";
import { useSession } from "./session-context.tsx";

/**
 * Whether the server that says who is signed in is away, with the reason if one is known; `asking` while it is asked
 * once more. Null while it is not away.
 */
export function useAway() {
  const { actor } = useSession();
  const waits = useSelector(actor, (snapshot) => snapshot.matches("unreachable"));
  const { problem, attempts } = useSelector(actor, ({ context }) => context);
  if (attempts === 0) return null;
  return { problem, isRetrying: !waits, retry: () => actor.send({ type: "session.retry" }) };
}
