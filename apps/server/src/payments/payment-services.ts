import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import type { CardProvider } from "./cards/card-provider.ts";
import type { PaypalProvider } from "./paypal/paypal-provider.ts";

/** The moments between two effects of a payment: where a process may die, and tests let it. */
export type PaymentMoment =
  | "providerAsked"
  | "campaignMade"
  | "itemsStarted"
  | "transactionMade"
  | "invoiceMade"
  | "settled";

/** What every step of a payment works with. */
export interface PaymentServices {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly cards: CardProvider;
  /** Null where PayPal is not offered. */
  readonly paypal: PaypalProvider | null;
  /** Called between two effects. Tests throw from it; nobody else sets it. */
  readonly interrupt?: (moment: PaymentMoment) => void;
  /** Waits so many milliseconds. Only where time is not the machine's own is it set. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}
