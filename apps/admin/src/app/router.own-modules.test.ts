import { expect, it, vi } from "vitest";
import { dataResponse, serveCalls } from "../testing/serve-calls.ts";

serveCalls(() => dataResponse(null));

it("[SESSION-E4] what is shown on the way to the panel has its route also once the panel's routes are there", async () => {
  // another file may have loaded the panel's routes already
  vi.resetModules();
  window.history.replaceState(null, "", "/ADMIN-UI/home/Products");
  const { createSession } = await import("../session/create-session.ts");
  const { createPanelRouter } = await import("./router.ts");
  const session = createSession({ notify: () => {} });
  const router = createPanelRouter(session);
  const matches = router.matchRoutes(router.latestLocation);
  await router.options.context.openPanel();
  expect(matches.length).toBeGreaterThan(1);
  for (const { routeId } of matches)
    expect([routeId, router.routesById[routeId] === undefined]).toEqual([routeId, false]);
  const [panel] = router.getMatchedRoutes(router.latestLocation.pathname);
  expect(panel.at(-1)?.fullPath).toBe("/home/products");
  session.actor.stop();
});

it("[SCREEN-G1] takes on who signs in before the identity service is loaded", async () => {
  vi.resetModules();
  window.history.replaceState(null, "", "/ADMIN-UI/login");
  const { createSession } = await import("../session/create-session.ts");
  const { createPanelRouter } = await import("./router.ts");
  const { MERCHANT } = await import("../testing/render-screen.tsx");
  const session = createSession({ notify: () => {} });
  const router = createPanelRouter(session);
  const guardsAgain = vi.spyOn(router, "invalidate").mockResolvedValue();
  expect(session.actor.getSnapshot().value).toBe("signedOut");
  session.actor.send({ type: "signIn.started" });
  session.actor.send({ type: "signIn.completed", user: MERCHANT });
  expect(guardsAgain).toHaveBeenCalledTimes(1);
  session.actor.stop();
});
