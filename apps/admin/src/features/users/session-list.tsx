import { describeSession } from "@marquee/domain/session/describe-session";
import type { UserSession } from "@marquee/domain/session/user-session.schema";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import type { ReactNode } from "react";

export interface SessionListProps {
  readonly sessions: readonly UserSession[];
  /** Shown at the end of a session's row, such as the button that ends it. */
  readonly action?: (session: UserSession) => ReactNode;
}

/** Sign-ins that count: which browser, since when, and when it was last seen (SESSION-O3). */
export function SessionList({ sessions, action }: SessionListProps) {
  return (
    <ul className="w-full divide-y divide-line border-y border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <div className="min-w-0 flex-1 basis-56">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
              <span translate="no">{describeSession(session)}</span>
              {session.isThis === "Y" ? <Badge tone="ok">This browser</Badge> : null}
              {session.hasSecondFactor === "Y" ? (
                <Badge tone="off" dot={false}>
                  With a code
                </Badge>
              ) : null}
            </p>
            <p className="text-small text-muted">
              <span>Signed in</span> <Instant at={session.begunOn} form="minute" />
              <span>, last seen</span> <Instant at={session.seenOn} form="minute" />
            </p>
          </div>
          {action?.(session)}
        </li>
      ))}
    </ul>
  );
}
