import type { Simulation } from "../simulation.ts";

/** What a provider knows of one payment. Amounts are cents. */
export interface ProviderPayment {
  readonly id: string;
  readonly attempt: string;
  readonly received: number;
  readonly currency: string;
  readonly refunds: readonly { readonly amount: number; readonly status: string }[];
  readonly failures: number;
}

/** Every payment at both providers, whatever our books say of it. */
export function providerPayments({
  stripe,
  paypal,
}: Pick<Simulation, "paypal" | "stripe">): readonly ProviderPayment[] {
  const intents = [...stripe.intents.values()].map((intent) => ({
    ...intent,
    attempt: intent.metadata["attempt"] ?? "",
  }));
  const orders = [...paypal.orders.values()].map((order) => ({
    ...order,
    attempt: order.attemptId,
    currency: "cad",
  }));
  return [...intents, ...orders].map(({ id, attempt, received, currency, refunds, failures }) => ({
    id,
    attempt,
    received,
    currency,
    refunds,
    failures: failures.length,
  }));
}

/** Whether a refund came to nothing. */
export const hasFailed = ({ status }: { readonly status: string }): boolean =>
  status.toUpperCase() === "FAILED";

/** The sum of amounts. */
export const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);
