import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { openBrowser, signedInState, type SignedInState } from "./browser.ts";
import type { Product } from "./product.ts";
import { atMost, median, yardstick, type Figure } from "./report.ts";

const DIST = join(import.meta.dirname, "../../apps/admin/dist");
const RUNS = 3;

interface Load {
  readonly scripts: readonly string[];
  readonly requests: number;
  readonly visible: number;
}

const isFirebase = (path: string) => /firebase|identity/i.test(path);

/** kB of gzip -9, counted from the files themselves, so that the figure is the same on every run. */
const weigh = (scripts: readonly string[]): number =>
  scripts
    .filter((path) => !isFirebase(path))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length, 0) /
  1000;

async function open(page: Page, url: string, selector: string): Promise<Load> {
  const scripts = new Set<string>();
  let requests = 0;
  page.on("request", (request) => {
    requests += 1;
    const path = /\/ADMIN-UI\/(assets\/[^?]+\.js)/.exec(request.url())?.[1];
    if (path) scripts.add(path);
  });
  const began = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(selector).first().waitFor({ state: "visible" });
  const visible = performance.now() - began;
  // The stream of events never ends, so the network is never idle; what a page loads first has come by then.
  await page.waitForTimeout(1000);
  return { scripts: [...scripts], requests, visible };
}

/** A fresh browser profile each time: nothing is cached. `slower` divides the speed of the processor. */
async function measure(
  browser: Browser,
  slower: number,
  visit: (page: Page) => Promise<Load>,
  storageState?: SignedInState,
): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      ...(storageState ? { storageState } : {}),
    });
    const page = await context.newPage();
    if (slower > 1) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    }
    loads.push(await visit(page));
    await context.close();
  }
  const [first] = loads;
  if (!first) throw new Error("nothing was loaded");
  return { ...first, visible: median(loads.map((load) => load.visible)) };
}

/** First-load JS, requests and the moment the content shows, of sign-in and of the offers list. */
export async function benchFirstLoad(product: Product): Promise<readonly Figure[]> {
  const browser = await openBrowser();
  try {
    const login = (page: Page) =>
      open(page, `${product.origin}/ADMIN-UI/login`, "input[type=email]");
    const state = await signedInState(browser, product.origin);
    const list = (fresh: Page) => open(fresh, `${product.origin}/ADMIN-UI/home/offers`, "tbody tr");
    const figures: Figure[] = [];
    for (const slower of [1, 4]) {
      const entry = await measure(browser, slower, login);
      const offers = await measure(browser, slower, list, state);
      if (slower === 1)
        figures.push(
          atMost("sign-in, first-load JS (gz, Firebase apart)", weigh(entry.scripts), "kB", 125),
          atMost(
            "offers list, first-load JS (gz, Firebase apart)",
            weigh(offers.scripts),
            "kB",
            205,
          ),
          yardstick("sign-in, requests", entry.requests, ""),
          yardstick("offers list, requests", offers.requests, ""),
        );
      figures.push(
        yardstick(`sign-in form visible, ${slower} × slower processor`, entry.visible, "ms"),
        yardstick(`first offer visible, ${slower} × slower processor`, offers.visible, "ms"),
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
