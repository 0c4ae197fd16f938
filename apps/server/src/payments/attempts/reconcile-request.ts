import type { SavedCardCharge } from "../cards/pay-with-saved-card.ts";

/** The provider that collects the money. */
export type ProviderName = "stripe" | "paypal";

/** What a caller of `reconcile` requests besides the current state. */
export type ReconcileRequest =
  | { readonly tag: "refresh" }
  /** A user cancels the checkout. */
  | { readonly tag: "cancel" }
  /** A user wants to pay with this provider: the payment at the other one is cancelled, and one here created. */
  | { readonly tag: "switch"; readonly provider: ProviderName }
  /** A user closed PayPal's window without paying, which is recorded as Cancelled, and pays by card (PAYSRV-Y6). */
  | { readonly tag: "closePaypal" }
  /**
   * When the payer approved the charge according to the provider, or returned to us after that. An approval is used
   * for one capture: one that failed after this time has used it (PAYSRV-Y3).
   */
  | { readonly tag: "approved"; readonly on: Date }
  | { readonly tag: "returned"; readonly on: Date }
  /** A user confirms a checkout that costs nothing. */
  | { readonly tag: "record" }
  /** The customer for whom the payment saves its card; null: for none (PAYSRV-K2). */
  | { readonly tag: "saveCard"; readonly customerId: string | null }
  /** Another user than the opener is about to pay by card: no card is saved from now on (PAYSRV-K13). */
  | { readonly tag: "share" }
  /** A user pays with a saved card (PAYSRV-K6). */
  | { readonly tag: "chargeCard"; readonly charge: SavedCardCharge }
  /** A user requests another refund after a failed one (PAYSRV-G6). */
  | { readonly tag: "refundAgain" };

/** Nothing but the current state. */
export const REFRESH: ReconcileRequest = { tag: "refresh" };
