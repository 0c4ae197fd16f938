import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import type { Seller } from "../platform/config/read-seller.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { CardProvider } from "./cards/card-provider.ts";
import type { PaypalProvider } from "./paypal/paypal-provider.ts";

/** The moments between two effects of a payment, at which tests let the process die. */
export type PaymentMoment =
  | "providerQueried"
  | "campaignMade"
  | "itemsStarted"
  | "transactionMade"
  | "invoiceMade"
  | "settled";

/** What every step of a payment needs. */
export interface PaymentServices {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The seller, as invoices name it. */
  readonly config: {
    readonly seller: Seller;
    /** What limits are multiplied by; declines are not counted without it (DECLINE-1). */
    readonly rateLimits?: number | null;
  };
  readonly cards: CardProvider;
  /** Null if PayPal is not configured. */
  readonly paypal: PaypalProvider | null;
  /** Aborted once the request may wait for providers no longer (PAYSRV-W5). */
  readonly deadline?: AbortSignal;
  /** Makes the signal of a timeout; tests of timeouts make their own. */
  readonly createTimeout?: (milliseconds: number) => AbortSignal;
  /** Aborted once the server stops and has given up its calls to providers. */
  readonly ending?: AbortSignal;
  /** Called between two effects; set by tests alone, which throw from it. */
  readonly interrupt?: (moment: PaymentMoment) => void;
  /** Waits this many milliseconds; set if time is simulated. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** A request about payments, with what each of its steps needs. */
export interface PaymentRequest extends SignedInRequest {
  readonly services: PaymentServices;
}
