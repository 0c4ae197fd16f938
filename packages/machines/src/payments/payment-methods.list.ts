import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { noListener, type ListedMachine } from "../patterns/listed-machine.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import { NEW_CARD } from "./card-payment.model.ts";
import { paymentMethodMachine } from "./payment-method.machine.ts";
import {
  endings,
  inState,
  savedCard,
  settlementGuards,
  settlements,
} from "./payment-responses.list.ts";
import { paypalPaymentMachine } from "./paypal-payment.machine.ts";

const cardInput = {
  checkoutId: "k1",
  clientSecret: "pi_1_secret_2",
  publishableKey: "pk_test_1",
  charge: 139.07,
  verifies: false,
  savesCard: false,
  checkout: noListener,
};

const providerResponses = [
  ...[
    "succeeded",
    "requires_action",
    "requires_payment_method",
    "processing",
    "canceled",
    "unheard_of",
  ].map((status) => ({ status, error: null })),
  { status: null, error: { type: "invalid_request_error" } },
];

/** The machines that pay, by one method or another. */
export const paymentMethodMachines: readonly ListedMachine[] = [
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
          plan: noListener,
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
          plan: noListener,
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
          plan: noListener,
        },
      },
    ],
    events: [
      { type: "method.chosen", method: "paypal" },
      { type: "method.chosen", method: "card" },
    ],
    responses: {
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
      { type: "card.chosen", cardId: NEW_CARD },
      { type: "payment.confirm", saveCard: false },
      { type: "payment.confirm", saveCard: true },
      { type: "payment.confirmSaved", cardId: "pm_1" },
      { type: "payment.confirmSaved", cardId: "" },
    ],
    responses: {
      loadForm: [
        { savedCards: [savedCard], chosen: null },
        { savedCards: [], chosen: NEW_CARD },
      ],
      requestCardSaving: [undefined],
      confirmCard: providerResponses,
      confirmSavedCard: providerResponses,
      authenticate: providerResponses,
      queryServer: (["open", "paid"] as const).map(inState),
      settlement: settlements,
    },
    guards: {
      mustRequestSaving: {
        asks: "Has the choice to save the card to be recorded first?",
        rules: ["PAYFLOW-M9", "PAYFLOW-M12"],
      },
      isCardChosen: { asks: "Is a saved card chosen?", rules: ["PAYFLOW-M3", "PAY-V3"] },
      wantsSaving: { asks: "Did the user want the card saved?", rules: ["PAYFLOW-M9"] },
      mayBeSaved: {
        asks: "Might the card be saved against the user's will?",
        rules: ["PAYFLOW-M9", "PAYFLOW-M11"],
      },
      hasSucceeded: { asks: "Has the money moved?", rules: ["PAYFLOW-M4"] },
      needsBank: { asks: "Does the card need a check with the bank?", rules: ["PAYFLOW-M4"] },
      isDeclined: { asks: "Was the card declined?", rules: ["PAYFLOW-M5"] },
      hasChanged: { asks: "Was the payment changed elsewhere?", rules: ["PAYFLOW-M14"] },
      isUnknown: { asks: "Is the outcome still unknown?", rules: ["PAYFLOW-M6"] },
      isUnheardOf: { asks: "Is nothing known of this status?", rules: ["PAYFLOW-M6"] },
      ...settlementGuards,
    },
  },
  {
    noun: "payments",
    title: "PayPal payment",
    machine: paypalPaymentMachine,
    starts: [
      { title: "No order yet", input: { checkoutId: "k1", hasOrder: false, checkout: noListener } },
      {
        title: "An order is open, after a reload",
        input: { checkoutId: "k1", hasOrder: true, checkout: noListener },
      },
    ],
    responses: {
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
      capture: [
        ...(["paid", "declined", "expired", "open", "unknown"] as const).map((state) =>
          exampleCheckout({ state, method: "paypal" }),
        ),
        inState("open"),
      ],
      settlement: settlements,
    },
    guards: {
      hasOrder: { asks: "Is an order open at PayPal?", rules: ["PAYPAL-M5"] },
      wasOpened: { asks: "Did the server open the order?", rules: ["PAYPAL-M2"] },
      wasOpenedUnseen: {
        asks: "Is the order open, and PayPal's window is not?",
        rules: ["PAYPAL-M9"],
      },
      wasGivenUp: { asks: "Was the order given up elsewhere?", rules: ["PAYPAL-M10"] },
      isSettled: { asks: "Has the money moved?", rules: ["PAYPAL-M3", "PAYPAL-M5"] },
      isPending: { asks: "Is the outcome still unknown?", rules: ["PAYPAL-M8"] },
      isDeclined: { asks: "Did PayPal decline?", rules: ["PAYPAL-M7"] },
      isRefused: { asks: "Can it not be paid any more?", rules: ["PAYPAL-M3"] },
      wasNotApproved: {
        asks: "Was the order never approved, and nothing paid?",
        rules: ["PAYPAL-M6"],
      },
      ...settlementGuards,
    },
  },
];
