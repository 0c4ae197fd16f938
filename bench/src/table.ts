import type { Page } from "playwright-core";
import { openBrowser, signedInState } from "./browser.ts";
import { fillOffers, merchantBranch } from "./offers.ts";
import type { Product } from "./product.ts";
import { atMost, median, yardstick, type Figure } from "./report.ts";

const ROUNDS = 7;

interface Turn {
  /** Milliseconds from the event to the frame after the rows had changed, with their images. */
  readonly painted: number;
  /** Milliseconds of it that the list call took, the network of this machine included. */
  readonly called: number;
}

/** Runs in the page: waits for the click, then for other rows with their images, then for their frame. */
function watchNextTurn(): void {
  const rows = () => document.querySelector("tbody")?.textContent ?? "";
  const before = rows();
  const turn = new Promise<Turn>((resolve) => {
    const finish = async (began: number) => {
      const images = [...document.querySelectorAll<HTMLImageElement>("tbody img")];
      await Promise.all(images.map((image) => image.decode()));
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
    };
    document.addEventListener(
      "click",
      (event) => {
        const observer = new MutationObserver(() => {
          const now = rows();
          if (now === "" || now === before) return;
          observer.disconnect();
          void finish(event.timeStamp);
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

/** The headers of the list's own call, which the yardstick sends as well. */
async function listCall(page: Page): Promise<{ readonly url: string; readonly token: string }> {
  const called = page.waitForRequest((request) => request.url().includes("/getCompanyOffer/"));
  await page.reload();
  const request = await called;
  await page.locator("tbody tr").first().waitFor();
  return { url: request.url(), token: (await request.allHeaders())["authorization"] ?? "" };
}

/** The yardstick: a button that makes the same call and writes ten rows of the same markup, with nothing in between. */
async function bareTurn(page: Page, call: Awaited<ReturnType<typeof listCall>>): Promise<Turn> {
  await page.evaluate(({ url, token }) => {
    const button = document.createElement("button");
    button.textContent = "Bare";
    button.style.cssText = "position:fixed;top:0;left:0;z-index:99";
    const write = async () => {
      const response = await fetch(url, { headers: { authorization: token } });
      const { data } = (await response.json()) as { data: unknown };
      const body = document.querySelector("tbody");
      if (body) body.innerHTML = body.innerHTML.replaceAll("</a>", ` ${typeof data}</a>`);
    };
    button.addEventListener("click", () => void write());
    document.body.append(button);
  }, call);
  return turnOf(page, () => page.getByRole("button", { name: "Bare", exact: true }).click());
}

const medians = (turns: readonly Turn[]): Turn => ({
  painted: median(turns.map(({ painted }) => painted)),
  called: median(turns.map(({ called }) => called)),
});

/** The list is there, and the browser has nothing left to do. */
async function atRest(page: Page): Promise<void> {
  await page.locator("tbody tr").first().waitFor();
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}

interface Turns {
  readonly sort: Turn;
  readonly filter: Turn;
}

/** Sorts and filters a list that is loaded anew: nothing that was loaded before may come from a cache. */
async function turnsOf(page: Page): Promise<Turns> {
  await page.reload();
  await atRest(page);
  const sort = await turnOf(page, () =>
    page.getByRole("button", { name: "Heading", exact: true }).click(),
  );
  await page.getByRole("button", { name: /^Type All$/ }).click();
  const item = page.getByRole("menuitemradio", { name: "Offer", exact: true });
  await item.waitFor();
  await atRest(page);
  const filter = await turnOf(page, () => item.click());
  return { sort, filter };
}

async function measure(page: Page) {
  const call = await listCall(page);
  const list = page.url();
  const bare: Turn[] = [];
  const turns: Turns[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await page.goto(list);
    await atRest(page);
    const swap = await bareTurn(page, call);
    const turn = await turnsOf(page);
    if (round > 0) {
      bare.push(swap);
      turns.push(turn);
    }
  }
  return {
    bare: medians(bare),
    sort: medians(turns.map(({ sort }) => sort)),
    filter: medians(turns.map(({ filter }) => filter)),
  };
}

/** Sorting and filtering the offers list in a real browser, from the click to the painted rows. */
export async function benchTable(product: Product): Promise<readonly Figure[]> {
  const branch = await merchantBranch(product);
  const browser = await openBrowser();
  try {
    const storageState = await signedInState(browser, product.origin);
    const figures: Figure[] = [];
    for (const count of [1000, 10_000]) {
      await fillOffers(product, branch, count);
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        storageState,
      });
      const page = await context.newPage();
      await page.goto(`${product.origin}/ADMIN-UI/home/offers?tab=pending`);
      await page.locator("tbody tr").first().waitFor();
      const { bare, ...turns } = await measure(page);
      await context.close();
      figures.push(
        yardstick(`bare call and ten rows as markup, ${count} offers`, bare.painted, "ms"),
        yardstick("  of it the call", bare.called, "ms"),
      );
      for (const [name, turn] of Object.entries(turns))
        figures.push(
          atMost(`${name} ${count} offers, to painted rows with images`, turn.painted, "ms", 100),
          yardstick("  of it the call", turn.called, "ms"),
        );
    }
    return figures;
  } finally {
    await browser.close();
  }
}
