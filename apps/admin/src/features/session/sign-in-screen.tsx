import { REDIRECT_DELAY } from "@marquee/machines/patterns/redirect-delay";
import { useSearch } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../../browser/when-idle.ts";
import { useSession } from "../../session/session-context.tsx";
import { currentSite } from "../../session/site.ts";
import { DemonstrationList } from "./demonstration-list.tsx";
import { PublicFrame } from "./public-frame.tsx";
import { signInFor } from "./sign-in-actors.ts";
import { SignInForm } from "./sign-in-form.tsx";

const SuccessPanel = lazy(async () => ({
  default: (await import("../../ui/success-panel.tsx")).SuccessPanel,
}));

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

/** The sign-in screen. Whom it lets in is decided by the machine; where they land, by the route's guard. */
export function SignInScreen() {
  const session = useSession();
  const { from } = useSearch({ strict: false });
  const [machine] = useState(() => signInFor(session));
  const actor = useActorRef(machine, {
    input: { site: currentSite(), from: from ?? null, session: session.actor },
  });
  const welcoming = useSelector(actor, (snapshot) => snapshot.matches("welcoming"));
  const done = useSelector(actor, (snapshot) => snapshot.matches("done"));
  const name = useSelector(actor, (snapshot) => snapshot.context.user?.name);
  const embedded = useEmbedded();
  return (
    <PublicFrame title="Sign in">
      {welcoming || done ? (
        <Suspense>
          <SuccessPanel
            asPageTitle
            title={`Welcome, ${name ?? ""}`}
            detail="You are signed in."
            destination="Taking you on"
            seconds={REDIRECT_DELAY / 1000}
            goNow={{ label: "Go now", onGo: () => actor.send({ type: "redirect.now" }) }}
          />
        </Suspense>
      ) : (
        <>
          <div>
            <h1 className="text-display">Sign in</h1>
            <p className="text-muted">Your stores, offers and campaigns in one place.</p>
          </div>
          <SignInForm actor={actor} />
          {embedded ? (
            <DemonstrationList
              onChoose={({ email, password }) => {
                actor.send({ type: "email.changed", email });
                actor.send({ type: "password.changed", password });
              }}
            />
          ) : null}
        </>
      )}
    </PublicFrame>
  );
}
