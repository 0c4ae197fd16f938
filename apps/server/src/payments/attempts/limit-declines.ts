import { cardFamily, declinesText } from "@marquee/domain/payments/decline-limits";
import { eq } from "drizzle-orm";
import { notifyStaff } from "../../notifications/notify-users.ts";
import { tooMany, type Refusal } from "../../platform/refusal/refusal.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { savedCard } from "../../schema/schema.ts";
import type { PaymentRequest, PaymentServices } from "../payment-services.ts";
import { declinedUntil, recordedBurst } from "./decline-queries.ts";
import type { Payment } from "./payment-provider.ts";
import { updateAttempt, type AttemptOfCheckout } from "./queries.ts";

const factorOf = ({ config }: PaymentServices): number | null => config.rateLimits ?? null;

/** Refuses a card after too many declines, by caller, address or saved card (DECLINE-1 … DECLINE-3). */
export async function refuseDeclines(
  { services, user, address, now }: PaymentRequest,
  cardId?: string,
): Promise<Refusal | null> {
  const factor = factorOf(services);
  if (factor === null) return null;
  const until = await withScope(services.pool, SYSTEM, async (tx) => {
    const [saved] =
      cardId === undefined
        ? []
        : await tx
            .select({
              card: savedCard.fingerprint,
              brand: savedCard.brand,
              last4digit: savedCard.last4digit,
              expMonth: savedCard.expMonth,
              expYear: savedCard.expYear,
            })
            .from(savedCard)
            .where(eq(savedCard.cardId, cardId));
    const holders = {
      payer: user.email,
      card: saved?.card ?? null,
      family: saved === undefined ? null : cardFamily(saved),
      address,
    };
    return declinedUntil(tx, holders, { now, factor });
  });
  if (until === null) return null;
  const seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  return tooMany(declinesText(seconds), seconds);
}

/** Whether no card payment is created for this payer now, whichever call asks for it (DECLINE-2). */
export async function hasTooManyDeclines(
  services: PaymentServices,
  payer: string,
): Promise<boolean> {
  const factor = factorOf(services);
  if (factor === null) return false;
  const now = services.clock.now();
  const holders = { payer, card: null, family: null, address: null };
  const until = await withScope(services.pool, SYSTEM, (tx) =>
    declinedUntil(tx, holders, { now, factor }),
  );
  return until !== null;
}

/** Notes the address that is given what confirms a payment. */
export async function notePayerAddress(
  { services, address }: PaymentRequest,
  attempt: AttemptOfCheckout["attempt"] | null | undefined,
): Promise<void> {
  if (!attempt || attempt.provider !== "stripe" || attempt.payerAddress === address) return;
  await withScope(services.pool, SYSTEM, (tx) =>
    updateAttempt(tx, attempt.id, { payerAddress: address }),
  );
}

/**
 * Ends a declined payment at its provider once there are too many declines, so that a page that has its secret can try no
 * further card, and notifies staff of the burst (DECLINE-2, DECLINE-4). Another attempt follows when the checkout is opened.
 */
export async function stopDeclines(
  services: PaymentServices,
  { attempt, checkout }: AttemptOfCheckout,
  { id, failure }: Payment,
): Promise<void> {
  const factor = factorOf(services);
  if (factor === null || failure === null || attempt.provider !== "stripe") return;
  const now = services.clock.now();
  const payer = checkout.userId;
  const holders = {
    payer,
    card: failure.fingerprint ?? null,
    family: failure.family ?? null,
    address: attempt.payerAddress,
  };
  const isStopped = await withScope(services.pool, SYSTEM, async (tx) => {
    if ((await declinedUntil(tx, holders, { now, factor })) === null) return false;
    const burst = await recordedBurst(tx, failure.key);
    const event = { kind: "cardsTested", name: payer, subject: payer, amount: null } as const;
    await notifyStaff(tx, { key: `declines:${burst ?? id}`, ...event }, now);
    return true;
  });
  // Its end is found by the next query, whatever the provider responds now.
  if (isStopped) await services.cards.cancelPayment(id);
}
