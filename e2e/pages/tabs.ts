import type { BrowserContext, Dialog, Page } from "@playwright/test";
import type { Person } from "./people.ts";

/**
 * The tabs of a worker that no test uses just now. A new browser context with its page takes most of a second of processor
 * time, so tests that leave nothing in a tab but storage, routes and the look of the window take one that is there already.
 */
export type Tabs = Map<Person | null, Page>;

type Look = Parameters<Page["emulateMedia"]>[0] & {
  readonly viewport: ReturnType<Page["viewportSize"]>;
};

const leave = (question: Dialog): Promise<void> => question.accept();

/** Makes a tab as it was when it had just been opened: on no screen, with nothing stored but who has signed in. */
export async function emptyTab(
  page: Page,
  state: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined,
  { viewport, ...media }: Look,
): Promise<void> {
  page.on("dialog", leave);
  await page.unrouteAll({ behavior: "wait" });
  // an address of the same origin, so that the browser goes on with the process it has
  await page.goto("/readyz");
  page.removeListener("dialog", leave);
  const stored = state?.origins.flatMap(({ localStorage }) => localStorage) ?? [];
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
  await page.emulateMedia(media);
  if (viewport) await page.setViewportSize(viewport);
}
