import { describeSession } from "@marquee/domain/session/describe-session";
import { endSessionMachine } from "@marquee/machines/profile/end-session.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { SessionList } from "../users/session-list.tsx";

const SESSIONS = ["profile", "sessions"] as const;

/** The browsers in which one is signed in, each with the way to sign it out (SESSION-O3, SESSION-O4). */
export function OwnSessions() {
  const client = useClient();
  const sessions = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => client.session.own({}, { signal }),
    staleTime: 0,
  });
  const { request: end, dialog } = useConfirmedAction(endSessionMachine, {
    run: ({ id }) => client.session.endOne({ body: { id } }),
    refresh: [SESSIONS],
    question: (session) => `Sign out ${describeSession(session)}?`,
    consequence: () => "It is signed out at once, and needs your password to come back.",
    confirm: "Sign out",
  });
  if (sessions.isError)
    return (
      <div className="flex flex-col items-start gap-2">
        <p role="alert">Your sessions could not be read.</p>
        <Button onClick={() => void sessions.refetch()}>Try again</Button>
      </div>
    );
  return (
    <>
      {sessions.data ? (
        <SessionList
          sessions={sessions.data}
          action={(session) =>
            session.isThis === "Y" ? null : (
              <Button
                size="sm"
                aria-label={`Sign out ${describeSession(session)}`}
                onClick={() => end(session)}
              >
                Sign out
              </Button>
            )
          }
        />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      {dialog}
    </>
  );
}
