import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import type { GuardQuestion } from "../patterns/listed-machine.ts";

/** A checkout in this state. */
export const inState = (state: ReturnType<typeof exampleCheckout>["state"]) =>
  exampleCheckout({ state });

/** What the settlement may end with, and the state of the checkout then. */
export const settlements = (
  [
    ["settled", "paid"],
    ["declined", "open"],
    ["refused", "expired"],
    ["left", "unknown"],
  ] as const
).map(([tag, state]) => ({ tag, checkout: inState(state) }));

/** What a payment by any method may end with. */
export const endings = (["succeeded", "cancelled", "refused", "unsettled", "changed"] as const).map(
  (outcome) => ({
    outcome,
    message: null,
    checkout: exampleCheckout(),
  }),
);

/** What the guards ask that every payment shares. */
export const settlementGuards: Readonly<Record<string, GuardQuestion>> = {
  wasSettled: { asks: "Has the money moved?", rules: ["SETTLE-M1", "PAYFLOW-M7"] },
  wasDeclined: { asks: "Was nothing paid?", rules: ["SETTLE-M3", "PAYFLOW-M7"] },
  wasRefused: { asks: "Can it not be paid any more?", rules: ["SETTLE-M1", "PAYFLOW-M7"] },
};

/** A card that is saved. */
export const savedCard: SavedCard = {
  cardId: "pm_1",
  brand: "visa",
  last4digit: "4242",
  expMonth: 12,
  expYear: 2030,
  isDefault: false,
};
