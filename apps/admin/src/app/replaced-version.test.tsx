import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The page of a screen of which a part could not be loaded, while the server answers this for the panel's first script. */
async function failToLoad(answer: () => Promise<Response>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  const { watchVersion } = await import("./replaced-version.ts");
  const { PageFailure } = await import("./page-failure.tsx");
  watchVersion();
  render(<PageFailure error={new TypeError("Failed to fetch")} reset={() => {}} />);
  window.dispatchEvent(new Event("vite:preloadError"));
  await waitFor(() => expect(asked).toHaveBeenCalled());
}

it("[SCREEN-B5] offers to reload where the server has another version of the panel", async () => {
  await failToLoad(() => Promise.resolve(new Response(null, { status: 404 })));
  expect(await screen.findByRole("button", { name: "Reload" })).toBeTruthy();
  expect(screen.getByText("Marquee has been updated since you opened it.")).toBeTruthy();
});

it.each([
  ["has this version still", () => Promise.resolve(new Response(null))],
  ["fails", () => Promise.resolve(new Response(null, { status: 502 }))],
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("[SCREEN-B5] offers to try again where the server %s", async (_, answer) => {
  await failToLoad(answer);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText(/has been updated/)).toBeNull();
});
