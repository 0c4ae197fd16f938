import { shownImages } from "./images/shown-images.ts";
import { notificationSweeper } from "./notifications/notification-sweeper.ts";
import { freeSignUps } from "./onboarding/free-sign-ups.ts";
import type { ChangeFeed } from "./platform/events/change-feed.ts";
import type { LastRounds } from "./platform/events/last-rounds.ts";
import { imageSweeper } from "./platform/images/image-sweeper.ts";
import { forgetDeliveries } from "./platform/ingest/forget-deliveries.ts";
import type { Log } from "./platform/log/early-log.ts";
import { comparisonSweeper } from "./reconciliation/comparisons.ts";
import { forgetOld } from "./retention/forget-old.ts";
import type { Services } from "./services.ts";
import { forgetOldTraffic } from "./traffic/forget-old-traffic.ts";

interface SweeperServices {
  readonly services: Services;
  readonly feed: ChangeFeed;
  readonly log: Log;
  readonly rounds: LastRounds;
}

/** Starts what is due by time rather than by a request, on whichever server is first; returns how each is stopped. */
export function startSweepers({ services, feed, log, rounds }: SweeperServices) {
  const told = [
    imageSweeper({ ...services, shownImages, log, onRound: rounds.of("images") }),
    notificationSweeper({ ...services, log, onRound: rounds.of("notifications") }),
    freeSignUps({ ...services, log }),
    comparisonSweeper({ ...services, log, onRound: rounds.of("reconciliation") }),
  ];
  for (const { receive } of told) feed.listen(receive);
  const { years } = services.config;
  const byTime = [
    forgetDeliveries({ ...services, log }),
    forgetOldTraffic({ ...services, log }),
    forgetOld({ ...services, years, log, onRound: rounds.of("retention") }),
  ];
  return [...told, ...byTime].map(({ stop }) => stop);
}
