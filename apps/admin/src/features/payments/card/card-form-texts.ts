import { formatCad } from "@marquee/domain/money/format-money";
import { paymentMessages } from "@marquee/domain/payments/messages";

/** What is shown around the form of a card, which pays for something or is checked before it is saved (CARDS-S2). */
export interface CardFormTexts {
  readonly form: string;
  readonly submit: (charge: number, busy: boolean) => string;
  /** What pressing the button means for the person's money. */
  readonly meaning: (charge: number) => string;
  readonly cancel: string;
  readonly working: string;
  /** How often, and for how long, the card is charged. */
  readonly once: string;
  readonly declined: string;
  readonly another: string;
  /** Why it was declined, if more is known than that it was. */
  readonly reason: (message: string | null) => string | null;
  readonly pending: (message: string | null) => string;
  readonly notAgain: string;
  /** What stays, if something went wrong before anything was charged. */
  readonly reassurance: string;
}

/** Beside the specification's title the message is a reason only if it says more than that title. */
const declineReason = (message: string | null): string | null =>
  message === paymentMessages.cardDeclined ? null : message;

export const PAYMENT_TEXTS: CardFormTexts = {
  form: "Pay by card",
  submit: (charge, busy) => `${busy ? "Paying" : "Pay"} ${formatCad(charge)}`,
  meaning: () => "Charged once. You get an invoice with these same lines.",
  cancel: "Cancel payment",
  working: "Paying",
  once: "you are charged once",
  declined: paymentMessages.cardDeclined,
  another: "Check the card, or pay with another one.",
  reason: declineReason,
  pending: (message) => message ?? paymentMessages.cardProcessing,
  notAgain: "you do not need to pay again",
  reassurance: "Your plan is kept.",
};

export const VERIFICATION_TEXTS: CardFormTexts = {
  form: "Add a card",
  submit: (_, busy) => `${busy ? "Adding" : "Add"} card`,
  meaning: (charge) => `${formatCad(charge)} is charged to check the card, and refunded.`,
  cancel: "Cancel",
  working: "Checking the card",
  once: "the card is charged once, and the money comes back",
  declined: "The card was not added",
  another: "Check what you typed, or add another card.",
  reason: declineReason,
  pending: () => "The card is still being checked.",
  notAgain: "you do not need to add the card again",
  reassurance: "No card was added.",
};
