import type { Settings } from "@marquee/domain/session/settings.schema";
import { CardDesk } from "./card-desk.ts";
import { PaypalDesk } from "./paypal-desk.ts";

/** Where a checkout's machine meets the providers' forms. One per checkout screen. */
export class PaymentDesk {
  readonly cards: CardDesk;
  readonly paypal: PaypalDesk;
  /** Whether the card provider takes test cards alone. */
  readonly testCards: boolean;

  constructor({ card, paypal }: Pick<Settings, "card" | "paypal">) {
    this.cards = new CardDesk(card.script);
    this.paypal = new PaypalDesk(paypal);
    this.testCards = card.testCards;
  }
}
