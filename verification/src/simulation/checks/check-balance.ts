import type { Books } from "./books.ts";
import { hasFailed, sum, type ProviderPayment } from "./provider-payments.ts";

/** Where money is, in cents of one currency: what came is what went back, what was charged for it, and what stayed. */
interface Balance {
  readonly received: number;
  readonly refunded: number;
  readonly withheld: number;
  readonly fees: number;
}

const NONE: Balance = { received: 0, refunded: 0, withheld: 0, fees: 0 };

const add = (one: Balance, other: Balance): Balance => ({
  received: one.received + other.received,
  refunded: one.refunded + other.refunded,
  withheld: one.withheld + other.withheld,
  fees: one.fees + other.fees,
});

const balanceOf = ({ received, refunded, withheld, fees }: Balance): number =>
  received - refunded - withheld - fees;

/** What a provider says of one payment. */
const atProvider = ({ received, refunds, disputed }: ProviderPayment): Balance => ({
  received,
  refunded: sum(refunds.filter((refund) => !hasFailed(refund))),
  withheld: -disputed.reduce((total, { cents }) => total + cents, 0),
  fees: disputed.reduce((total, { fee }) => total + fee, 0),
});

/** What the books say of it. */
function inBooks({ attempts, disputes, transactions }: Books, { id }: ProviderPayment): Balance {
  const attempt = attempts.find(({ provider_id }) => provider_id === id);
  const money = transactions.filter(
    ({ payment_id, status }) => payment_id === id && (status === "Paid" || status === "Error"),
  );
  const ofPayment = disputes.filter(({ attempt_id }) => attempt_id === attempt?.id);
  const refundedIn = ({ amount, refunded_amount, refunded_on }: (typeof money)[number]): number =>
    refunded_on === null ? 0 : (refunded_amount ?? amount);
  return {
    received: sum(money),
    refunded: money.reduce((total, each) => total + refundedIn(each), 0),
    withheld: ofPayment.reduce((total, { withheld }) => total + withheld, 0),
    fees: ofPayment.reduce((total, { fee }) => total + fee, 0),
  };
}

const text = (balance: Balance): string =>
  `${balance.received} came, ${balance.refunded} went back, ${balance.withheld} is withheld, ${balance.fees} are fees, ${balanceOf(balance)} stayed`;

/** Money in is money out, fees, and what stayed: at each provider as in the books, per payment and per currency (SIM-M1). */
export function checkBalance(
  books: Books,
  payments: readonly ProviderPayment[],
): readonly string[] {
  const received = payments.filter(({ received: cents }) => cents > 0);
  const currencies = new Set(received.map(({ currency }) => currency));
  const total = (currency: string, of: (payment: ProviderPayment) => Balance): Balance =>
    received
      .filter((payment) => payment.currency === currency)
      .map(of)
      .reduce(add, NONE);
  const compared = [
    ...received.map(
      (payment) => [payment.id, atProvider(payment), inBooks(books, payment)] as const,
    ),
    ...[...currencies].map(
      (currency) =>
        [
          currency,
          total(currency, atProvider),
          total(currency, (each) => inBooks(books, each)),
        ] as const,
    ),
  ];
  return compared
    .filter(([, there, here]) => text(there) !== text(here))
    .map(
      ([name, there, here]) => `SIM-M1 ${name}: ${text(there)}; the books say that ${text(here)}`,
    );
}
