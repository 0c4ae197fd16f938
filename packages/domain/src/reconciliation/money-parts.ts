import { centsOf, toAmount, type Cents } from "../money/cents.ts";
import type { MovementKind } from "./movement.ts";

/** What moved on a provider's account by movements of each kind, and what the provider took of them. */
export type KindSums = Readonly<
  Record<MovementKind, { readonly gross: number; readonly fee: number }>
>;

/** What a provider received, and what became of it. */
export interface MoneyParts {
  readonly received: number;
  readonly refunded: number;
  readonly disputed: number;
  readonly fees: number;
  readonly stayed: number;
}

/**
 * What was received is what was refunded, disputed and taken as fees, and what stayed, to the cent (RECONCILE-C4). What is
 * neither a payment, a refund nor a fee is with the disputes. A payout moves what stayed to the bank, and is none of them.
 */
export function moneyParts(sums: KindSums): MoneyParts {
  const gross = (kind: MovementKind): Cents => centsOf(sums[kind].gross);
  const fee = (kind: MovementKind): Cents => centsOf(sums[kind].fee);
  const received = gross("payment");
  const refunded = -gross("refund");
  const disputed = -gross("dispute") - gross("other");
  const fees =
    fee("payment") + fee("refund") + fee("dispute") + fee("other") + fee("fee") - gross("fee");
  const stayed = received - refunded - disputed - fees;
  return {
    received: toAmount(received),
    refunded: toAmount(refunded),
    disputed: toAmount(disputed),
    fees: toAmount(fees),
    stayed: toAmount(stayed),
  };
}
