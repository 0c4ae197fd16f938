import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type { Attempt } from "./queries.ts";

/** What a decision changes of the attempt and its checkout, besides the rows it inserts. */
export interface Changes {
  readonly attempt: Partial<Omit<Attempt, "id">>;
  readonly state: CheckoutState;
  readonly message: string | null;
  /** The provider of the next attempt, if the user pays with another one. */
  readonly next?: "stripe" | "paypal";
}
