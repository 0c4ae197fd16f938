import { createRouter } from "@tanstack/react-router";
import type { Session } from "../session/create-session.ts";
import { PageFailure } from "./page-failure.tsx";
import { PageLoading } from "./page-loading.tsx";
import { routeTree } from "./routes.tsx";
import { parseSearch, stringifySearch } from "./search-params.ts";

const SETTLED: ReadonlySet<string> = new Set(["signedIn", "signedOut", "unreachable"]);

/** The panel's router, below /ADMIN-UI. Paths match whatever their case: the specification uses two. */
export function createPanelRouter(session: Session) {
  const router = createRouter({
    routeTree,
    basepath: "/ADMIN-UI",
    context: { session },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingComponent: PageLoading,
    defaultPendingMs: 300,
    defaultErrorComponent: PageFailure,
  });
  // who is signed in decides where one may be: the guards are asked again whenever it changes
  let last = "";
  session.actor.subscribe((snapshot) => {
    const value = String(snapshot.value);
    const before = last;
    last = value;
    if (value === before || !SETTLED.has(value)) return;
    // somebody who signs out has nowhere to come back to
    if (before === "signingOut" && value === "signedOut") void router.navigate({ to: "/login" });
    else void router.invalidate();
  });
  return router;
}

export type PanelRouter = ReturnType<typeof createPanelRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    readonly router: PanelRouter;
  }
}
