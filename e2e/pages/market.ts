import { REDIRECT_DELAY } from "@marquee/machines/patterns/redirect-delay";
import { copyMarket } from "@marquee/verification/market/copy-market";
import { startServerProcess } from "@marquee/verification/proof/server-process";
import { expect, test as base, type BrowserContext } from "@playwright/test";
import { setDataDir } from "../database.ts";
import { recordMachines, writeTaken } from "./record-machines.ts";

/** A server with the demonstration market, and the folder that holds its database. */
export interface Market {
  readonly origin: string;
  readonly dataDir: string;
}

/**
 * What worked goes on by itself after three seconds, and on a busy machine that is before a test can look or press.
 * Here it waits for the press; that it goes on by itself is for the tests of the machines (FORM-M8).
 */
const waitForPresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((delay) => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((work: TimerHandler, pause?: number, ...rest: unknown[]) =>
      pause === delay ? 0 : start(work, pause, ...rest)) as typeof window.setTimeout;
  }, REDIRECT_DELAY);

/** What pages of this worker tried against the content security policy since the last test. */
const violations: string[] = [];

/** Makes a browser ready for a test. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy"))
      violations.push(`${message.page()?.url() ?? ""}: ${message.text()}`);
  });
  await waitForPresses(context);
  await recordMachines(context);
}

/**
 * Each worker has a market of its own, on a port that was free: no test meets the rows of one that runs beside it,
 * and nothing that runs on this machine already is in the way.
 */
export const test = base.extend<
  { readonly taken: undefined; readonly violations: undefined },
  { readonly market: Market }
>({
  market: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off this pattern.
    async ({}, use) => {
      const folder = await copyMarket("e2e");
      const server = await startServerProcess(folder.path, { LOG_LEVEL: "error" });
      setDataDir(folder.path);
      await use({ origin: server.origin, dataDir: folder.path });
      server.signal("SIGTERM");
      await server.ended;
      folder.remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ market }, use) => use(`${market.origin}/ADMIN-UI/`),
  context: async ({ context }, use) => {
    await prepareContext(context);
    await use(context);
  },
  taken: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use, testInfo) => {
      await use(undefined);
      writeTaken(testInfo);
    },
    { auto: true },
  ],
  violations: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      await use(undefined);
      // OPS-2, on whatever page a test has been
      expect(violations.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});
