import {
  DECLINE_HOLDERS,
  DECLINE_MINUTES,
  mostDeclines,
  triedAgainAt,
  type DeclineHolder,
} from "@marquee/domain/payments/decline-limits";
import { and, desc, eq, gt, lt } from "drizzle-orm";
import { isAmongFound } from "../../platform/database/is-among.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { cardDecline } from "../../schema/schema.ts";
import type { Lease } from "./lease-queries.ts";
import type { Payment } from "./payment-provider.ts";

/** Whom a decline is counted for; null if that is not known. */
export type DeclineHolders = Readonly<Record<DeclineHolder, string | null>>;

/** Declines that count no more are removed a few at a time, by the next one. */
const SWEPT_AT_ONCE = 10;

const startOf = (now: Date): string =>
  new Date(now.getTime() - DECLINE_MINUTES * 60_000).toISOString();

/** Which burst a decline of this payer is one of: that of the others within the hour, else one of its own (DECLINE-4). */
async function burstOf(tx: Tx, payer: string, key: string, now: Date): Promise<string> {
  const [earlier] = await tx
    .select({ burst: cardDecline.burst })
    .from(cardDecline)
    .where(and(eq(cardDecline.payer, payer), gt(cardDecline.declinedOn, startOf(now))))
    .orderBy(cardDecline.declinedOn, cardDecline.outcomeKey)
    .limit(1);
  return earlier?.burst ?? key;
}

/** Counts a decline of a card, once however often it is reported. */
export async function insertDecline(
  tx: Tx,
  { attempt, checkout }: Lease,
  { key, payment }: { readonly key: string; readonly payment: Payment | null },
  now: Date,
): Promise<void> {
  if (attempt.provider !== "stripe") return;
  await tx
    .insert(cardDecline)
    .values({
      outcomeKey: key,
      payer: checkout.userId,
      card: payment?.failure?.fingerprint ?? null,
      family: payment?.failure?.family ?? null,
      address: attempt.payerAddress,
      burst: await burstOf(tx, checkout.userId, key, now),
      declinedOn: now.toISOString(),
    })
    .onConflictDoNothing();
  const over = tx
    .select({ key: cardDecline.outcomeKey })
    .from(cardDecline)
    .where(lt(cardDecline.declinedOn, startOf(now)))
    .limit(SWEPT_AT_ONCE)
    .for("update", { skipLocked: true });
  await tx.delete(cardDecline).where(isAmongFound(cardDecline.outcomeKey, over));
}

/** When one of these may try a card again, the latest of them; null if all may at once. */
export async function declinedUntil(
  tx: Tx,
  holders: DeclineHolders,
  { now, factor }: { readonly now: Date; readonly factor: number },
): Promise<string | null> {
  const ends: string[] = [];
  for (const holder of DECLINE_HOLDERS) {
    const who = holders[holder];
    if (who === null) continue;
    const most = mostDeclines(holder, factor);
    const newest = await tx
      .select({ on: cardDecline.declinedOn })
      .from(cardDecline)
      .where(and(eq(cardDecline[holder], who), gt(cardDecline.declinedOn, startOf(now))))
      .orderBy(desc(cardDecline.declinedOn))
      .limit(most);
    const until = triedAgainAt(
      newest.map(({ on }) => on),
      most,
      now,
    );
    if (until !== null) ends.push(until);
  }
  return ends.toSorted().at(-1) ?? null;
}

/** The burst of a recorded decline; null if it is not recorded. */
export async function recordedBurst(tx: Tx, key: string): Promise<string | null> {
  const [found] = await tx
    .select({ burst: cardDecline.burst })
    .from(cardDecline)
    .where(eq(cardDecline.outcomeKey, key));
  return found?.burst ?? null;
}
