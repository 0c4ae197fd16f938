import type { FormFields } from "../validation/form-fields.ts";
import { isFilled } from "../validation/is-filled.ts";
import type { Rule } from "../validation/rule.ts";
import { paymentMessages } from "./messages.ts";
import type { Promocode } from "./receipt.schema.ts";

export const promocodeFields = { promocode: "text" } as const satisfies FormFields;

/** What the look-up of the code found: null for nothing, undefined while nobody has asked. */
export interface PromocodeContext {
  readonly found?: Promocode | null | undefined;
}

/** The promo code box (PAY-V1, PAY-V2). */
export const promocodeRules: readonly Rule<{ readonly promocode: string }, PromocodeContext>[] = [
  {
    id: "PAY-V1",
    field: "promocode",
    message: paymentMessages.promocodeMissing,
    holds: ({ promocode }) => isFilled(promocode),
  },
  {
    id: "PAY-V2",
    field: "promocode",
    message: paymentMessages.promocodeUnknown,
    holds: ({ promocode }, { found }) => !isFilled(promocode) || found !== null,
  },
];
