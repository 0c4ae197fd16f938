import type { SavedCard } from "./saved-card.schema.ts";

const monthOf = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/** Whether a card's month of expiry is over (PAY-V4). Cards are good until the end of that month. */
export const isCardExpired = ({ expMonth, expYear }: SavedCard, now: Date): boolean =>
  expYear * 12 + expMonth - 1 < monthOf(now);

/** The saved card to begin with: the only one that can pay, else none (PAY-V4). */
export function onlyUsableCard(cards: readonly SavedCard[], now: Date): SavedCard | null {
  const [first, ...others] = cards.filter((card) => !isCardExpired(card, now));
  return first && others.length === 0 ? first : null;
}
