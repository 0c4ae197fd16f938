import type { Checkout } from "@marquee/domain/payments/checkout.schema";

/** The input of the actors that call the server: `queryServer`, `recordPayment`, `loadCheckout`. */
export interface CheckoutRequest {
  readonly checkoutId: string;
}

export interface SettlementContext extends CheckoutRequest {
  /** How many times the server was queried. */
  readonly queries: number;
  /** The checkout as the server sent it last. */
  readonly checkout: Checkout | null;
  readonly tag: SettlementOutput["tag"];
}

export type SettlementEvent =
  | { readonly type: "settlement.queryNow" }
  | { readonly type: "settlement.left" };

/** `declined` may be paid again with the same checkout; `left`: the user waits no longer, the server goes on. */
export interface SettlementOutput {
  readonly tag: "settled" | "declined" | "refused" | "left";
  readonly checkout: Checkout | null;
}

/** The longest pause between two queries, in milliseconds. */
const LONGEST_PAUSE = 15_000;

/** The pause after the n-th query, in milliseconds: 2 s, 4 s, 8 s, then 15 s each time. */
export const pollPause = (queries: number): number => Math.min(1000 * 2 ** queries, LONGEST_PAUSE);

/** The query at which `unpaid` is believed: by now a request to the provider has arrived or never will (PAYFLOW-M6). */
export const QUERIES_UNTIL_UNPAID = 4;
