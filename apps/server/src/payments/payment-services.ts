import type pg from "pg";
import type { Clock } from "../config/clock.ts";
import type { CardProvider } from "./card-provider.ts";

/** The moments between two effects of a payment: where a process may die, and tests let it. */
export type PaymentMoment =
  | "intentCreated"
  | "providerAsked"
  | "campaignMade"
  | "itemsStarted"
  | "transactionMade"
  | "invoiceMade";

/** What every step of a payment works with. */
export interface PaymentServices {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly cards: CardProvider;
  /** Called between two effects. Tests throw from it; nobody else sets it. */
  readonly interrupt?: (moment: PaymentMoment) => void;
}
