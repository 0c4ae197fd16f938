import { describeSession } from "@marquee/domain/session/describe-session";
import { endSessionMachine } from "@marquee/machines/profile/end-session.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { SessionList } from "../users/session-list.tsx";

const SESSIONS = ["profile", "sessions"] as const;

/** The browsers in which the user is signed in, each with a button that signs it out (SESSION-O3, SESSION-O4). */
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
  return (
    <>
      <WhenLoaded query={sessions} failure="Your sessions could not be read">
        {(own) => (
          <SessionList
            sessions={own}
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
        )}
      </WhenLoaded>
      {dialog}
    </>
  );
}
