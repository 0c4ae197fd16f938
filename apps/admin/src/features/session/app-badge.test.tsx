import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createSession } from "../../session/create-session.ts";
import { SessionProvider } from "../../session/session-context.tsx";
import { dataResponse, serveCalls } from "../../testing/serve-calls.ts";
import { SignInScreen } from "./sign-in-screen.tsx";

const settings = { appStoreUrl: null as string | null };
serveCalls(() => dataResponse({ mode: "production", ...settings }));

/** The sign-in page of a server whose settings have this address. */
async function openWith(appStoreUrl: string | null) {
  Object.assign(settings, { appStoreUrl });
  const root = createRootRoute();
  const login = createRoute({
    getParentRoute: () => root,
    path: "/login",
    component: SignInScreen,
  });
  const router = createRouter({
    routeTree: root.addChildren([login]),
    history: createMemoryHistory({ initialEntries: ["/login"] }),
  });
  await router.load();
  const session = createSession({ notify: () => {} });
  render(
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  await screen.findByRole("heading", { name: "Sign in" });
  await session.settings();
  return session;
}
const badge = () => screen.queryByRole("link", { name: /App Store/ });

it("[CONFIG-M18] leads to the app in its store, at the address that is configured", async () => {
  const session = await openWith("https://apps.example/marquee");
  const link = await screen.findByRole("link", { name: /App Store/ });
  expect(link.getAttribute("href")).toBe("https://apps.example/marquee");
  session.actor.stop();
});

it("[CONFIG-M18] is not on the page without one", async () => {
  const session = await openWith(null);
  expect(badge()).toBeNull();
  session.actor.stop();
});
