import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Refund } from "@marquee/domain/refunds/refund.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type { CallResponse } from "./call-response.ts";
import type { PaymentHarness } from "./payment-harness.ts";

export interface StaffRefunds {
  /** A checkout of this name that is paid for by card. */
  readonly paid: (name: string, card?: string) => Promise<Checkout>;
  /** The row that a statement finds for an id. */
  readonly one: <Row extends object>(statement: string, id: string) => Promise<Row>;
  /** The id of the payment of a checkout. */
  readonly transactionOf: (checkout: Checkout) => Promise<string>;
  /** A refund of this name that a master requests, in dollars. */
  readonly request: (
    checkout: Checkout,
    name: string,
    amount: number,
    more?: object,
  ) => Promise<CallResponse<Refund>>;
}

/** Payments by card, and their refunds by staff. */
export function staffRefunds(harness: PaymentHarness): StaffRefunds {
  const one = async <Row extends object>(statement: string, id: string): Promise<Row> => {
    const { rows } = await harness.server.database.owner.query<Row>(statement, [id]);
    if (!rows[0]) throw new Error(`nothing is found by ${statement}`);
    return rows[0];
  };
  const transactionOf = async ({ id }: Checkout): Promise<string> => {
    const paid = "select id from transaction where checkout_id = $1 and status = 'Paid'";
    return (await one<{ id: string }>(paid, id)).id;
  };
  return {
    paid: async (name, card) => {
      const checkout = await harness.opened(name);
      await harness.confirm(checkout, card);
      await harness.reconcile(checkout.id);
      await harness.flush();
      return checkout;
    },
    one,
    transactionOf,
    request: async (checkout, name, amount, more = {}) =>
      harness.server.call<Refund>("master", "POST", "/refunds", {
        body: {
          id: stableId(`refund ${name}`),
          transactionId: await transactionOf(checkout),
          amount,
          amountAgain: amount,
          reason: "You asked for it.",
          note: "By phone",
          ...more,
        },
      }),
  };
}
