import { cardExpiry, cardName } from "@marquee/domain/payments/card-text";
import { soonMonths } from "@marquee/domain/payments/saved-cards";
import { and, asc, eq, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { appUser, notification, savedCard } from "../schema/schema.ts";
import { notifyUser } from "./notify-users.ts";

/** The most cards that are processed at a time. */
const BATCH = 200;

/** Notifies users of their saved cards that expire soon, once for each card and expiry (NOTE-13). */
export async function notifyOfExpiringCards(tx: Tx, now: Date): Promise<void> {
  const key = sql<string>`'card-expires:' || ${savedCard.fingerprint} || ':' || ${savedCard.expYear} || '-' || ${savedCard.expMonth}`;
  const notified = tx
    .select()
    .from(notification)
    .where(and(eq(notification.key, key), eq(notification.recipient, savedCard.userId)));
  const ending = await tx
    .select({
      key,
      cardId: savedCard.cardId,
      userId: savedCard.userId,
      brand: savedCard.brand,
      last4digit: savedCard.last4digit,
      expMonth: savedCard.expMonth,
      expYear: savedCard.expYear,
    })
    .from(savedCard)
    .innerJoin(appUser, eq(appUser.email, savedCard.userId))
    .where(
      and(
        or(
          ...soonMonths(now).map(({ expMonth, expYear }) =>
            and(eq(savedCard.expMonth, expMonth), eq(savedCard.expYear, expYear)),
          ),
        ),
        eq(appUser.authType, "A"),
        isNotNull(appUser.companyId),
        isNull(appUser.endedOn),
        notExists(notified),
      ),
    )
    .orderBy(asc(savedCard.expYear), asc(savedCard.expMonth), asc(savedCard.cardId))
    .limit(BATCH);
  for (const { cardId, userId, key: fact, ...card } of ending) {
    const name = `${cardName(card)} (${cardExpiry(card)})`;
    const notice = { key: fact, kind: "cardExpires", name, subject: cardId, amount: null } as const;
    await notifyUser(tx, userId, notice, now);
  }
}
