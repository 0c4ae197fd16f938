import type { UserSecurity } from "@marquee/domain/session/user-session.schema";
import { refuseFactorReset } from "@marquee/domain/users/user-change";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { resetSecondFactorMachine } from "@marquee/machines/users/reset-second-factor.machine";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient, useUser } from "../../session/session-context.tsx";
import { SessionList } from "./session-list.tsx";
import { USERS } from "./users.queries.ts";

/** Taking a lost authenticator app off a user's sign-in (USER-F1): what to call, and the dialog that confirms it. */
function useResetSecondFactor() {
  const client = useClient();
  return useConfirmedAction(resetSecondFactorMachine, {
    run: ({ email }: UserDetails) =>
      client.users.resetSecondFactor({ params: { encEmail: email } }),
    refresh: [USERS],
    question: ({ name, email }) => `Reset the two-factor sign-in of ${name} (${email})?`,
    consequence: () =>
      "They are signed out everywhere, and their password alone signs them in until they set an app up again. A mail tells them. Make sure that it is them who asks.",
    confirm: "Reset",
    tone: "danger",
  });
}

function FactorText({ secondFactor, secondFactorSince }: UserSecurity) {
  if (secondFactor === "unknown")
    return <p>Whether two-factor sign-in is on is not known at the moment.</p>;
  return secondFactor === "off" ? (
    <p className="text-muted">No authenticator app is set up: the password alone signs them in.</p>
  ) : (
    <p>
      <span>An authenticator app is set up, since</span>{" "}
      <Instant at={secondFactorSince} form="minute" />
    </p>
  );
}

/** How a user signs in, for masters: the app, which they reset if it is lost, and the sessions (USER-F1, USER-F2). */
export function UserSecuritySection({ person }: { readonly person: UserDetails }) {
  const client = useClient();
  const user = useUser();
  const { request, dialog } = useResetSecondFactor();
  const { email } = person;
  const security = useQuery({
    queryKey: [...USERS, "security", email],
    queryFn: ({ signal }) => client.users.security({ params: { encEmail: email } }, { signal }),
  });
  const mayReset = refuseFactorReset(user, person) === null && person.endedOn === null;
  return (
    <DetailSection title="Sign-in">
      <WhenLoaded query={security} failure="How this user signs in could not be read">
        {(data) => (
          <div className="flex flex-col items-start gap-3">
            <FactorText {...data} />
            {mayReset && data.secondFactor !== "off" ? (
              <Button onClick={() => request(person)}>Reset two-factor sign-in</Button>
            ) : null}
            {data.sessions.length === 0 ? (
              <p className="text-muted">Signed in nowhere.</p>
            ) : (
              <SessionList sessions={data.sessions} />
            )}
          </div>
        )}
      </WhenLoaded>
      {dialog}
    </DetailSection>
  );
}
