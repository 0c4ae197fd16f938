import type { PaymentMethod, StripeCustomers } from "./stripe-customers.ts";
import type { CardOutcome, Intent, IntentStatus } from "./stripe-intent.ts";
import type { RefundOptions } from "./stripe-refunds.ts";

/** A card that was saved, with the payment that saved it. */
export interface SavedCard {
  readonly card: PaymentMethod;
  readonly customer: string;
  readonly intent: Intent;
}

export interface ChargeOptions extends Pick<RefundOptions, "seed" | "random" | "later"> {
  /** Sends a webhook about an intent. */
  readonly send: (type: string, intent: Intent) => void;
}

/** While an intent is one of these it can be changed, charged and canceled. */
export const CHANGEABLE: readonly IntentStatus[] = ["requires_payment_method", "requires_action"];
const SECOND = 1000;

/** What becomes of an intent when a card is charged, at once, after the bank was asked or later. */
export function createCharges(
  { seed, random, later, send }: ChargeOptions,
  customers: Pick<StripeCustomers, "attach">,
) {
  const saved: SavedCard[] = [];
  let charges = 0;
  const nextCharge = (): string => `ch_${seed}_${++charges}`;

  /** The card is saved once it has paid; one that is not saved is good for this payment alone. */
  const saveCard = (intent: Intent): void => {
    const { card, customer } = intent;
    if (card === null || card.customer !== null || card.spent) return;
    if (customer === null || !intent.savesCard) card.spent = true;
    else {
      customers.attach(card, customer);
      saved.push({ card, customer, intent });
    }
  };
  const succeed = (intent: Intent, amount = intent.amount): void => {
    intent.status = "succeeded";
    intent.received = amount;
    intent.lastError = null;
    saveCard(intent);
    send("payment_intent.succeeded", intent);
  };
  const fail = (intent: Intent, code: string, charge: string | null = nextCharge()): void => {
    const failed = { charge, card: intent.card?.id ?? "", code };
    intent.status = "requires_payment_method";
    intent.card = null;
    intent.lastError = failed;
    intent.failures.push(failed);
    send("payment_intent.payment_failed", intent);
  };
  const settleLater = (intent: Intent, well: boolean): void => {
    intent.status = "processing";
    send("payment_intent.processing", intent);
    later(`${intent.id} settles`, random.integer(SECOND, 600 * SECOND), () =>
      well ? succeed(intent) : fail(intent, "settlement_failed"),
    );
  };

  function charge(intent: Intent, card: PaymentMethod, outcome: CardOutcome): void {
    intent.card = card;
    switch (outcome) {
      case "pays":
        succeed(intent);
        return;
      case "paysLess":
        succeed(intent, intent.amount - 1);
        return;
      case "paysForeign":
        intent.currency = "usd";
        succeed(intent);
        return;
      case "declines":
        fail(intent, random.pick(["insufficient_funds", "generic_decline", "expired_card"]));
        return;
      case "requiresAction":
        intent.status = "requires_action";
        send("payment_intent.requires_action", intent);
        return;
      case "settlesLater":
      case "failsLater":
        settleLater(intent, outcome === "settlesLater");
    }
  }

  return { saved, charge, succeed, fail };
}
