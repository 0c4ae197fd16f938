import { centsOf } from "@marquee/domain/money/cents-of";
import type { Attempt, StoredCheckout } from "./attempt-lease.ts";
import type { CardAnswer, CardProvider } from "./card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import type { Ending, Finding } from "./verdict.ts";

/** What a caller wants beside the truth. */
export interface Wish {
  /** A person gives the checkout up. */
  readonly cancel?: boolean;
  /** A person says that the checkout which costs nothing is what they want. */
  readonly record?: boolean;
}

/** Why this checkout is to be ended, if it is: given up, or out of time. */
export function endingOf(checkout: StoredCheckout, wish: Wish, now: Date): Ending | null {
  if (wish.cancel === true) return "cancelled";
  return Date.parse(checkout.expiresAt) <= now.getTime() ? "expired" : null;
}

/** Makes the intent at the least charge and raises it (PAYSRV-C4). Nobody has its secret before it is right. */
export async function prepareIntent(
  services: PaymentServices,
  checkout: StoredCheckout,
): Promise<CardAnswer> {
  const { cards } = services;
  const made = await cards.create(checkout.id);
  if (made.tag !== "intent") return made;
  services.interrupt?.("intentCreated");
  const cents = Number(centsOf(checkout.charge));
  return made.intent.amount === cents ? made : cards.raise(made.intent.id, cents);
}

/** Asks what became of an intent, and ends it where it is to be ended and still can be. */
async function ask(cards: CardProvider, id: string, ending: Ending | null): Promise<CardAnswer> {
  if (ending === null) return cards.retrieve(id);
  const cancelled = await cards.cancel(id);
  // Refused: it is being paid, was paid, or was cancelled before. What it is now decides.
  return cancelled.tag === "refused" ? cards.retrieve(id) : cancelled;
}

/** Finds out how an attempt stands. The only step that talks to the provider; no transaction is open meanwhile. */
export async function findOut(
  services: PaymentServices,
  { attempt, checkout }: { readonly attempt: Attempt; readonly checkout: StoredCheckout },
  wish: Wish,
): Promise<Finding> {
  const ending = endingOf(checkout, wish, services.clock.now());
  if (attempt.providerId !== null) return ask(services.cards, attempt.providerId, ending);
  if (ending !== null) return { tag: "ended" };
  if (attempt.provider === "none") return wish.record === true ? { tag: "free" } : { tag: "idle" };
  return prepareIntent(services, checkout);
}
