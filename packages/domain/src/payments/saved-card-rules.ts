import type { FormFields } from "../validation/form-fields.ts";
import { isFilled } from "../validation/is-filled.ts";
import type { Rule } from "../validation/rule.ts";
import { paymentMessages } from "./messages.ts";

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
