import { STORED_DAYS, tomorrow } from "@marquee/domain/notifications/notified-users";
import { and, asc, eq, gt, lt, lte, notExists, sql } from "drizzle-orm";
import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import { CLOCK } from "../platform/events/change.ts";
import type { FeedMessage } from "../platform/events/change-feed.ts";
import type { Log } from "../platform/log/early-log.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { campaign, notification } from "../schema/schema.ts";
import { notifyCompany } from "./notify-users.ts";

const EVERY = 60 * 60 * 1000;
const FIRST = 30 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** At most so many campaigns are taken at a time. */
const BATCH = 200;

export interface NotificationSweeper {
  /** Tells of every campaign that ends tomorrow, and removes what is too old. */
  readonly sweep: () => Promise<void>;
  /** When the product's time is put forward, other campaigns end tomorrow. */
  readonly receive: (message: FeedMessage) => void;
  /** Begins nothing new, and resolves once what is running is over. */
  readonly stop: () => Promise<void>;
}

/**
 * Tells of campaigns that end tomorrow (NOTE-3), and removes old notifications (NOTE-4). Any number of servers may do so
 * at once: a user is notified of a fact once.
 */
export function notificationSweeper({
  pool,
  clock,
  log,
}: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}): NotificationSweeper {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const acting = { actor: "notifications", origin: "notifications" };

  const notifyOfEnds = () =>
    withScope(
      pool,
      SYSTEM,
      async (tx) => {
        const now = clock.now();
        const { after, until } = tomorrow(now);
        const key = sql<string>`'campaign-ends:' || ${campaign.id}`;
        const ending = await tx
          .select({
            key,
            id: campaign.id,
            name: campaign.campaignName,
            companyId: campaign.companyId,
            storeId: campaign.storeId,
          })
          .from(campaign)
          .where(
            and(
              gt(campaign.validTill, after),
              lte(campaign.validTill, until),
              notExists(tx.select().from(notification).where(eq(notification.key, key))),
            ),
          )
          .orderBy(asc(campaign.validTill), asc(campaign.id))
          .limit(BATCH);
        for (const { id, name, companyId, storeId, ...fact } of ending) {
          const notice = {
            ...fact,
            kind: "campaignEnds",
            name,
            subject: id,
            amount: null,
          } as const;
          await notifyCompany(tx, { companyId, storeId }, notice, now);
        }
      },
      acting,
    );
  const removeOld = () =>
    withScope(
      pool,
      SYSTEM,
      (tx) => {
        const since = new Date(clock.now().getTime() - STORED_DAYS * DAY).toISOString();
        return tx.delete(notification).where(lt(notification.createdOn, since));
      },
      acting,
    );
  const both = async () => {
    if (stopped) return;
    await notifyOfEnds();
    await removeOld();
  };
  const sweep = (): Promise<void> => {
    const next = running.then(both);
    // Its caller learns how it ends.
    running = next.catch(() => undefined);
    return next;
  };
  const round = (): void => {
    sweep().catch((error: unknown) => {
      log.warn(
        { err: error },
        "users could not be notified of what ends tomorrow, and are notified later",
      );
    });
  };
  const first = setTimeout(round, FIRST).unref();
  const timer = setInterval(round, EVERY).unref();
  return {
    sweep,
    receive: (message) => {
      if (message.tag === "changed" && message.change.noun === CLOCK && !stopped) round();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
