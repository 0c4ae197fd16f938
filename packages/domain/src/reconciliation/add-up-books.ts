import { lineName, PROVIDERS, type BookLine, type LineKey, type Provider } from "./book-line.ts";
import { centsOf, toAmount } from "../money/cents.ts";
import type { Comparison } from "./compare-lines.ts";
import type { BookTotal } from "./difference.schema.ts";
import type { MovementKind } from "./movement.ts";

type Part = "disputed" | "received" | "refunded";

/** Which part of the money a line is, and its cents; null of a payout, which moves it to the bank (RECONCILE-C3). */
function partOf({ kind, cents, state }: BookLine): readonly [Part, number] | null {
  switch (kind) {
    case "payment":
      return ["received", state === "received" ? cents : 0];
    case "refund":
      return ["refunded", state === "done" ? cents : 0];
    case "otherRefunds":
      return ["refunded", cents];
    case "dispute":
    case "disputeFee":
      return ["disputed", cents];
    case "payout":
      return null;
  }
}

interface Sum {
  readonly provider: Provider;
  readonly currency: string;
  readonly here: number;
  readonly there: number;
  readonly differences: number;
  /** What the provider's lines are made of, and its fees, in cents. */
  readonly received: number;
  readonly refunded: number;
  readonly disputed: number;
  readonly fees: number;
}

const NOTHING = {
  here: 0,
  there: 0,
  differences: 0,
  received: 0,
  refunded: 0,
  disputed: 0,
  fees: 0,
} as const;

const toTotal = ({ provider, currency, ...sum }: Sum): BookTotal => ({
  paymentType: provider === "stripe" ? "Card" : "PayPal",
  currency,
  thereAmount: sum.there / 100,
  hereAmount: sum.here / 100,
  differenceAmount: sum.differences / 100,
  parts: {
    received: sum.received / 100,
    refunded: sum.refunded / 100,
    disputed: sum.disputed / 100,
    fees: sum.fees / 100,
  },
});

/** What stayed with the provider of what it received: less refunds, disputes and its fees (RECONCILE-C4). */
export const stayedAmount = ({
  received,
  refunded,
  disputed,
  fees,
}: NonNullable<BookTotal["parts"]>): number =>
  toAmount(centsOf(received) - centsOf(refunded) - centsOf(disputed) - centsOf(fees));

/** What moved on a provider's account, as far as its fees go. */
interface ChargedMovement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly cents: number;
  readonly feeCents: number;
  readonly currency: string;
}

/** What a provider took of a movement. The fee of a dispute is a line of its own. */
function feeCentsOf({ kind, cents, feeCents }: ChargedMovement): number {
  if (kind === "fee") return feeCents - cents;
  return kind === "dispute" || kind === "payout" ? 0 : feeCents;
}

const byProvider = (one: Sum, other: Sum): number =>
  PROVIDERS.indexOf(one.provider) - PROVIDERS.indexOf(other.provider) ||
  (one.currency < other.currency ? -1 : 1);

/** Adds comparisons up, one after the other; a line that is in two of them counts once. */
export interface BookSums {
  readonly add: (comparison: Comparison) => void;
  /** Adds what a provider took of these movements (RECONCILE-C4). */
  readonly addFees: (provider: Provider, movements: readonly ChargedMovement[]) => void;
  readonly totals: () => readonly BookTotal[];
}

/**
 * For each provider and currency: what the provider has is what the books have and the differences, to the cent
 * (RECONCILE-C3).
 */
export function addUpBooks(): BookSums {
  const counted = new Set<string>();
  const sums = new Map<string, Sum>();
  const addTo = (
    { provider, currency }: Pick<Sum, "currency" | "provider">,
    added: Partial<Record<keyof typeof NOTHING, number>>,
  ) => {
    const name = `${provider} ${currency}`;
    const before = sums.get(name) ?? { provider, currency, ...NOTHING };
    const entries = Object.entries(added).map(([figure, cents]) => [
      figure,
      before[figure as keyof typeof NOTHING] + cents,
    ]);
    sums.set(name, { ...before, ...Object.fromEntries(entries) });
  };
  const addLine = (
    line: BookLine,
    sides: Readonly<Record<"here" | "there" | "differences", number>>,
  ) => {
    const part = partOf(line);
    if (part === null) return;
    const [name, cents] = part;
    const moved = name === "received" ? cents : 0 - cents;
    addTo(line, {
      here: sides.here * moved,
      there: sides.there * moved,
      differences: sides.differences * moved,
      [name]: sides.there * cents,
    });
  };
  const isCounted = (key: LineKey): boolean => {
    const name = lineName(key);
    if (counted.has(name)) return true;
    counted.add(name);
    return false;
  };
  return {
    add: ({ equal, differences }) => {
      for (const line of equal)
        if (!isCounted(line)) addLine(line, { here: 1, there: 1, differences: 0 });
      for (const { key, here, there } of differences) {
        if (isCounted(key)) continue;
        if (there) addLine(there, { here: 0, there: 1, differences: 1 });
        if (here) addLine(here, { here: 1, there: 0, differences: -1 });
      }
    },
    addFees: (provider, movements) => {
      for (const movement of movements) {
        const name = `${provider} movement ${movement.id}`;
        const fees = feeCentsOf(movement);
        if (counted.has(name) || fees === 0) continue;
        counted.add(name);
        addTo({ provider, currency: movement.currency }, { fees });
      }
    },
    totals: () => [...sums.values()].toSorted(byProvider).map(toTotal),
  };
}
