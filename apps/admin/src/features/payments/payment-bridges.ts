import type { Settings } from "@marquee/domain/session/settings.schema";
import { PaypalBridge } from "./paypal/paypal-bridge.ts";
import { StripeBridge } from "./stripe-bridge.ts";

/** Connects a checkout's machine with the forms of the providers. One per checkout screen. */
export class PaymentBridges {
  readonly stripe: StripeBridge;
  readonly paypal: PaypalBridge;
  /** Whether the card provider takes test cards alone. */
  readonly testCards: boolean;
  /** Whether the user may save the card that pays (PAY-V9). */
  readonly savesCards: boolean;

  constructor({ card, paypal }: Pick<Settings, "card" | "paypal">, savesCards = true) {
    this.stripe = new StripeBridge(card.script);
    this.paypal = new PaypalBridge(paypal);
    this.testCards = card.testCards;
    this.savesCards = savesCards;
  }
}
