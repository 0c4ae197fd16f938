import { wholeCents } from "@marquee/domain/money/cents";
import type { Provider } from "@marquee/domain/reconciliation/book-line";
import type {
  PaymentProvider,
  Refused,
  Unavailable,
} from "../payments/attempts/payment-provider.ts";
import type { Movement } from "../payments/books/line-provider.ts";
import type { FoundLine } from "./found-line.ts";
import type { OurPayment } from "./our-payments.ts";

/** Lines of both sides. */
export interface Lines {
  readonly here: FoundLine[];
  readonly there: FoundLine[];
}

/** Our payments by each of the ids by which a provider may name them. */
export function paymentsByName(payments: readonly OurPayment[]): ReadonlyMap<string, OurPayment> {
  const byName = new Map<string, OurPayment>();
  for (const payment of payments)
    for (const name of [payment.attemptId, payment.providerId, payment.receivedAs])
      if (name !== null) byName.set(name, payment);
  return byName;
}

/** The payment that a movement is about, by the received money or by what our own request named. */
export const paymentOf = (
  byName: ReadonlyMap<string, OurPayment>,
  { receivedAs, named }: Pick<Movement, "named" | "receivedAs">,
): OurPayment | undefined => byName.get(receivedAs ?? "") ?? byName.get(named?.attemptId ?? "");

/** What the books say of received money; `state` is that of the attempt while they know of none (RECONCILE-L1). */
function ourLine(provider: Provider, id: string, payment: OurPayment, currency: string): FoundLine {
  const isReceived = payment.receivedAs !== null;
  return {
    provider,
    kind: "payment",
    id,
    cents: wholeCents((isReceived ? payment.receivedAmount : null) ?? payment.amount),
    // the books are in CAD; money of another currency is noted as such, and goes back
    currency: payment.refundReason === "wrongCurrency" ? currency : "CAD",
    state: isReceived ? "received" : payment.state,
    payment: id,
    checkout: payment.checkoutId,
    payer: payment.payer,
    movedOn: payment.createdOn,
  };
}

function itsLine(provider: Provider, id: string, movement: Movement): FoundLine {
  const { cents: received, currency, named, on } = movement;
  return {
    provider,
    kind: "payment",
    id,
    cents: received,
    currency,
    state: "received",
    payment: id,
    checkout: named?.checkoutId ?? null,
    payer: named?.payer ?? null,
    movedOn: on.toISOString(),
  };
}

/** What a provider says of a payment that its list does not have: it may list late, or by another day (RECONCILE-L2). */
async function lookUp(
  provider: Provider,
  port: PaymentProvider,
  payment: OurPayment,
  id: string,
): Promise<FoundLine | Refused | Unavailable | null> {
  const found = await port.findPayment(payment.providerId ?? id);
  if (found.tag === "refused" && found.missing) return null;
  if (found.tag !== "payment" && found.tag !== "terminal") return found;
  const { amountReceived, currency } = found.payment;
  if (amountReceived === 0) return null;
  return {
    ...ourLine(provider, id, payment, currency.toUpperCase()),
    cents: amountReceived,
    currency: currency.toUpperCase(),
    state: "received",
  };
}

interface Listed {
  readonly provider: Provider;
  readonly port: PaymentProvider;
  readonly movements: readonly Movement[];
  readonly payments: readonly OurPayment[];
  readonly since: Date;
  readonly until: Date;
}

/** The lines of received money, of a provider's list and of ours. */
export async function paymentLines({
  provider,
  port,
  movements,
  payments,
  since,
  until,
}: Listed): Promise<Lines | Refused | Unavailable> {
  const lines: Lines = { here: [], there: [] };
  const byName = paymentsByName(payments);
  const listed = new Set<OurPayment>();
  for (const movement of movements) {
    if (movement.kind !== "payment" || movement.cents <= 0) continue;
    const payment = paymentOf(byName, movement);
    // what is so new that the books may be writing it waits for the next comparison (RECONCILE-L3)
    const isNew = movement.on >= until && (payment?.receivedAs ?? null) === null;
    if (isNew) continue;
    const id = movement.receivedAs ?? movement.id;
    lines.there.push(itsLine(provider, id, movement));
    if (!payment) continue;
    listed.add(payment);
    lines.here.push(ourLine(provider, id, payment, movement.currency));
  }
  for (const payment of payments) {
    const { receivedAs: id, createdOn } = payment;
    const created = new Date(createdOn);
    if (id === null || listed.has(payment) || created < since || created >= until) continue;
    const found = await lookUp(provider, port, payment, id);
    if (found !== null && "tag" in found) return found;
    lines.here.push(ourLine(provider, id, payment, found?.currency ?? "CAD"));
    if (found) lines.there.push(found);
  }
  return lines;
}
