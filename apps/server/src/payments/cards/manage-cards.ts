import { can, type AccessDecision } from "@marquee/domain/access/can";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { and, eq } from "drizzle-orm";
import { checkout, paymentAttempt } from "../../schema/schema.ts";
import {
  conflict,
  forbidden,
  notFound,
  type Refusal,
  unavailable,
} from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import type { Attempt } from "../attempts/attempt-lease.ts";
import { forgetCardJob } from "./forget-card.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { learnOf } from "../attempts/reconcile.ts";
import { findCard, removeCard } from "./saved-cards.ts";

type Person = Pick<SignedInRequest, "user">;

/** Whether the caller may see a person's cards: everybody their own, at a checkout (PAYSRV-K7). */
export const maySeeCards = ({ user }: Person, email: string): AccessDecision =>
  user.email === email ? { allowed: true } : can(user, "cards.manageOthers");

/** Whether the caller may keep and forget a person's cards (PAYSRV-K7). */
const mayManageCards = ({ user }: Person, email: string): AccessDecision =>
  can(user, user.email === email ? "cards.manageOwn" : "cards.manageOthers");

/** The try that is known by an intent, of a checkout of this person. */
const tryOf = (
  { scope, transaction }: SignedInRequest,
  email: string,
  intentId: string,
): Promise<Attempt | undefined> =>
  transaction(async (tx) => {
    const [found] = await tx
      .select({ attempt: paymentAttempt })
      .from(paymentAttempt)
      .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
      .where(
        and(
          inScope(scope, checkout.companyId, checkout.storeId),
          eq(checkout.userId, email),
          eq(paymentAttempt.provider, "stripe"),
          eq(paymentAttempt.providerId, intentId),
        ),
      );
    return found?.attempt;
  });

/**
 * The card that a payment has kept (PAYSRV-K5): keeping happens when the payment is settled, so this settles it where
 * nobody has yet, and answers the card, however often. Refused where no paid intent of this person stands behind it.
 */
export async function addCard(
  services: PaymentServices,
  request: SignedInRequest,
  { email, intentId }: { readonly email: string; readonly intentId: string },
): Promise<SavedCard | Refusal> {
  const answer = mayManageCards(request, email);
  if (!answer.allowed) return forbidden(answer.reason);
  const known = await tryOf(request, email, intentId);
  if (!known) return conflict(say.notKept);
  if (known.keptFingerprint === null) {
    const learnt = await learnOf(services, known.id, { actor: request.user.email });
    if (learnt === "busy" || (learnt !== "over" && learnt.tag === "unavailable"))
      return unavailable(say.providerAway);
  }
  const fingerprint = (await tryOf(request, email, intentId))?.keptFingerprint ?? null;
  if (fingerprint === null) return conflict(say.notKept);
  const card = await request.transaction((tx) =>
    findCard({ ...request, tx }, email, { fingerprint }),
  );
  return card ?? conflict(say.notKept);
}

/**
 * Forgets a card at the provider, and then here (PAYSRV-K8): broken off in between it is there to be forgotten again.
 * Another person's card and an unknown one are answered alike.
 */
export async function deleteCard(
  { cards }: Pick<PaymentServices, "cards">,
  request: SignedInRequest,
  { email, cardId }: { readonly email: string; readonly cardId: string },
): Promise<SavedCard | Refusal> {
  const answer = mayManageCards(request, email);
  if (!answer.allowed) return forbidden(answer.reason);
  const card = await request.transaction((tx) => findCard({ ...request, tx }, email, { cardId }));
  if (!card) return notFound();
  const forgotten = await cards.forget(cardId);
  if (forgotten.tag === "unavailable") return unavailable(say.cardStays);
  await request.transaction(async (tx) => {
    await removeCard({ ...request, tx }, email, cardId);
    // A payment with it may not be settled yet: what is written down here keeps it from coming back (PAYSRV-K11).
    await enqueue(tx, forgetCardJob(cardId));
  });
  return card;
}
