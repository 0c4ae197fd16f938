import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { serveBareSite, type BareCall } from "./bare-site.ts";
import { openBrowser, signedInState, type SignedInState } from "./browser.ts";
import type { Product } from "./product.ts";
import { atMost, median, yardstick, type Figure } from "./report.ts";
import { watchFirstRow, type FirstRow, type Visit } from "./watch-first-row.ts";

const DIST = join(import.meta.dirname, "../../apps/admin/dist");
const RUNS = 5;
const ROW = "tbody tr:not([aria-hidden]) td:nth-child(2)";
const FORM = "input[type=email]";

const isFirebase = (path: string) => /firebase|identity/i.test(path);

/** kB of gzip -9, counted from the files themselves, so that the figure is the same on every run. */
const weigh = (scripts: readonly string[]): number =>
  scripts
    .flatMap((url) => /\/ADMIN-UI\/(assets\/.+\.js)/.exec(url)?.[1] ?? [])
    .filter((path) => !isFirebase(path))
    .reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length, 0) /
  1000;

/** The headers of the list's own call, which the bare page sends as well. */
async function listCall(browser: Browser, list: string, state: SignedInState): Promise<BareCall> {
  const context = await browser.newContext({ storageState: state });
  const page = await context.newPage();
  const called = page.waitForRequest((request) => request.url().includes("/getCompanyOffer/"));
  await page.goto(list);
  const request = await called;
  const { pathname, search } = new URL(request.url());
  const { authorization = "" } = await request.allHeaders();
  await context.close();
  return { url: `${pathname}${search}`, token: authorization.replace("Bearer ", "") };
}

const middle = (runs: readonly FirstRow[], of: (run: FirstRow) => number): number =>
  median(runs.map(of));

/** First-load JS, requests and the moment the content shows, of sign-in and of the offers list, beside a bare page. */
export async function benchFirstLoad(product: Product): Promise<readonly Figure[]> {
  const browser = await openBrowser();
  const list = `${product.origin}/ADMIN-UI/home/offers`;
  const state = await signedInState(browser, product.origin);
  const bareSite = await serveBareSite(product.origin, await listCall(browser, list, state));
  const measure = async (slower: number) => {
    const visits = {
      entry: { url: `${product.origin}/ADMIN-UI/login`, selector: FORM, slower },
      offers: { url: list, selector: ROW, slower, state },
      bare: { url: bareSite.address, selector: "tbody tr td", slower },
    } satisfies Record<string, Visit>;
    const runs = { entry: [] as FirstRow[], offers: [] as FirstRow[], bare: [] as FirstRow[] };
    // One after the other in each round, so that all of them meet the machine in the same moods.
    for (let round = 0; round < RUNS; round++) {
      runs.entry.push(await watchFirstRow(browser, visits.entry));
      runs.offers.push(await watchFirstRow(browser, visits.offers));
      runs.bare.push(await watchFirstRow(browser, visits.bare));
    }
    return runs;
  };
  try {
    const fast = await measure(1);
    const slow = await measure(4);
    const bare = middle(slow.bare, ({ painted }) => painted);
    const first = middle(slow.offers, ({ painted }) => painted);
    const measured = [...fast.entry, ...slow.entry, ...fast.offers, ...slow.offers];
    return [
      atMost("sign-in, JS (gz, Firebase apart)", weigh(fast.entry[0]?.scripts ?? []), "kB", 122),
      atMost("offers, JS (gz, Firebase apart)", weigh(fast.offers[0]?.scripts ?? []), "kB", 194),
      atMost(
        "offers, requests before the row",
        middle(fast.offers, (run) => run.requests),
        "",
        12,
      ),
      yardstick(
        "first offer painted",
        middle(fast.offers, ({ painted }) => painted),
        "ms",
      ),
      yardstick(
        "bare page, first row painted",
        middle(fast.bare, ({ painted }) => painted),
        "ms",
      ),
      atMost(
        "sign-in form, 4 × slower",
        middle(slow.entry, ({ painted }) => painted),
        "ms",
        900,
      ),
      atMost("first offer, 4 × slower", first, "ms", 1800),
      yardstick("bare page, 4 × slower", bare, "ms"),
      atMost("first offer for one of the bare page, 4 × slower", first / bare, "×", 1.5),
      atMost(
        "long tasks before the offer",
        middle(slow.offers, (run) => run.longTasks),
        "ms",
        300,
      ),
      yardstick(
        "long tasks of the bare page",
        middle(slow.bare, (run) => run.longTasks),
        "ms",
      ),
      atMost("layout shift, the worst", Math.max(...measured.map(({ shift }) => shift)), "", 0.01),
    ];
  } finally {
    bareSite.close();
    await browser.close();
  }
}
