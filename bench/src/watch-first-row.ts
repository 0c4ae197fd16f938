import type { Browser } from "playwright-core";
import type { SignedInState } from "./browser.ts";

/** What a page has done by the time its first row, or its form, is painted. */
export interface FirstRow {
  /** Milliseconds from the start of the navigation to the frame that shows it. */
  readonly painted: number;
  /** Requests that were sent before it was there, the page's own included. */
  readonly requests: number;
  /** Paths of the scripts among them, and of those that came within a second after it. */
  readonly scripts: readonly string[];
  /** Milliseconds of main-thread tasks over 50 ms before it. */
  readonly longTasks: number;
  /** Layout shift until a second after it. */
  readonly shift: number;
}

interface Watch {
  readonly painted: Promise<{ readonly painted: number; readonly there: number }>;
  shift: number;
  readonly tasks: { readonly at: number; readonly took: number }[];
}

/** Runs in the page before its own scripts. */
function startWatch(selector: string): void {
  const tasks: Watch["tasks"] = [];
  const painted = new Promise<Awaited<Watch["painted"]>>((resolve) => {
    const look = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found || found.offsetHeight === 0) return;
      look.disconnect();
      const there = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve({ painted: performance.now(), there });
        port2.postMessage(null);
      });
    });
    look.observe(document, { childList: true, subtree: true });
  });
  const watch: Watch = { painted, shift: 0, tasks };
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") watch.shift += entry.value;
  });
  observe("longtask", ({ startTime, duration }) => {
    tasks.push({ at: startTime, took: duration });
  });
  Object.assign(globalThis, { watch });
}

export interface Visit {
  readonly url: string;
  /** What is waited for. */
  readonly selector: string;
  /** Divides the speed of the processor. */
  readonly slower: number;
  /** Of the window, in pixels; that of a laptop unless said. */
  readonly width?: number;
  readonly state?: SignedInState;
}

/** Opens a page in a fresh profile, with nothing cached, until a second after what is waited for is painted. */
export async function watchFirstRow(browser: Browser, visit: Visit): Promise<FirstRow> {
  const context = await browser.newContext({
    viewport: { width: visit.width ?? 1366, height: 768 },
    ...(visit.state ? { storageState: visit.state } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: visit.slower });
  await page.addInitScript(startWatch, visit.selector);
  await page.goto(visit.url, { waitUntil: "commit" });
  const seen = await page.evaluate(async () => {
    const { watch } = globalThis as typeof globalThis & { watch: Watch };
    const { painted, there } = await watch.painted;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const entries = performance.getEntriesByType("resource");
    return {
      painted,
      requests: 1 + entries.filter(({ startTime }) => startTime < there).length,
      scripts: entries.map(({ name }) => name).filter((name) => name.endsWith(".js")),
      longTasks: watch.tasks
        .filter(({ at }) => at < painted)
        .reduce((sum, { took }) => sum + took, 0),
      shift: watch.shift,
    };
  });
  await context.close();
  return seen;
}
