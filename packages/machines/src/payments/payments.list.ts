import { exampleCheckout } from "../examples/example-checkout.ts";
import { nobody, type GuardQuestion, type ListedMachine } from "../list/listed-machine.ts";
import { addCardMachine } from "./add-card.machine.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { deleteCardMachine } from "./delete-card.machine.ts";
import { paymentMethodMachine } from "./payment-method.machine.ts";
import { paypalPaymentMachine } from "./paypal-payment.machine.ts";
import { promocodeMachine } from "./promocode.machine.ts";
import { retryStuckPaymentMachine } from "./retry-stuck-payment.machine.ts";
import { settlementMachine } from "./settlement.machine.ts";

const inState = (state: ReturnType<typeof exampleCheckout>["state"]) => exampleCheckout({ state });

const settlements = (["settled", "declined", "refused", "left"] as const).map((tag) => ({
  tag,
  checkout: inState(tag === "settled" ? "paid" : "open"),
}));

const endings = (["succeeded", "cancelled", "refused", "unsettled"] as const).map((outcome) => ({
  outcome,
  message: null,
  checkout: exampleCheckout(),
}));

const settlementGuards: Readonly<Record<string, GuardQuestion>> = {
  wasSettled: { asks: "Has the money moved?", rules: ["SETTLE-M1", "PAYFLOW-M7"] },
  wasDeclined: { asks: "Was nothing paid?", rules: ["SETTLE-M3", "PAYFLOW-M7"] },
  wasRefused: { asks: "Can it not be paid any more?", rules: ["SETTLE-M1", "PAYFLOW-M7"] },
};

const cardInput = {
  checkoutId: "k1",
  clientSecret: "pi_1_secret_2",
  publishableKey: "pk_test_1",
  charge: 139.07,
  verifies: false,
  savesCard: false,
  checkout: nobody,
};

const savedCard = {
  id: "pm_1",
  brand: "visa",
  last4: "4242",
  expMonth: 12,
  expYear: 2030,
};

const providerAnswers = [
  "succeeded",
  "requires_action",
  "requires_payment_method",
  "processing",
  "canceled",
].map((status) => ({ status, error: null }));

