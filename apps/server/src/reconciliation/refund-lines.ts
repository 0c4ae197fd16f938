import { wholeCents } from "@marquee/domain/money/cents";
import type { Provider } from "@marquee/domain/reconciliation/book-line";
import type { Refused, Unavailable } from "../payments/attempts/payment-provider.ts";
import type { LineProvider, ListedRefund, Movement } from "../payments/books/line-provider.ts";
import type { FoundLine } from "./found-line.ts";
import type { OurPayment, OurRefund } from "./our-payments.ts";
import { paymentOf, paymentsByName, type Lines } from "./payment-lines.ts";

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/** What goes back of itself, or was requested and has no response: the books say so already, and finish it. */
const isInProgress = (payment: OurPayment, refunds: readonly OurRefund[]): boolean =>
  payment.state === "refundDue" ||
  refunds.some(({ id, state }) => id === null && (state === "requested" || state === "pending"));

/** What the books say was refunded of a payment in all, in cents. */
function refundedHere({ state, receivedAmount, refunded }: OurPayment): number {
  return wholeCents((state === "refunded" ? receivedAmount : refunded) ?? 0);
}

/** The lines of what was refunded of one payment: what staff requested one by one, all else in one sum (RECONCILE-L4). */
function linesOf(
  provider: Provider,
  payment: OurPayment,
  refunds: readonly OurRefund[],
  listed: readonly ListedRefund[],
  lastOn: string | undefined,
): Lines {
  const about = {
    provider,
    payment: payment.receivedAs,
    checkout: payment.checkoutId,
    payer: payment.payer,
    movedOn: lastOn ?? payment.refundedOn ?? payment.createdOn,
  };
  const ours = refunds.flatMap(({ id, ...refund }) => (id === null ? [] : [{ ...refund, id }]));
  const names = new Set(ours.map(({ id }) => id));
  const named = listed.filter(({ id }) => names.has(id));
  const others = listed.filter(({ id, status }) => !names.has(id) && status !== "failed");
  const done = ours.filter(({ state }) => state === "done");
  const rest = {
    here: refundedHere(payment) - sum(done.map(({ amount }) => wholeCents(amount))),
    there: sum(others.map((refund) => refund.cents)),
  };
  const other = (amount: number): readonly FoundLine[] => [
    {
      ...about,
      kind: "otherRefunds",
      id: payment.receivedAs ?? payment.attemptId,
      cents: amount,
      currency: others[0]?.currency ?? "CAD",
      state: "refunded",
    },
  ];
  // a sum of zero on one side is no line of it; zero on both sides is a line on which they agree
  const isNothing = rest.here === 0 && rest.there === 0;
  return {
    here: [
      ...ours.map(({ id, amount, currency, state }) => ({
        ...about,
        kind: "refund" as const,
        id,
        cents: wholeCents(amount),
        currency,
        state,
      })),
      ...(rest.here !== 0 || isNothing ? other(rest.here) : []),
    ],
    there: [
      ...named.map(({ id, currency, status, ...refund }) => ({
        ...about,
        kind: "refund" as const,
        id,
        cents: refund.cents,
        currency,
        state: status,
      })),
      ...(rest.there !== 0 || isNothing ? other(rest.there) : []),
    ],
  };
}

/** When the last refund of each payment moved, as the provider lists it. */
function lastRefunds(
  payments: readonly OurPayment[],
  movements: readonly Movement[],
): ReadonlyMap<OurPayment | undefined, string> {
  const byName = paymentsByName(payments);
  return new Map(
    movements
      .filter(({ kind }) => kind === "refund")
      .toSorted((one, other) => one.on.getTime() - other.on.getTime())
      .map((each) => [paymentOf(byName, each), each.on.toISOString()]),
  );
}

/** What the books have of refunds, and what the provider lists of them in the days that are compared. */
export interface KnownRefunds {
  readonly refunds: readonly OurRefund[];
  readonly movements: readonly Movement[];
}

/** The lines of what was refunded of these payments: all of each, whenever it was. */
export async function refundLines(
  provider: Provider,
  port: LineProvider,
  payments: readonly OurPayment[],
  { refunds, movements }: KnownRefunds,
): Promise<Lines | Refused | Unavailable> {
  const lines: Lines = { here: [], there: [] };
  const lastOn = lastRefunds(payments, movements);
  for (const payment of payments) {
    const ours = refunds.filter(({ attemptId }) => attemptId === payment.attemptId);
    if (payment.providerId === null || isInProgress(payment, ours)) continue;
    const found = await port.listRefunds(payment.providerId);
    if (found.tag !== "list") return found;
    const { here, there } = linesOf(provider, payment, ours, found.lines, lastOn.get(payment));
    lines.here.push(...here);
    lines.there.push(...there);
  }
  return lines;
}
