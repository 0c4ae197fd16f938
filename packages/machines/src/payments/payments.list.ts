import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { confirmedActionEntry } from "../forms/forms.list.ts";
import { noListener, type ListedMachine } from "../patterns/listed-machine.ts";
import { addCardMachine } from "./add-card.machine.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { deleteCardMachine } from "./delete-card.machine.ts";
import { paymentMethodMachines } from "./payment-methods.list.ts";
import { paymentRecordMachine } from "./payment-record.machine.ts";
import { endings, inState, savedCard, settlements } from "./payment-responses.list.ts";
import { promocodeMachine } from "./promocode.machine.ts";
import { retryStuckPaymentMachine } from "./retry-stuck-payment.machine.ts";
import { savedCardsOfOthersMachine } from "./saved-cards-of-others.machine.ts";
import { settlementMachine } from "./settlement.machine.ts";

/** The machines of payments. */
export const paymentMachines: readonly ListedMachine[] = [
  {
    noun: "payments",
    title: "Checkout",
    machine: checkoutMachine,
    starts: [
      { title: "139.07 to pay", input: { checkout: exampleCheckout(), plan: noListener } },
      { title: "Nothing to pay", input: { checkout: exampleCheckout({}, 0), plan: noListener } },
      { title: "Paid before a reload", input: { checkout: inState("paid"), plan: noListener } },
      {
        title: "Unknown before a reload",
        input: { checkout: inState("unknown"), plan: noListener },
      },
      { title: "Expired", input: { checkout: inState("expired"), plan: noListener } },
    ],
    events: [
      { type: "checkout.settled", checkout: inState("paid") },
      { type: "checkout.pending", checkout: inState("unknown") },
      { type: "page.opened", checkout: inState("paid") },
      { type: "page.opened", checkout: inState("unknown") },
      { type: "page.opened", checkout: inState("declined") },
      { type: "page.opened", checkout: inState("expired") },
    ],
    responses: {
      paymentMethod: [
        ...endings,
        { outcome: "changed", message: null, checkout: inState("paid"), method: "card" },
        { outcome: "unknown", message: null, checkout: exampleCheckout(), method: "card" },
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
      hasCancelled: { asks: "Did the user cancel?", rules: ["CHECKOUT-M4"] },
      cannotPay: { asks: "Can it not be paid any more?", rules: ["CHECKOUT-M4"] },
      hasChanged: { asks: "Did the server send another state?", rules: ["CHECKOUT-M9"] },
      isUnknown: { asks: "Did the payment crash?", rules: ["CHECKOUT-M5"] },
      isUnpaid: { asks: "Does the server know of no payment yet?", rules: ["CHECKOUT-M5"] },
      hasLeft: { asks: "Does the user wait no longer?", rules: ["CHECKOUT-M6"] },
    },
  },
  ...paymentMethodMachines,
  {
    noun: "payments",
    title: "Settlement",
    machine: settlementMachine,
    starts: [{ title: "A payment whose outcome is unknown", input: { checkoutId: "k1" } }],
    responses: {
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
      { title: "An empty box", input: { prefill: "", applied: null, checkout: noListener } },
      {
        title: "A code was applied before a reload",
        input: {
          prefill: "",
          applied: { code: "SPRING", promocode: { type: "P", discount: 10 } },
          checkout: noListener,
        },
      },
    ],
    events: [
      { type: "promocode.changed", code: "SPRING" },
      { type: "promocode.changed", code: "" },
    ],
    responses: { checkPromocode: [{ type: "P", discount: 10 }, null] },
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
    responses: {
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
      hasCancelled: { asks: "Did the user cancel?", rules: ["CARDS-M3"] },
      cannotPay: { asks: "Can it not be paid any more?", rules: ["CARDS-M1"] },
    },
  },
  {
    noun: "payments",
    title: "Deleting a card",
    machine: deleteCardMachine,
    ...confirmedActionEntry("A saved card", savedCard, savedCard),
  },
  {
    noun: "payments",
    title: "Saved cards of others",
    machine: savedCardsOfOthersMachine,
    starts: [
      { title: "Nothing is chosen", input: { companyId: null, email: null } },
      { title: "A link to a user", input: { companyId: "c1", email: "ada@x.test" } },
    ],
    events: [
      { type: "choice.changed", companyId: null, email: null },
      { type: "choice.changed", companyId: "c1", email: null },
      { type: "choice.changed", companyId: "c1", email: "ada@x.test" },
      { type: "choice.changed", companyId: "c1", email: "cleo@x.test" },
    ],
    responses: {
      readUsers: [[{ email: "ada@x.test", name: "Ada", roleName: null, cards: 2 }], [], null],
    },
    guards: {
      isCompanyMissing: { asks: "Is no company chosen?", rules: ["CARDS-M5"] },
      areUsersUnread: { asks: "Are its users not read yet?", rules: ["CARDS-M6"] },
      hasNoUsers: { asks: "Has it no users?", rules: ["CARDS-M7"] },
      isUserMissing: { asks: "Is no user chosen?", rules: ["CARDS-M5"] },
      isOfCompany: { asks: "Is the user one of the company?", rules: ["CARDS-M6"] },
      isCompanyUnknown: { asks: "Is there no such company?", rules: ["CARDS-M7"] },
    },
  },
  {
    noun: "payments",
    title: "Retrying a stuck payment",
    machine: retryStuckPaymentMachine,
    ...confirmedActionEntry(
      "A stuck payment",
      { checkoutId: "k1" },
      { id: "a1", checkoutId: "k1", state: "refunded", stuck: false },
    ),
  },
  {
    noun: "payments",
    title: "A payment on record",
    machine: paymentRecordMachine,
    noScreen: "It is at the server; What happened shows one of them on this chart (CASE-S1).",
    record: { goal: "paid" },
    starts: [{ title: "A checkout whose price is stored", input: undefined }],
    guards: {},
  },
];
