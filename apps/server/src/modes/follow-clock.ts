import type { ProductClock } from "@marquee/sandbox/time/product-clock";
import type { ChangeFeed } from "../platform/events/change-feed.ts";
import { CLOCK } from "../platform/events/change.ts";
import type { Log } from "../platform/log/early-log.ts";

/**
 * Reads the product's time again whenever another server may have put it forward. A read that fails is made up
 * for by the next resync, which follows whenever the feed's connection is new; until then the time is an older one.
 */
export function followClock(
  feed: Pick<ChangeFeed, "listen">,
  clock: Pick<ProductClock, "refresh">,
  log: Log,
): void {
  feed.listen((message) => {
    if (message.tag === "changed" && message.change.noun !== CLOCK) return;
    clock.refresh().catch((error: unknown) => {
      log.error({ err: error }, "the product's time could not be read; it may be behind");
    });
  });
}
