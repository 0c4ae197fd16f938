import { toFailure } from "@marquee/api/client/api-failure";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

const PART = "A part of this page could not be loaded.";

/** The page of a screen of which a part could not be loaded, while the server responds with this for the panel's first script. */
async function failToLoad(respond: () => Promise<Response>) {
  const asked = vi.fn(respond);
  vi.stubGlobal("fetch", asked);
  const { watchVersion } = await import("../session/replaced-version.ts");
  const { PageFailure } = await import("./page-failure.tsx");
  watchVersion(PART);
  render(<PageFailure error={new TypeError("Failed to fetch")} reset={() => {}} />);
  const payload = new TypeError("Failed to fetch /assets/menu-parts.js");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  return payload;
}

it("[SCREEN-B5] offers to reload if the server has another version of the panel", async () => {
  await failToLoad(() => Promise.resolve(new Response(null, { status: 404 })));
  expect(await screen.findByRole("button", { name: "Reload" })).toBeTruthy();
  expect(screen.getByText("Marquee has been updated since you opened this page.")).toBeTruthy();
});

it("[SCREEN-B3] gives a failed part a message for users, which names no file", async () => {
  const failure = await failToLoad(() => Promise.resolve(new Response(null)));
  expect(toFailure(failure).message).toBe(PART);
});

it.each([
  ["has this version still", () => Promise.resolve(new Response(null))],
  ["fails", () => Promise.resolve(new Response(null, { status: 502 }))],
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("[SCREEN-B5] offers to try again where the server %s", async (_, respond) => {
  await failToLoad(respond);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText(/has been updated/)).toBeNull();
});
