import type { Page } from "playwright-core";
import { openBrowser, signedInState } from "./browser.ts";
import { fillOffers, merchantBranch } from "./offers.ts";
import type { Product } from "./product.ts";
import { atMost, median, yardstick, type Figure } from "./report.ts";

const ROUNDS = 7;

interface Turn {
  /** Milliseconds from the event to the frame after the rows had changed. */
  readonly painted: number;
  /** Milliseconds of it that the list call took, the network of this machine included. */
  readonly called: number;
}

/** Runs in the page: waits for the click, then for other rows, then for its frame. */
function watchNextTurn(): void {
  const rows = () => document.querySelector("tbody")?.textContent ?? "";
  const before = rows();
  const turn = new Promise<Turn>((resolve) => {
    document.addEventListener(
      "click",
      (event) => {
        const began = event.timeStamp;
        const observer = new MutationObserver(() => {
          const now = rows();
          if (now === "" || now === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              const calls = performance
                .getEntriesByType("resource")
                .filter(({ name, startTime }) => name.includes("/api/") && startTime >= began);
              const painted = performance.now() - began;
              resolve({ painted, called: Math.max(0, ...calls.map(({ duration }) => duration)) });
            };
            port2.postMessage(null);
          });
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { nextTurn: turn });
}

async function turnOf(page: Page, act: () => Promise<void>): Promise<Turn> {
  await page.evaluate(watchNextTurn);
  await act();
  return page.evaluate(
    () => (globalThis as typeof globalThis & { nextTurn: Promise<Turn> }).nextTurn,
  );
}

const medians = (turns: readonly Turn[]): Turn => ({
  painted: median(turns.map(({ painted }) => painted)),
  called: median(turns.map(({ called }) => called)),
});

async function measure(page: Page) {
  const head = page.getByRole("button", { name: "Heading", exact: true });
  const sorts: Turn[] = [];
  const filters: Turn[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const sort = await turnOf(page, () => head.click());
    await page.getByRole("button", { name: /^Type (All|Offer|Collection)$/ }).click();
    const choice = round % 2 === 0 ? "Collection" : "Offer";
    const item = page.getByRole("menuitemradio", { name: choice, exact: true });
    const filter = await turnOf(page, () => item.click());
    // Neither a sort nor a filter that was asked for before may answer from memory.
    await page.reload();
    await page.locator("tbody tr").first().waitFor();
    if (round > 0) {
      sorts.push(sort);
      filters.push(filter);
    }
  }
  return { sort: medians(sorts), filter: medians(filters) };
}

/** Sorting and filtering the offers list in a real browser, from the click to the painted row. */
export async function benchTable(product: Product): Promise<readonly Figure[]> {
  const branch = await merchantBranch(product);
  const browser = await openBrowser();
  try {
    const storageState = await signedInState(browser, product.origin);
    const figures: Figure[] = [];
    for (const [count, goal] of [
      [1000, 50],
      [10_000, 100],
    ] as const) {
      await fillOffers(product, branch, count);
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        storageState,
      });
      const page = await context.newPage();
      await page.goto(`${product.origin}/ADMIN-UI/home/offers?tab=pending`);
      await page.locator("tbody tr").first().waitFor();
      const { sort, filter } = await measure(page);
      await context.close();
      figures.push(
        atMost(`sort ${count} offers, click to paint`, sort.painted, "ms", goal),
        yardstick("  of it the call", sort.called, "ms"),
        atMost(`filter ${count} offers, click to paint`, filter.painted, "ms", goal),
        yardstick("  of it the call", filter.called, "ms"),
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
