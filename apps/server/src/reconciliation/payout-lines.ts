import type { Provider } from "@marquee/domain/reconciliation/book-line";
import type { Payout } from "../payments/books/line-provider.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { FoundLine } from "./found-line.ts";
import type { Lines } from "./payment-lines.ts";
import { payoutSums, storeMovements } from "./queries.ts";

/** Stores of what each payout was made, and compares it with what arrived: a payout is the sum of its lines (RECONCILE-L6). */
export async function payoutLines(
  tx: Tx,
  provider: Provider,
  payouts: readonly Payout[],
): Promise<Lines> {
  const known = payouts.filter(({ lines }) => lines !== null);
  for (const { id, lines } of known) await storeMovements(tx, provider, lines ?? [], id);
  const sums =
    known.length === 0
      ? []
      : await payoutSums(
          tx,
          provider,
          known.map(({ id }) => id),
        );
  const line = (payout: Payout, cents: number, currency: string): FoundLine => ({
    provider,
    kind: "payout",
    id: payout.id,
    cents,
    currency,
    state: "paid",
    payment: null,
    checkout: null,
    payer: null,
    movedOn: payout.on.toISOString(),
  });
  return {
    here: known.flatMap((payout) => {
      const sum = sums.find(({ payout: id }) => id === payout.id);
      return sum ? [line(payout, sum.net, sum.currency)] : [];
    }),
    there: known.map((payout) => line(payout, payout.cents, payout.currency)),
  };
}
