import { RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { beforeAll, it } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { notify } from "../page-kit/notify.ts";
import { createSession, type Session } from "../session/create-session.ts";
import { SessionProvider } from "../session/session-context.tsx";
import { press } from "../testing/screen-controls.ts";
import type { Expected } from "../testing/screen-states.ts";
import type { Gesture } from "../testing/screen-walk.ts";
import { dataResponse, listResponse, serveCalls } from "../testing/serve-calls.ts";
import { walkScreen } from "../testing/walk-screen.ts";
import { createPanelRouter } from "./router.ts";

const SETTINGS = {
  mode: "production",
  card: { publishableKey: "pk_test_1", script: null, testCards: true },
  paypal: null,
};

serveCalls(({ pathname }) =>
  pathname.endsWith("/settings") ? dataResponse(SETTINGS) : listResponse([]),
);
beforeAll(() =>
  Promise.all([
    import("./panel-routes.tsx"),
    import("./shell/shell.tsx"),
    import("../features/session/sign-in-screen.tsx"),
    import("../features/session/away-note.tsx"),
    import("../features/cards/payment-method-screen.tsx"),
  ]),
);

let last: Session | null = null;

/** Opens the application at a page behind the sign-in. */
async function openApplication() {
  last?.actor.stop();
  window.history.replaceState(null, "", "/ADMIN-UI/home/paymentMethod");
  const session = createSession({ notify });
  last = session;
  // as the look-up of the user does
  await Promise.all([session.openClient(), session.openQueries()]);
  const router = createPanelRouter(session);
  // the pauses before and after "Loading" are for eyes: here they would be most of the time
  router.update({ ...router.options, defaultPendingMs: 0, defaultPendingMinMs: 0 });
  render(
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
}

/** SESSION-M5: the pages behind the sign-in, and only of the person who is signed in. */
const PANEL: Expected = {
  shows: ["Nadia", "Payment Method"],
  hides: ["SIGN IN"],
  offers: [/, menu$/],
  mayOffer: [/./],
};

/** SESSION-M3: it can be called at once, and a second time only after it has responded. */
const away = ({ context }: AnyMachineSnapshot, isRetrying: boolean): Expected => {
  if (context.attempts === 0) return { shows: [], hides: ["cannot be reached"], offers: [] };
  return {
    shows: ["Marquee cannot be reached right now", isRetrying ? "Trying" : "Try now"],
    offers: isRetrying ? [] : ["Try now"],
  };
};

/** The sign-in page, with what else is shown on it. */
const form = ({ shows, hides = [], offers }: Expected): Expected => ({
  shows: ["Sign in", ...shows],
  hides: ["Nadia", "Payment Method", ...hides],
  offers: ["Email", "Password", "SIGN IN", ...offers],
  mayOffer: [/^(Show password|Canada|United States|Switch to dark)/],
});

const isAtForm = (): boolean => window.location.pathname.endsWith("/login");

/**
 * SESSION-M1: while the user is unknown, neither form nor panel, but words. If the user had signed out, the form
 * stays: what was typed there would be lost.
 */
const waiting = (snapshot: AnyMachineSnapshot): Expected => {
  const known = away(snapshot, !snapshot.matches("unreachable"));
  if (isAtForm()) return form(known);
  return {
    ...known,
    shows: snapshot.context.attempts > 0 ? known.shows : ["Loading"],
    hides: ["SIGN IN", "Nadia", "Payment Method"],
  };
};

const signedOut: Expected = form({ shows: [], hides: ["cannot be reached"], offers: [] });

const signOut: Gesture = () => {
  const menu = press(/, menu$/)();
  return (
    menu &&
    (async (user) => {
      await menu(user);
      await user.click(await screen.findByRole("menuitem", { name: "Logout" }));
    })
  );
};

const hasUser = ({ context }: AnyMachineSnapshot): boolean => context.user !== null;

const unlessKnown = (snapshot: AnyMachineSnapshot): Expected =>
  hasUser(snapshot) ? PANEL : waiting(snapshot);

it("[MACH-C10] [MACH-C11] the application shows and offers what it must in every state of the session, and every transition can be taken", () =>
  walkScreen("session", {
    render: [openApplication],
    states: {
      // SESSION-M3, SESSION-M7: who is signed in stays so
      restoring: unlessKnown,
      lookingUpUser: unlessKnown,
      unreachable: unlessKnown,
      signedOut,
      signingIn: signedOut,
      signedIn: PANEL,
      signingOut: PANEL,
    },
    person: { "session.retry": press("Try now"), "signOut.requested": signOut },
    elsewhere: [
      "session.changed",
      "session.unreachable",
      "session.expired",
      "signIn.started",
      "signIn.abandoned",
      "signIn.completed",
      "user.updated",
    ],
    // SESSION-M2, SESSION-M4 … SESSION-M6
    leads: {
      "session.expired": { offers: ["SIGN IN"] },
      "signIn.completed": { shows: ["Nadia"] },
      "signIn.started": { offers: ["SIGN IN"] },
      "session.retry": { shows: ["Trying"] },
      "xstate.done.actor.loadUser": ({ output }) =>
        output === null ? { offers: ["SIGN IN"] } : { shows: ["Nadia"] },
      "signedIn|session.changed": ({ identity }, { context }) =>
        identity === null
          ? { offers: ["SIGN IN"] }
          : identity.email === context.identity?.email
            ? { shows: ["Nadia"] }
            : { hides: ["Nadia", "SIGN IN"] },
    },
    exceptions: {
      "session.signingOut|xstate.error.actor.signOut|2":
        "Who is not shown as signed in has no menu to sign out with.",
    },
    allows: (snapshot, { type }) => {
      if (type === "signOut.requested") return hasUser(snapshot) && !snapshot.matches("signingOut");
      if (type === "session.retry") return !hasUser(snapshot);
      return true;
    },
  }));
