import { createRouter, type AnyRouter, type Router } from "@tanstack/react-router";
import { loadOutlines } from "../page-kit/outline/page-loading.tsx";
import type { Session } from "../session/create-session.ts";
import { hasStoredSession } from "../session/identity.ts";
import { once } from "../session/once.ts";
import { PageFailure } from "./page-failure.tsx";
import type { routeTree } from "./panel-routes.tsx";
import { firstTree } from "./routes.tsx";
import { parseSearch, stringifySearch } from "./search-params.ts";

const SETTLED: ReadonlySet<string> = new Set(["signedIn", "signedOut", "unreachable"]);

/** Loads the panel and the screen of this address. A failure is shown when the part is needed. */
async function warmUp(session: Session, router: AnyRouter, openPanel: () => Promise<void>) {
  const address = router.latestLocation;
  await openPanel();
  const [matched] = router.getMatchedRoutes(address.pathname);
  const { fetchFirstRows } = await import("./fetch-first-rows.ts");
  await Promise.all([
    fetchFirstRows(session, address),
    ...matched.map(({ options }) => options.component?.preload?.()),
  ]);
}

/** The panel's router, below /ADMIN-UI. Paths match whatever their case: the specification uses two. */
export function createPanelRouter(session: Session) {
  const openPanel = once(async () => {
    // this module adds the other children of the root
    await import("./panel-routes.tsx");
    const panel = router.buildRouteTree();
    // until it is redirected to the panel's own route, the current match is one of its placeholder, which must stay
    const placeholders: object = router.routesById;
    router.setRoutes({ ...panel, routesById: { ...placeholders, ...panel.routesById } });
  });
  const router = createRouter({
    routeTree: firstTree,
    basepath: "/ADMIN-UI",
    context: { session, openPanel },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingMs: 300,
    defaultErrorComponent: PageFailure,
  });
  // the panel is loaded while the identity service looks up who is signed in
  if (hasStoredSession()) void warmUp(session, router, openPanel).catch(() => {});
  // who is signed in decides which pages are open: the guards run again whenever it changes
  let last = String(session.actor.getSnapshot().value);
  // without a stored session it is settled at once, before this subscribes
  let settledBefore = SETTLED.has(last);
  session.actor.subscribe((snapshot) => {
    const value = String(snapshot.value);
    const before = last;
    last = value;
    if (value === before) return;
    if (value === "signingIn") {
      void loadOutlines();
      void openPanel().catch(() => {});
    }
    if (!SETTLED.has(value)) return;
    // the first guards wait for this themselves
    if (!settledBefore) {
      settledBefore = true;
      return;
    }
    // after a sign-out the sign-in page has no `from`
    if (before === "signingOut" && value === "signedOut") void router.navigate({ to: "/login" });
    else void router.invalidate();
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    // links and navigation are checked against all screens, of which the first tree has the public ones alone
    readonly router: Router<typeof routeTree, "never", false>;
  }
}
