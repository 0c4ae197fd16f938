import { useSelector } from "@xstate/react";
import { RotateCw } from "lucide-react";
import { useSession } from "../../session/session-context.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Mark } from "../../ui/mark.tsx";

/** The server is away before the person could be looked up. The machine retries by itself, with growing pauses. */
export function AwayPage() {
  const { actor } = useSession();
  const away = useSelector(actor, (snapshot) => snapshot.matches("unreachable"));
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem);
  if (!away) return null;
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="alert">
        <EmptyState
          icon={<Mark />}
          title="Marquee cannot be reached right now"
          detail={
            <>
              <p>{problem?.message}</p>
              <p>You stay signed in, and we keep trying.</p>
              {problem?.reference ? (
                <p className="figures mt-2">Reference {problem.reference}</p>
              ) : null}
            </>
          }
          action={
            <Button variant="primary" onClick={() => actor.send({ type: "session.retry" })}>
              <RotateCw className="size-4" aria-hidden="true" />
              Try now
            </Button>
          }
        />
      </div>
    </main>
  );
}
