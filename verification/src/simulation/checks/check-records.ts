import { readInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import type { UserActions } from "../users/user-actions.ts";
import type { Books } from "./books.ts";
import type { ProviderPayment } from "./provider-payments.ts";

/** The places of invoices in their series, in the order of their numbers. */
export const invoiceNumbers = ({ invoices }: Books): readonly number[] =>
  invoices.map(({ invoice_id }) => readInvoiceNumber(invoice_id)?.sequence ?? 0);

/** The same of credit notes, the void ones too. */
export const creditNumbers = ({ creditNotes }: Books): readonly number[] =>
  creditNotes.map(({ number }) => Number(/\d+$/.exec(number)?.[0]));

/** Numbers of documents follow each other from the last one before (SIM-I4). */
export function checkNumbers(
  what: string,
  numbers: readonly number[],
  before: number,
  last: number,
): readonly string[] {
  const isRight = numbers.every((number, index) => number === before + index + 1);
  return isRight && last === before + numbers.length
    ? []
    : [`SIM-I4 ${what} ${numbers.join(", ")} follow ${before}, and the counter is at ${last}`];
}

/** Failed and cancelled payments are recorded as often as they happened (SIM-I8). */
export function checkFailures(
  books: Books,
  payments: readonly ProviderPayment[],
  actions: UserActions,
  isPunctual: boolean,
): readonly string[] {
  const findings: string[] = [];
  for (const { id, failures, received } of payments) {
    const of = books.transactions.filter(({ payment_id }) => payment_id === id);
    const recorded = of.filter(({ status }) => status === "Fail");
    if (recorded.length > failures)
      findings.push(
        `SIM-I8 ${id} failed ${failures} times and is recorded ${recorded.length} times`,
      );
    const processed = books.processedWebhooks.filter(
      ({ type, provider_id }) => provider_id === id && type === "payment_intent.payment_failed",
    );
    if (recorded.length < processed.length)
      findings.push(
        `SIM-I8 ${processed.length} webhooks of failures of ${id} were processed, ${recorded.length} recorded`,
      );
    const cancelled = of.filter(({ status }) => status === "Cancelled");
    if (cancelled.length > 0 && !actions.cancelled && !actions.closedPaypal)
      findings.push(`SIM-I8 ${id} is recorded as cancelled, and no user cancelled it`);
    // Money that moves while it is cancelled is another matter: the provider's answer was late, or was lost.
    if (cancelled.length > 0 && received > 0 && isPunctual)
      findings.push(`SIM-I8 ${id} was cancelled, and taken`);
    if (new Set(cancelled.map(({ offer_id }) => offer_id)).size !== cancelled.length)
      findings.push(`SIM-I8 ${id} is recorded as cancelled ${cancelled.length} times`);
  }
  return findings;
}

const LAST_STATES: readonly string[] = ["paid", "cancelled", "expired", "refunded", "refundDue"];
const OVER: readonly string[] = ["succeeded", "refunded", "cancelled"];

/** In the end nothing waits any more, but what a provider could not refund (SIM-L1). */
export function checkEnd(books: Books): readonly string[] {
  const attempts = books.attempts
    .filter(
      ({ state, dead_since }) => !OVER.includes(state) && !(state === "refundDue" && dead_since),
    )
    .map(
      ({ provider, state, due_at }) =>
        `SIM-L1 an attempt by ${provider} stays ${state}, due ${due_at}`,
    );
  const due = books.attempts
    .filter(({ due_at }) => due_at !== null)
    .map(
      ({ provider, state }) => `SIM-L1 an attempt by ${provider} that is ${state} is due for ever`,
    );
  const checkouts = books.checkouts
    .filter(({ state }) => !LAST_STATES.includes(state))
    .map(({ state }) => `SIM-L1 a checkout stays ${state}`);
  return [...attempts, ...due, ...checkouts];
}

/** No process writes on an attempt that another one holds (SIM-I7). */
export const checkLeases = ({ letGo }: Books): readonly string[] =>
  letGo.map(({ process, holder }) => `SIM-I7 ${process} let go of an attempt that ${holder} held`);
