import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "./browser.ts";
import type { Product } from "./product.ts";
import { atMost, median, yardstick, type Figure } from "./report.ts";

const ROOT = join(import.meta.dirname, "../..");
const LAYOUTS = join(ROOT, "packages/machines/layouts");
const DIST = join(ROOT, "apps/statecharts/dist");
const EXPLORER = "/STATECHARTS/";
const LARGEST = 5;
const RUNS = 5;

interface SvgElement {
  readonly id: string;
  readonly parts: number;
}

/** The charts with the most boxes and lines, the largest first. */
function largestCharts(): readonly SvgElement[] {
  return readdirSync(LAYOUTS)
    .map((file): SvgElement => {
      const { layouts } = JSON.parse(readFileSync(join(LAYOUTS, file), "utf8")) as {
        layouts: readonly { boxes: object; wires: readonly unknown[] }[];
      };
      const [open] = layouts;
      const parts = open ? Object.keys(open.boxes).length + open.wires.length : 0;
      return { id: file.replace(/\.json$/, ""), parts };
    })
    .toSorted((a, b) => b.parts - a.parts)
    .slice(0, LARGEST);
}

/** kB of gzip -9 of every script and style that a page has loaded a second after its content is there, what runs a machine included. */
async function loadPage(browser: Browser, url: string, content: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(content).first().waitFor();
  await page.waitForTimeout(1000);
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  await context.close();
  const paths = new Set(
    names.flatMap((name) => /\/(assets\/.+\.(?:js|css))$/.exec(name)?.[1] ?? []),
  );
  const sizes = [...paths].map(
    (path) => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** A hand that points at a card rests on it for longer before it presses; the chart is loaded in that time. */
const POINTED = 100;

/** Points at a machine's card in the gallery, presses it, and counts from there until the frame with its chart is painted. */
async function timeToChart(page: Page, id: string): Promise<number> {
  const href = `${EXPLORER}${id}`;
  await page.locator(`main a[href="${href}"]`).hover();
  await page.waitForTimeout(POINTED);
  return await page.evaluate(async (address) => {
    const card = document.querySelector<HTMLElement>(`main a[href="${address}"]`);
    if (!card) throw new Error(`The gallery has no ${address}`);
    const began = performance.now();
    const painted = new Promise<number>((resolve) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector(".room [data-state]")) return;
        look.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      look.observe(document, { childList: true, subtree: true });
    });
    card.click();
    return (await painted) - began;
  }, href);
}

async function toGallery(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Marquee, all statecharts" }).click();
  await page.locator("main a .thumb-box").first().waitFor();
}

/** What the explorer loads at first, and how long the largest charts take from a press to the painted image. */
export async function benchCharts(product: Product): Promise<readonly Figure[]> {
  const browser = await openBrowser();
  const gallery = `${product.origin}${EXPLORER}`;
  const charts = largestCharts();
  const first: number[] = [];
  const again = new Map<string, number[]>();
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      const page = await context.newPage();
      await page.goto(gallery);
      await page.locator("main a .thumb-box").first().waitFor();
      // the smallest machine brings the viewer itself
      first.push(await timeToChart(page, "settlement"));
      for (const { id } of charts) {
        await toGallery(page);
        again.set(id, [...(again.get(id) ?? []), await timeToChart(page, id)]);
      }
      await context.close();
    }
    const [largest] = charts;
    return [
      atMost(
        "gallery, JS and CSS (gz)",
        await loadPage(browser, gallery, "main a .thumb-box"),
        "kB",
        130,
      ),
      atMost(
        `viewer of ${largest?.id}, JS and CSS (gz)`,
        await loadPage(browser, `${gallery}${largest?.id}`, ".room [data-state]"),
        "kB",
        130,
      ),
      yardstick("first machine, from the press to its chart", median(first), "ms"),
      ...charts.map(({ id, parts }) =>
        atMost(
          `${id}, ${parts} parts, from the press to its chart`,
          median(again.get(id) ?? []),
          "ms",
          50,
        ),
      ),
    ];
  } finally {
    await browser.close();
  }
}
