import { centsOf, toAmount, wholeCents } from "../money/cents.ts";
import { movedCents, type LineKind } from "./book-line.ts";
import type { BookMoney } from "./difference.schema.ts";
import type { MoneyParts } from "./money-parts.ts";

type PaymentType = BookMoney["paymentType"];

/** What a provider's lines of some days come to in one currency. */
export interface ProviderMoney extends MoneyParts {
  readonly paymentType: PaymentType;
  readonly currency: string;
}

/** Differences of some days that still differ. One that staff have explained with a note is not open. */
export interface DifferingLines {
  readonly paymentType: PaymentType;
  readonly kind: LineKind;
  readonly isOpen: boolean;
  readonly hereAmount: number | null;
  readonly hereCurrency: string | null;
  readonly hereState: string | null;
  readonly thereAmount: number | null;
  readonly thereCurrency: string | null;
  readonly thereState: string | null;
}

/** What one side of a difference is to what stayed, in cents of a currency. */
function sideCents(
  kind: LineKind,
  currency: string,
  side: {
    readonly amount: number | null;
    readonly currency: string | null;
    readonly state: string | null;
  },
): bigint {
  if (side.amount === null || side.currency !== currency) return 0n;
  return BigInt(movedCents({ kind, cents: wholeCents(side.amount), state: side.state ?? "" }));
}

/** What a difference adds to what stayed at the provider over what the books say stayed, in cents. */
function moreCents(currency: string, difference: DifferingLines): bigint {
  const { kind, ...side } = difference;
  const there = {
    amount: side.thereAmount,
    currency: side.thereCurrency,
    state: side.thereState,
  };
  const here = { amount: side.hereAmount, currency: side.hereCurrency, state: side.hereState };
  return sideCents(kind, currency, there) - sideCents(kind, currency, here);
}

const NOTHING: MoneyParts = { received: 0, refunded: 0, disputed: 0, fees: 0, stayed: 0 };

const sideName = ({ paymentType, currency }: Pick<ProviderMoney, "currency" | "paymentType">) =>
  `${paymentType} ${currency}`;

/** The sides of all that is there: what providers list, and currencies that the books alone have. */
function sidesOf(
  money: readonly ProviderMoney[],
  differing: readonly DifferingLines[],
): readonly ProviderMoney[] {
  const sides = new Map(money.map((side) => [sideName(side), side]));
  for (const { paymentType, hereCurrency, thereCurrency } of differing)
    for (const currency of [hereCurrency, thereCurrency]) {
      if (currency === null) continue;
      const side = { paymentType, currency, ...NOTHING };
      if (!sides.has(sideName(side))) sides.set(sideName(side), side);
    }
  return [...sides.values()];
}

const byName = (one: ProviderMoney, other: ProviderMoney): number =>
  sideName(one) < sideName(other) ? -1 : 1;

/**
 * What stayed with each provider in each currency, as the sum of what the books say, of what is explained and of what is
 * open, to the cent (RECONCILE-C5).
 */
export function bookMoney(
  money: readonly ProviderMoney[],
  differing: readonly DifferingLines[],
): readonly BookMoney[] {
  return sidesOf(money, differing)
    .toSorted(byName)
    .map((side) => {
      const ofSide = differing.filter(({ paymentType }) => paymentType === side.paymentType);
      const sum = (isOpen: boolean): bigint =>
        ofSide
          .filter((each) => each.isOpen === isOpen)
          .reduce((total, each) => total + moreCents(side.currency, each), 0n);
      const [open, explained] = [sum(true), sum(false)];
      return {
        ...side,
        open: toAmount(open),
        explained: toAmount(explained),
        hereStayed: toAmount(centsOf(side.stayed) - open - explained),
      };
    })
    .filter(
      ({ received, refunded, disputed, fees, open, explained }) =>
        ![received, refunded, disputed, fees, open, explained].every((amount) => amount === 0),
    );
}
