import { STORED_DAYS, tomorrow } from "@marquee/domain/notifications/notified-users";
import { and, asc, eq, gt, lt, lte, notExists, sql } from "drizzle-orm";
import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import type { Tx } from "../platform/database/typed.ts";
import { hourlySweep, type HourlySweep } from "../platform/events/hourly-sweep.ts";
import type { Log } from "../platform/log/early-log.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { campaign, notification } from "../schema/schema.ts";
import { notifyOfExpiringCards } from "./expiring-cards.ts";
import { notifyCompany, notifyStaff } from "./notify-users.ts";
import { findStaffEvents, STAFF_NOUNS } from "./staff-events.ts";

const FIRST = 30 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** The most campaigns that are processed at a time. */
const BATCH = 200;
const ACTING = { actor: "notifications", origin: "notifications" };

/** Notifies users of campaigns that end tomorrow (NOTE-3). */
async function notifyOfEnds(tx: Tx, now: Date): Promise<void> {
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
  for (const { id, name, companyId, storeId, ...event } of ending) {
    const notice = { ...event, kind: "campaignEnds", name, subject: id, amount: null } as const;
    await notifyCompany(tx, { companyId, storeId }, notice, now);
  }
}

async function notifyOfWaiting(tx: Tx, now: Date): Promise<void> {
  for (const event of await findStaffEvents(tx, now)) await notifyStaff(tx, event, now);
}

/** Removes notifications that are too old (NOTE-4). */
const removeOld = (tx: Tx, now: Date) =>
  tx
    .delete(notification)
    .where(lt(notification.createdOn, new Date(now.getTime() - STORED_DAYS * DAY).toISOString()));

/**
 * Notifies users of what no call of theirs makes: campaigns that end tomorrow, cards that expire soon, and what waits for
 * staff, as soon as the database announces it. Any number of servers may do so at once: a user is notified of a fact once.
 */
export function notificationSweeper({
  pool,
  clock,
  onRound = () => undefined,
  log,
}: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly onRound?: () => void;
  readonly log: Log;
}): HourlySweep<void> {
  return hourlySweep({
    work: async (isStopped) => {
      for (const step of [notifyOfEnds, notifyOfExpiringCards, notifyOfWaiting, removeOld])
        if (!isStopped())
          await withScope(pool, SYSTEM, async (tx) => void (await step(tx, clock.now())), ACTING);
    },
    first: FIRST,
    wokenBy: STAFF_NOUNS,
    onRound,
    log,
    failure: "users could not be notified, and are notified later",
  });
}