/** The machines of payments. */
export const paymentMachines: readonly ListedMachine[] = [
  {
    noun: "payments",
    title: "Checkout",
    machine: checkoutMachine,
    starts: [
      { title: "139.07 to pay", input: { checkout: exampleCheckout(), plan: nobody } },
      { title: "Nothing to pay", input: { checkout: exampleCheckout({}, 0), plan: nobody } },
      { title: "Paid before a reload", input: { checkout: inState("paid"), plan: nobody } },
      { title: "Unknown before a reload", input: { checkout: inState("unknown"), plan: nobody } },
      { title: "Expired", input: { checkout: inState("expired"), plan: nobody } },
    ],
    answers: {
      paymentMethod: [
        ...endings,
        { outcome: "changed", message: null, checkout: inState("paid") },
        { outcome: "unknown", message: null, checkout: exampleCheckout() },
      ],
      recordPayment: (["paid", "declined", "expired", "open"] as const).map(inState),
      settlement: settlements,
    },
    guards: {
      isSettled: { asks: "Is it paid, or free and recorded?", rules: ["CHECKOUT-M1"] },
      isPending: { asks: "Is the outcome unknown?", rules: ["CHECKOUT-M1", "CHECKOUT-M5"] },
      isRefused: { asks: "Can it not be paid any more?", rules: ["CHECKOUT-M1", "CHECKOUT-M4"] },
      isFree: { asks: "Does it cost nothing?", rules: ["CHECKOUT-M2"] },
      hasPaid: { asks: "Was it paid?", rules: ["CHECKOUT-M3"] },
      hasCancelled: { asks: "Did the person cancel?", rules: ["CHECKOUT-M4"] },
      cannotPay: { asks: "Can it not be paid any more?", rules: ["CHECKOUT-M4"] },
      hasChanged: { asks: "Did the server send another state?", rules: ["CHECKOUT-M9"] },
      isUnknown: { asks: "Did the payment crash?", rules: ["CHECKOUT-M5"] },
      isUnpaid: { asks: "Does the server know of no payment yet?", rules: ["CHECKOUT-M5"] },
      hasLeft: { asks: "Does the person wait no longer?", rules: ["CHECKOUT-M6"] },
    },
  },
  {
    noun: "payments",
    title: "Payment method",
    machine: paymentMethodMachine,
    starts: [
      {
        title: "Card, with PayPal offered",
        input: {
          checkout: exampleCheckout({ paypal: { clientId: "p", amount: 139.07 } }),
          notice: null,
          plan: nobody,
        },
      },
      {
        title: "PayPal before a reload",
        input: {
          checkout: exampleCheckout({
            method: "paypal",
            clientSecret: null,
            paypal: { clientId: "p", amount: 139.07 },
          }),
          notice: null,
          plan: nobody,
        },
      },
      {
        title: "The card's intent is gone",
        input: {
          checkout: exampleCheckout({
            clientSecret: null,
            paypal: { clientId: "p", amount: 139.07 },
          }),
          notice: null,
          plan: nobody,
        },
      },
    ],
    events: [
      { type: "method.chosen", method: "paypal" },
      { type: "method.chosen", method: "card" },
    ],
    answers: {
      cardPayment: endings,
      paypalPayment: endings,
      payByCard: [
        { tag: "opened", checkout: exampleCheckout() },
        { tag: "opened", checkout: inState("paid") },
        {
          tag: "refused",
          reason: "The order is being paid.",
          checkout: exampleCheckout({
            method: "paypal",
            clientSecret: null,
            paypal: { clientId: "p", amount: 139.07 },
          }),
        },
        {
          tag: "refused",
          reason: "Not now.",
          checkout: exampleCheckout({ clientSecret: null, paypal: null }),
        },
      ],
    },
    guards: {
      isByPaypal: { asks: "Does the server have PayPal for it?", rules: ["CHECKOUT-M9"] },
      hasCardForm: { asks: "Is there an intent for the card?", rules: ["CHECKOUT-M9"] },
      choosesPaypal: { asks: "Is PayPal chosen, and offered?", rules: ["CHECKOUT-M7"] },
      choosesOpenCard: {
        asks: "Is the card chosen, and its intent still open?",
        rules: ["CHECKOUT-M7"],
      },
      choosesCard: { asks: "Is the card chosen?", rules: ["CHECKOUT-M8"] },
      hasChanged: { asks: "Can it not be paid any more?", rules: ["CHECKOUT-M8"] },
      staysWithPaypal: { asks: "Does the server refuse the card?", rules: ["CHECKOUT-M8"] },
      canPayByCard: { asks: "Did the server make a new intent?", rules: ["CHECKOUT-M8"] },
    },
  },
  {
    noun: "payments",
    title: "Card payment",
    machine: cardPaymentMachine,
    starts: [
      { title: "A new card", input: cardInput },
      { title: "The card was to be saved", input: { ...cardInput, savesCard: true } },
      { title: "A verification of 0.50", input: { ...cardInput, charge: 0.5, verifies: true } },
    ],
    events: [
      { type: "card.chosen", cardId: "pm_1" },
      { type: "payment.confirm", saveCard: false },
      { type: "payment.confirm", saveCard: true },
      { type: "payment.confirmSaved", cardId: "pm_1" },
      { type: "payment.confirmSaved", cardId: "" },
    ],
    answers: {
      loadForm: [{ savedCards: [savedCard], chosen: null }],
      requestCardSaving: [undefined],
      confirmCard: providerAnswers,
      confirmSavedCard: providerAnswers,
      authenticate: providerAnswers,
      settlement: settlements,
    },
    guards: {
      mustRequestSaving: {
        asks: "Has the choice to save the card to be recorded first?",
        rules: ["PAYFLOW-M9", "PAYFLOW-M12"],
      },
      isCardChosen: { asks: "Is a saved card chosen?", rules: ["PAYFLOW-M3", "PAY-V3"] },
      wantsSaving: { asks: "Did the person want the card saved?", rules: ["PAYFLOW-M9"] },
      mayBeSaved: {
        asks: "Might the card be saved against the person's will?",
        rules: ["PAYFLOW-M9", "PAYFLOW-M11"],
      },
      hasSucceeded: { asks: "Has the money moved?", rules: ["PAYFLOW-M4"] },
      needsBank: { asks: "Does the card need a check with the bank?", rules: ["PAYFLOW-M4"] },
      isDeclined: { asks: "Was the card declined?", rules: ["PAYFLOW-M5"] },
      isUnknown: { asks: "Does nobody know yet?", rules: ["PAYFLOW-M6"] },
      ...settlementGuards,
    },
  },
  {
    noun: "payments",
    title: "PayPal payment",
    machine: paypalPaymentMachine,
    starts: [
      { title: "No order yet", input: { checkoutId: "k1", hasOrder: false, checkout: nobody } },
      {
        title: "An order is open, after a reload",
        input: { checkoutId: "k1", hasOrder: true, checkout: nobody },
      },
    ],
    answers: {
      loadButton: [undefined],
      openOrder: [
        { tag: "opened", orderId: "O1" },
        ...(["paid", "unknown", "expired", "open"] as const).map((state) => ({
          tag: "refused",
          reason: "It cannot be opened.",
          checkout: inState(state),
        })),
      ],
      closeOrder: (["paid", "unknown", "open"] as const).map(inState),
      capture: (["paid", "declined", "expired", "open", "unknown"] as const).map(inState),
      settlement: settlements,
    },
    guards: {
      hasOrder: { asks: "Is an order open at PayPal?", rules: ["PAYPAL-M5"] },
      wasOpened: { asks: "Did the server open the order?", rules: ["PAYPAL-M2"] },
      isSettled: { asks: "Has the money moved?", rules: ["PAYPAL-M3", "PAYPAL-M5"] },
      isPending: { asks: "Does nobody know yet?", rules: ["PAYPAL-M8"] },
      isDeclined: { asks: "Did PayPal decline?", rules: ["PAYPAL-M7"] },
      isRefused: { asks: "Can it not be paid any more?", rules: ["PAYPAL-M3"] },
      wasNotApproved: {
        asks: "Was the order never approved, and nothing paid?",
        rules: ["PAYPAL-M6"],
      },
      ...settlementGuards,
    },
  },
  {
    noun: "payments",
    title: "Settlement",
    machine: settlementMachine,
    starts: [{ title: "A payment whose outcome is unknown", input: { checkoutId: "k1" } }],
    answers: {
      queryServer: (["paid", "expired", "declined", "unknown", "open"] as const).map(inState),
    },
    distinguish: ({ context }) => Math.min(context.queries, 4),
    guards: {
      isSettled: { asks: "Has the money moved?", rules: ["SETTLE-M1"] },
      isRefused: { asks: "Can it not be paid any more?", rules: ["SETTLE-M1"] },
      wasNotPaid: {
        asks: "Was it declined, or unpaid for the fourth time?",
        rules: ["SETTLE-M1", "SETTLE-M3"],
      },
    },
  },
  {
    noun: "payments",
    title: "Promo code",
    machine: promocodeMachine,
    starts: [
      { title: "An empty box", input: { prefill: "", applied: null, checkout: nobody } },
      {
        title: "A code was applied before a reload",
        input: {
          prefill: "",
          applied: { code: "SPRING", promocode: { type: "P", discount: 10 } },
          checkout: nobody,
        },
      },
    ],
    events: [
      { type: "promocode.changed", code: "SPRING" },
      { type: "promocode.changed", code: "" },
    ],
    answers: { checkPromocode: [{ type: "P", discount: 10 }, null] },
    guards: {
      isApplied: { asks: "Is a code applied?", rules: ["PROMO-M2", "PROMO-M4"] },
      mayCheck: { asks: "Is a code typed in?", rules: ["PROMO-M1", "PAY-V1"] },
      isFound: { asks: "Does the server know the code?", rules: ["PROMO-M2", "PAY-V2"] },
    },
  },
  {
    noun: "payments",
    title: "Adding a card",
    machine: addCardMachine,
    starts: [{ title: "A new card", input: { checkoutId: "k1", newId: () => "k2" } }],
    answers: {
      openVerification: (["paid", "open", "expired"] as const).map((state) =>
        exampleCheckout({ kind: "cardVerification", state }),
      ),
      cardPayment: endings,
      saveCard: [undefined],
    },
    guards: {
      mayBePaid: { asks: "May it be paid already?", rules: ["CARDS-M1"] },
      canBePaid: { asks: "Can it still be paid?", rules: ["CARDS-M1"] },
      hasPaid: { asks: "Was the card charged?", rules: ["CARDS-M2"] },
      hasCancelled: { asks: "Did the person cancel?", rules: ["CARDS-M3"] },
      cannotPay: { asks: "Can it not be paid any more?", rules: ["CARDS-M1"] },
    },
  },
  {
    noun: "payments",
    title: "Deleting a card",
    machine: deleteCardMachine,
    starts: [{ title: "A saved card", input: undefined }],
    events: [{ type: "action.requested", subject: savedCard }],
    answers: { run: [savedCard] },
    guards: {},
  },
  {
    noun: "payments",
    title: "Retrying a stuck payment",
    machine: retryStuckPaymentMachine,
    starts: [{ title: "A stuck payment", input: undefined }],
    events: [{ type: "action.requested", subject: { checkoutId: "k1" } }],
    answers: { run: [{}] },
    guards: {},
  },
];
