import {
  alwaysIf,
  assume,
  neverIf,
  removeFromChain,
  removeStatement,
  setConstant,
  setProperty,
} from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const SAVE = "payments/cards/save-card.ts";
const STORE = "payments/cards/store-saved-card.ts";
const APPLY = "payments/attempts/apply-decision.ts";

/** Mistakes with cards that are saved, shared and deleted. */
export const SAVED_CARD_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "Two calls at the same time make two customers of one user.",
    situation: "saving",
    file: "payments/stripe/stripe-saved-cards.ts",
    within: "createCustomer",
    mutation: setProperty("idempotencyKey", "`${customerKey(email)}:${performance.now()}`"),
  },
  {
    description: "Who says that their card is not to be saved has it saved.",
    file: SAVE,
    within: "customerFor",
    mutation: neverIf("save"),
  },
  {
    description: "A card is saved with the checkout of another user.",
    situation: "sharing",
    file: SAVE,
    within: "saveCard",
    mutation: alwaysIf("isOpener"),
  },
  {
    description: "A colleague gets the secret of a payment that still saves its card.",
    situation: "sharing",
    file: "payments/checkouts/checkout-view.ts",
    within: "mayCharge",
    mutation: assume("isShared"),
  },
  {
    description: "The opener saves the card of a payment that a colleague can make by now.",
    situation: "sharing",
    file: "payments/attempts/query-provider.ts",
    within: "queryCardPayment",
    mutation: assume("isShared"),
  },
  {
    description: "A colleague's card that the provider saved all the same is stored here.",
    situation: "sharing",
    file: APPLY,
    within: "savePaidCard",
    mutation: neverIf("isShared"),
  },
  {
    description: "A colleague's card that the provider saved all the same stays there.",
    situation: "sharing",
    file: APPLY,
    within: "savePaidCard",
    mutation: removeStatement("forgetUnsavedCard"),
  },
  {
    description: "The provider has cards that the database lacks.",
    file: APPLY,
    within: "savePaidCard",
    mutation: alwaysIf("cardSaving"),
  },
  {
    description: "The provider has the older card for ever.",
    situation: "saving",
    file: STORE,
    within: "storeSavedCard",
    mutation: neverIf("older"),
  },
  {
    description: "Two payments of one user that save a card at the same moment leave one too many.",
    situation: "saving",
    file: STORE,
    within: "storeSavedCard",
    mutation: removeFromChain("for"),
  },
  {
    description: "A user whose card was deleted is still charged with it.",
    file: "payments/cards/manage-cards.ts",
    within: "deleteCard",
    mutation: setConstant("forgotten", `{ tag: "gone" }`),
  },
  {
    description: "A card that was declined once is declined for ever.",
    situation: "sharing",
    file: "payments/cards/pay-with-saved-card.ts",
    within: "payWithSavedCard",
    mutation: setConstant("key", "`confirm:${id}:${cardId}`"),
  },
  {
    description: "Two cards that are chosen at the same moment are both the default.",
    test: "payments/cards/default-card.test.ts",
    file: "payments/cards/saved-cards.ts",
    within: "setDefaultCard",
    mutation: removeFromChain("for"),
  },
];
