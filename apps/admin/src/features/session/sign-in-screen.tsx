import type { Settings } from "@marquee/domain/session/settings.schema";
import { whenIdle } from "@marquee/ui/browser/when-idle.ts";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import type { Session } from "../../session/create-session.ts";
import { useSession } from "../../session/session-context.tsx";
import { currentSite } from "../../session/site.ts";
import { useProcess } from "../../session/use-process.ts";
import { PublicFrame } from "./public-frame.tsx";
import { signInSearch } from "./session.search.ts";
import { signInFor } from "./sign-in-actors.ts";
import { SignInPanel } from "./sign-in-panel.tsx";

// Shown only if an address is configured.
const AppBadge = onDemand(async () => (await import("./app-badge.tsx")).AppBadge);
// Most users never see them.
const OverNote = onDemand(async () => (await import("./over-note.tsx")).OverNote);
const AwayNote = onDemand(async () => (await import("./away-note.tsx")).AwayNote);

/** The public settings once they are known; fetches the identity service meanwhile, once the page is at rest. */
function usePublicSettings(): Settings | null {
  const { settings, settingsInPage, identity } = useSession();
  const [loaded, setLoaded] = useState(settingsInPage);
  useEffect(() => {
    let current = true;
    // That the server is away shows when the form is sent; until then nothing is lost.
    settings().then(
      (found) => current && setLoaded(found),
      () => {},
    );
    const warmUp = () => void identity.open().catch(() => {});
    const callOff = whenIdle(warmUp, 4000);
    return () => {
      current = false;
      callOff();
    };
  }, [settings, identity]);
  return loaded;
}

/** The e-mail of the user whose session ended under this page (SESSION-M8); null if none did. */
function endedHere({ actor }: Session): string | null {
  const { isOver, identity } = actor.getSnapshot().context;
  return isOver ? (identity?.email ?? "") : null;
}

/** The sign-in screen. The machine decides who is signed in; the route's guard, which page follows. */
export function SignInScreen() {
  const session = useSession();
  const { from, email = "" } = useScreenSearch(signInSearch);
  const [machine] = useState(() => signInFor(session));
  const [over] = useState(() => endedHere(session));
  const actor = useProcess(machine, {
    input: {
      site: currentSite(),
      from: from ?? null,
      email: email || (over ?? ""),
      session: session.actor,
    },
  });
  const settings = usePublicSettings();
  const isAway = useSelector(session.actor, ({ context }) => context.attempts > 0);
  return (
    <PublicFrame title="Sign in">
      {isAway ? <AwayNote /> : null}
      {over === null ? null : <OverNote />}
      <SignInPanel actor={actor} embedded={settings?.mode === "embedded"} />
      {settings?.appStoreUrl ? <AppBadge address={settings.appStoreUrl} /> : null}
    </PublicFrame>
  );
}
