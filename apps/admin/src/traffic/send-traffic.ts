import { trafficRoutes } from "@marquee/api/routes/traffic";
import type { TrafficBatch } from "@marquee/domain/traffic/traffic.schema";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { handOver } from "../session/record-steps.ts";
import { countActors, type LeftRuns } from "./count-actors.ts";

const MINUTE = 60_000;
/** Where a tab holds what it was left with. No other tab reads it: a duplicate starts over. */
const KEY = "marquee.traffic";
/** All that may be on its way after a page is closed is 64 kB. */
const LONGEST = 48_000;

/** What this tab was left with, if it is loaded again; it is taken, so that it is gone on with once. */
function restoreLeft(): LeftRuns {
  const [entry] = performance.getEntriesByType("navigation");
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === "reload";
  return isReload && text !== null ? (JSON.parse(text) as LeftRuns) : {};
}

/** Sends what was counted once. What is lost is lost: nothing is sent again, so nothing counts twice (TRAFFIC-C4). */
async function send(
  base: string,
  token: string | null,
  machines: TrafficBatch["machines"],
): Promise<void> {
  if (machines.length === 0) return;
  const body = JSON.stringify({ id: newId(), machines } satisfies TrafficBatch);
  if (body.length > LONGEST) return;
  const { path } = token === null ? trafficRoutes.countSignedOut : trafficRoutes.count;
  await fetch(`${base}${path}`, {
    method: "POST",
    keepalive: true,
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
  }).catch(() => undefined);
}

/** Counts what the page records, and sends it at most once a minute and when the page is hidden. */
export function sendTraffic(given: {
  readonly base: string;
  readonly token: () => Promise<string | null>;
}): void {
  const { base, token } = given;
  const counting = countActors(restoreLeft());
  handOver(counting.count);
  let known: string | null = null;
  const learn = async () => {
    known = await token().catch(() => null);
  };
  const sendNow = () => void send(base, known, counting.take());
  void learn();
  setInterval(() => {
    counting.checkIdle(Date.now());
    // the page may be closed by the time that a token is there
    void learn().then(sendNow);
  }, MINUTE);
  const onChange = () => {
    if (document.visibilityState === "visible") counting.comeBack(Date.now());
    else {
      counting.leave(Date.now());
      sessionStorage.setItem(KEY, JSON.stringify(counting.left()));
      // a user who has just signed in no longer counts as a stranger
      void learn().then(sendNow);
    }
  };
  document.addEventListener("visibilitychange", onChange);
  // Safari hides no page that it closes
  addEventListener("pagehide", () => {
    counting.leave(Date.now());
    sendNow();
  });
}
