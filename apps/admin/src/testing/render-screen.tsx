import { createClient } from "@marquee/api/client/create-client";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { sessionMachine } from "@marquee/machines/session/session.machine";
import type { IdentityQuery, UserRequest } from "@marquee/machines/session/session.model";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { Suspense, type ComponentProps, type ReactNode } from "react";
import { createActor, fromCallback, fromPromise } from "xstate";
import { routeTree } from "../app/panel-routes.tsx";
import { parseSearch, stringifySearch, textsOnly } from "../app/search-params.ts";
import type { Session } from "../session/create-session.ts";
import { LazyIdentity } from "../session/identity.ts";
import { once } from "../session/once.ts";
import { createQueryClient } from "../session/query-client.ts";
import { SessionProvider } from "../session/session-context.tsx";
import { startForTest } from "./start-for-test.ts";

export const MERCHANT: LoggedUser = {
  email: "merchant@marquee.test",
  name: "Nadia Fortin",
  companyId: "c1",
  companyName: "Maple",
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: ["CAN_ADD_UPDATE"],
  roleName: "Store Admin",
};

/** A master user, who belongs to no company. */
export const MASTER: LoggedUser = {
  ...MERCHANT,
  companyId: null,
  companyName: null,
  isMaster: "Y",
};

/** A session in which a user is signed in. Calls go to the page's `fetch`, which a test may replace. */
function signedIn(user: LoggedUser): Session {
  const client = createClient({ base: () => "/api", token: () => Promise.resolve(null) });
  const queries = createQueryClient(() => {});
  const nowhere = (): Promise<never> => Promise.reject(new Error("this test has no server"));
  const actor = startForTest(
    createActor(
      sessionMachine.provide({
        actors: {
          watchIdentity: fromCallback<IdentityQuery>(({ sendBack }) =>
            sendBack({ type: "session.changed", identity: null }),
          ),
          loadUser: fromPromise<LoggedUser | null, UserRequest>(nowhere),
          signOut: fromPromise<void, void>(() => Promise.resolve()),
        },
        actions: { clearSavedFilters: () => {}, notify: () => {} },
      }),
    ),
  );
  actor.send({ type: "signIn.started" });
  actor.send({ type: "signIn.completed", user });
  return {
    actor,
    openClient: once(() => Promise.resolve(client)),
    openQueries: once(() => Promise.resolve(queries)),
    settings: nowhere,
    settingsInPage: null,
    identity: new LazyIdentity(nowhere),
  };
}

export interface ScreenOptions {
  /** The address, with its query. */
  readonly at?: string;
  readonly user?: LoggedUser;
}

/** What a screen waits for, such as the client, has come before the test goes on. */
async function renderRouter(
  session: Session,
  router: ComponentProps<typeof RouterProvider>["router"],
): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(
      <SessionProvider session={session}>
        <QueryClientProvider client={queries}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </SessionProvider>,
    );
    await session.openClient();
  });
}

const NEIGHBOUR = "/home/company";

/** Renders a screen at its address, `/home/offers` by default, with a neighbour at `/home/company`, and returns the router. */
export async function renderScreen(
  screen: ReactNode,
  { at = "/home/offers", user = MERCHANT }: ScreenOptions = {},
) {
  const root = createRootRoute({ component: Outlet, validateSearch: textsOnly });
  const path = at.replace(/\?.*/, "");
  const things = createRoute({
    getParentRoute: () => root,
    path,
    component: () => screen,
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: path === NEIGHBOUR ? "/home/elsewhere" : NEIGHBOUR,
    component: () => <p>Elsewhere</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([things, elsewhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    defaultNotFoundComponent: () => null,
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const session = signedIn(user);
  await renderRouter(session, router);
  return { router, session };
}

/** Renders the whole panel at an address of it, with its menu, as a signed-in user sees it. */
export async function renderPanel(at: string, user: LoggedUser = MERCHANT) {
  const session = signedIn(user);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { session, openPanel: () => Promise.resolve() },
    parseSearch,
    stringifySearch,
  });
  await renderRouter(session, router);
  return { router, session };
}
