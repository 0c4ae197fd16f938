import {
  lineName,
  movedCents,
  PROVIDERS,
  type BookLine,
  type LineKey,
  type Provider,
} from "./book-line.ts";
import type { Comparison } from "./compare-lines.ts";
import type { BookTotal } from "./difference.schema.ts";

interface Sum {
  readonly provider: Provider;
  readonly currency: string;
  readonly here: number;
  readonly there: number;
  readonly differences: number;
}

const NOTHING = { here: 0, there: 0, differences: 0 } as const;

const toTotal = ({ provider, currency, here, there, differences }: Sum): BookTotal => ({
  paymentType: provider === "stripe" ? "Card" : "PayPal",
  currency,
  thereAmount: there / 100,
  hereAmount: here / 100,
  differenceAmount: differences / 100,
});

const byProvider = (one: Sum, other: Sum): number =>
  PROVIDERS.indexOf(one.provider) - PROVIDERS.indexOf(other.provider) ||
  (one.currency < other.currency ? -1 : 1);

/** Adds comparisons up, one after the other; a line that is in two of them counts once. */
export interface BookSums {
  readonly add: (comparison: Comparison) => void;
  readonly totals: () => readonly BookTotal[];
}

/**
 * For each provider and currency: what the provider has is what the books have and the differences, to the cent
 * (RECONCILE-C3).
 */
export function addUpBooks(): BookSums {
  const counted = new Set<string>();
  const sums = new Map<string, Sum>();
  const addLine = (line: BookLine, sides: Omit<Sum, "currency" | "provider">) => {
    if (line.kind === "payout") return;
    const { provider, currency } = line;
    const name = `${provider} ${currency}`;
    const before = sums.get(name) ?? { provider, currency, ...NOTHING };
    const moved = movedCents(line);
    sums.set(name, {
      ...before,
      here: before.here + sides.here * moved,
      there: before.there + sides.there * moved,
      differences: before.differences + sides.differences * moved,
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
    totals: () => [...sums.values()].toSorted(byProvider).map(toTotal),
  };
}
