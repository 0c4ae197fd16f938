import { can, type AccessDecision } from "@marquee/domain/access/can";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import {
  conflict,
  forbidden,
  notFound,
  type Refusal,
  unavailable,
} from "../../platform/refusal/refusal.ts";
import { attemptOfIntent } from "../attempts/queries.ts";
import { reconcileAttempt } from "../attempts/reconcile.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";
import { forgetCardJob } from "./forget-card.ts";
import { findCard, removeCard } from "./saved-cards.ts";

type Person = Pick<SignedInRequest, "user">;

/** Whether the caller may see a user's cards: every user their own, at a checkout (PAYSRV-K7). */
export const maySeeCards = ({ user }: Person, email: string): AccessDecision =>
  user.email === email ? { allowed: true } : can(user, "cards.manageOthers");

/** Whether the caller may save and delete a user's cards (PAYSRV-K7). */
const mayManageCards = ({ user }: Person, email: string): AccessDecision =>
  can(user, user.email === email ? "cards.manageOwn" : "cards.manageOthers");

/** The card that a payment has saved (PAYSRV-K5), settling it if that has not been done. Refused if it saved none. */
export async function addCard(
  request: PaymentRequest,
  { email, intentId }: { readonly email: string; readonly intentId: string },
): Promise<SavedCard | Refusal> {
  const response = mayManageCards(request, email);
  if (!response.allowed) return forbidden(response.reason);
  const attempt = () =>
    request.transaction((tx) => attemptOfIntent({ ...request, tx }, email, intentId));
  const known = await attempt();
  if (!known) return conflict(refusals.noSavedCard);
  if (known.savedFingerprint === null) {
    const result = await reconcileAttempt(request.services, known.id, {
      actor: request.user.email,
    });
    if (result === "busy" || (result !== "over" && result.tag === "unavailable"))
      return unavailable(refusals.providerAway);
  }
  const fingerprint = (await attempt())?.savedFingerprint ?? null;
  if (fingerprint === null) return conflict(refusals.noSavedCard);
  const card = await request.transaction((tx) =>
    findCard({ ...request, tx }, email, { fingerprint }),
  );
  return card ?? conflict(refusals.noSavedCard);
}

/** Detaches a card at the provider, then deletes it here (PAYSRV-K8): interrupted, it can be deleted again. */
export async function deleteCard(
  request: PaymentRequest,
  { email, cardId }: { readonly email: string; readonly cardId: string },
): Promise<SavedCard | Refusal> {
  const response = mayManageCards(request, email);
  if (!response.allowed) return forbidden(response.reason);
  const card = await request.transaction((tx) => findCard({ ...request, tx }, email, { cardId }));
  if (!card) return notFound();
  const forgotten = await request.services.cards.forget(cardId);
  if (forgotten.tag === "unavailable") return unavailable(refusals.cardStays);
  await request.transaction(async (tx) => {
    await removeCard({ ...request, tx }, email, cardId);
    // A payment with this card may not be settled yet. This job keeps the card from being saved by it (PAYSRV-K11).
    await enqueue(tx, forgetCardJob(cardId));
  });
  return card;
}
