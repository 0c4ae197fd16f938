import type { Simulation } from "../simulation.ts";

/** What a provider knows of one payment. Amounts are cents. */
export interface ProviderPayment {
  readonly id: string;
  readonly attempt: string;
  readonly received: number;
  readonly currency: string;
  readonly refunds: readonly ProviderRefund[];
  readonly failures: number;
  /** What moved on our account for its disputes: what was withheld is below zero. */
  readonly disputed: readonly { readonly cents: number; readonly fee: number }[];
}

export interface ProviderRefund {
  readonly amount: number;
  readonly status: string;
  /** By what the provider knows it as ours; null if a user made it there. */
  readonly name: string | null;
}

/** Every payment at both providers, whatever our books say of it. */
export function providerPayments({
  stripe,
  paypal,
}: Pick<Simulation, "paypal" | "stripe">): readonly ProviderPayment[] {
  const intents = [...stripe.intents.values()].map((intent) => ({
    ...intent,
    attempt: intent.metadata["attempt"] ?? "",
    disputes: stripe.disputes,
  }));
  const orders = [...paypal.orders.values()].map((order) => ({
    ...order,
    attempt: order.attemptId,
    currency: "cad",
    refunds: order.refunds.map((refund) => ({ ...refund, name: refund.requestId })),
    disputes: paypal.disputes,
  }));
  return [...intents, ...orders].map(({ failures, disputes, ...payment }) => ({
    ...payment,
    failures: failures.length,
    disputed: [...disputes.all.values()]
      .filter(({ paymentId }) => paymentId === payment.id)
      .flatMap(({ movements }) => movements),
  }));
}

/** Whether a refund came to nothing. */
export const hasFailed = ({ status }: { readonly status: string }): boolean =>
  status.toUpperCase() === "FAILED";

/** The sum of amounts. */
export const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);
