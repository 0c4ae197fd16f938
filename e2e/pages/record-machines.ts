import { LIVE_CHANNEL, VIEW_LOCK, type LiveMessage } from "@marquee/machines/live/live-message";
import type { BrowserContext, TestInfo } from "@playwright/test";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const folder = process.env["MACHINE_COVERAGE"];
const ROOT = join(import.meta.dirname, "../..");

/** Whether pages are inspected, which loads the file of the inspection besides what users load. */
export const isRecording = folder !== undefined;

/** What the test that runs now in this worker has taken, by machine. */
const taken = new Map<string, Set<string>>();

/**
 * In a page that is inspected: hands on what its machines take, lets no viewer be opened, and leaves the page and its address as
 * they are without, so that a test finds what it looks for.
 */
function handOn([channelName, viewLock]: readonly [string, string]): void {
  if (location.protocol === "http:")
    void navigator.locks.request(viewLock, { mode: "shared" }, () => new Promise(() => {}));
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => {
    if (data.kind === "stepped")
      void (Reflect.get(globalThis, "recordTaken") as (...args: unknown[]) => unknown)(
        data.actor.chart,
        data.step?.taken ?? data.begun,
      );
  });
  const prepend = Reflect.get(Element.prototype, "prepend");
  Element.prototype.prepend = function (this: Element, ...nodes: (Node | string)[]) {
    const [first] = nodes;
    if (first instanceof Element && first.localName === "marquee-inspect") return;
    Reflect.apply(prepend, this, nodes);
  };
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, address) => {
      const url = new URL(address ?? location.href, location.href);
      url.search = url.search.replace(/([?&])inspect(&|$)/, (_, before: string, after: string) =>
        after === "&" ? before : "",
      );
      change(state, unused, url);
    };
  }
}

/** If MACHINE_COVERAGE names a folder, opens every page of the panel in a context to be inspected. */
export async function recordMachines(context: BrowserContext): Promise<void> {
  if (folder === undefined) return;
  await context.exposeBinding("recordTaken", (_, chart: string, ids: readonly string[]) => {
    taken.set(chart, new Set([...(taken.get(chart) ?? []), ...ids]));
  });
  await context.addInitScript(handOn, [LIVE_CHANNEL, VIEW_LOCK] as const);
  await context.route(/\/ADMIN-UI\//, async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback();
    const url = new URL(request.url());
    url.search = `${url.search === "" ? "?" : `${url.search}&`}inspect`;
    return route.continue({ url: url.href });
  });
}

/** Writes down what a test that holds has taken since the one before it ended. */
export function writeTaken({ file, title, testId, status, expectedStatus }: TestInfo): void {
  if (folder !== undefined && taken.size > 0 && status === expectedStatus) {
    const tests = [...taken].map(([machine, ids]) => ({
      machine,
      title,
      file: relative(ROOT, file).replaceAll("\\", "/"),
      taken: [...ids],
      states: [],
      yes: [],
      no: [],
    }));
    mkdirSync(folder, { recursive: true });
    const name = createHash("sha1").update(testId).digest("hex");
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(tests));
  }
  taken.clear();
}
