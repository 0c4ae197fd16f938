import type { FormFields } from "../validation/form-fields.ts";
import type { Rule } from "../validation/rule.ts";
import { isFilled } from "../validation/typed-values.ts";
import { paymentMessages } from "./messages.ts";
import type { SavedCard } from "./saved-card.schema.ts";

export const savedCardFields = { cardId: "text" } as const satisfies FormFields;

/** Paying with a saved card needs one chosen (PAY-V3). */
export const savedCardRules: readonly Rule<{ readonly cardId: string }, unknown>[] = [
  {
    id: "PAY-V3",
    field: "cardId",
    message: paymentMessages.savedCardMissing,
    holds: ({ cardId }) => isFilled(cardId),
  },
];

type Expiry = Pick<SavedCard, "expMonth" | "expYear">;

const monthNumber = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/** Whether a card's month of expiry is over (PAY-V4). Cards are good until the end of that month. */
export const isCardExpired = ({ expMonth, expYear }: Expiry, now: Date): boolean =>
  expYear * 12 + expMonth - 1 < monthNumber(now);

/** Whether this is the last month that a card is good in (CARDS-S1). */
export const endsThisMonth = ({ expMonth, expYear }: Expiry, now: Date): boolean =>
  expYear * 12 + expMonth - 1 === monthNumber(now);

/** Whether a card ends this month or the next (CARDS-S10). */
export const expiresSoon = ({ expMonth, expYear }: Expiry, now: Date): boolean => {
  const left = expYear * 12 + expMonth - 1 - monthNumber(now);
  return left === 0 || left === 1;
};

/** The last months of the cards that expire soon: this one and the next. */
export const soonMonths = (now: Date): readonly Expiry[] =>
  [0, 1].map((later) => {
    const month = monthNumber(now) + later;
    return { expMonth: (month % 12) + 1, expYear: Math.floor(month / 12) };
  });

/** The saved card to begin with: the default, if it can pay, else the newest that can, the first of them; null if none can (PAY-V4). */
export function firstCard(cards: readonly SavedCard[], now: Date): SavedCard | null {
  const usable = cards.filter((card) => !isCardExpired(card, now));
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null;
}
