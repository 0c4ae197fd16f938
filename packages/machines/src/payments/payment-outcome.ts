import type { Checkout } from "@marquee/domain/payments/checkout.schema";

/**
 * How a payment ended. `unsettled`: the outcome is unknown, and the server keeps querying the provider. `refused`:
 * this checkout cannot be paid any more, for example because it expired. `changed`: the payment on the screen is not the
 * checkout's any more, and the state that the server sent decides how it continues.
 */
export type PaymentOutcome = "succeeded" | "cancelled" | "unsettled" | "refused" | "changed";

/** The output of every payment method. `checkout` is its state after the payment, if the server sent it. */
export interface PaymentOutput {
  readonly outcome: PaymentOutcome;
  readonly message: string | null;
  readonly checkout: Checkout | null;
}

/** The server's response to a change of the payment method; a refusal has the reason and the current checkout. */
export type SwitchResponse<Opened> =
  | ({ readonly tag: "opened" } & Opened)
  | { readonly tag: "refused"; readonly reason: string; readonly checkout: Checkout };
