import { useSearch } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { whenIdle } from "@marquee/ui/browser/when-idle.ts";
import { useSession } from "../../session/session-context.tsx";
import { currentSite } from "../../session/site.ts";
import { PublicFrame } from "./public-frame.tsx";
import { signInFor } from "./sign-in-actors.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { onDemand } from "@marquee/ui/on-demand.tsx";

// Most users never see it.
const AwayNote = onDemand(async () => (await import("./away-note.tsx")).AwayNote);

/** Whether this is the demonstration market; fetches the identity service meanwhile, once the page is at rest. */
function useEmbedded(): boolean {
  const { settings, settingsInPage, identity } = useSession();
  const [embedded, setEmbedded] = useState(settingsInPage?.mode === "embedded");
  useEffect(() => {
    let current = true;
    // That the server is away shows when the form is sent; until then nothing is lost.
    settings().then(
      ({ mode }) => current && setEmbedded(mode === "embedded"),
      () => {},
    );
    const warmUp = () => void identity.open().catch(() => {});
    const callOff = whenIdle(warmUp, 4000);
    return () => {
      current = false;
      callOff();
    };
  }, [settings, identity]);
  return embedded;
}

/** The sign-in screen. The machine decides who is signed in; the route's guard, which page follows. */
export function SignInScreen() {
  const session = useSession();
  const { from } = useSearch({ strict: false });
  const [machine] = useState(() => signInFor(session));
  const actor = useActorRef(machine, {
    input: { site: currentSite(), from: from ?? null, session: session.actor },
  });
  const embedded = useEmbedded();
  const isAway = useSelector(session.actor, ({ context }) => context.attempts > 0);
  return (
    <PublicFrame title="Sign in">
      {isAway ? <AwayNote /> : null}
      <SignInPanel actor={actor} embedded={embedded} />
    </PublicFrame>
  );
}
