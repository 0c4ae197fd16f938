import { formatCad } from "../money/format-money.ts";
import type { CheckoutState } from "../payments/checkout.schema.ts";
import {
  type AuditedRow,
  besideFact,
  type NameOf,
  providerName,
  sourceText,
  whoOf,
} from "./audited-fact.ts";
import type { CaseFact } from "./case.schema.ts";
import { PAYMENT_STATES } from "./stored-states.ts";

/** All rows that are stored of one checkout. */
export interface StoredPayment {
  readonly charge: number;
  readonly audited: readonly AuditedRow[];
  readonly attempts: readonly {
    readonly number: number;
    readonly provider: string;
    readonly createdOn: string;
  }[];
  readonly events: readonly {
    readonly provider: string;
    readonly type: string;
    readonly receivedOn: string;
  }[];
  readonly invoices: readonly { readonly invoiceId: string; readonly createdOn: string }[];
  readonly refunds: readonly {
    readonly amount: number;
    readonly reason: string;
    readonly state: string;
    readonly requestedBy: string;
    readonly requestedOn: string;
    readonly settledOn: string | null;
  }[];
}

const SENTENCES: Readonly<Record<CheckoutState, string>> = {
  open: "Can be paid again",
  requiresAction: "The bank asks its customer to approve it",
  unknown: "Outcome not known yet",
  declined: "Declined",
  paid: "Paid",
  cancelled: "Cancelled",
  expired: "Not paid in its time",
  refundDue: "The money is to go back",
  refunded: "The money went back",
};

const textIn = (row: AuditedRow["after"], name: string): string => {
  const value = row?.[name];
  return typeof value === "string" ? value : "";
};

const isState = (state: string): state is CheckoutState => state in PAYMENT_STATES;

/** A row of the checkout itself: a state that it came to, or one that it is in with another message, as declined again. */
function changeOf(row: AuditedRow, nameOf: NameOf, charge: number): readonly CaseFact[] {
  const state = textIn(row.after, "state");
  if (!isState(state)) return [];
  const message = textIn(row.after, "message");
  const isSame = state === textIn(row.before, "state");
  if (isSame && message === textIn(row.before, "message")) return [];
  const isFirst = row.before === null;
  return [
    {
      at: row.at,
      state: isSame ? null : PAYMENT_STATES[state],
      text: isFirst ? `Price stored, ${formatCad(charge)}` : SENTENCES[state],
      detail: message,
      who: whoOf(row, nameOf),
    },
  ];
}

/** What is stored of a payment: the states of its checkout, and beside them attempts, events, invoice and refunds (CASE-P2). */
export function paymentFacts(stored: StoredPayment, nameOf: NameOf) {
  const { charge, audited, attempts, events, invoices, refunds } = stored;
  const facts: readonly CaseFact[] = [
    ...audited.flatMap((row) => changeOf(row, nameOf, charge)),
    ...attempts.map(({ number, provider, createdOn }) =>
      besideFact(createdOn, `Attempt ${number} begun`, providerName(provider)),
    ),
    ...events.map(({ provider, type, receivedOn }) =>
      besideFact(receivedOn, "Event received", type, {
        kind: "provider",
        name: providerName(provider),
      }),
    ),
    ...invoices.map(({ invoiceId, createdOn }) =>
      besideFact(createdOn, "Invoice issued", invoiceId),
    ),
    ...refunds.flatMap(({ amount, reason, state, requestedBy, requestedOn, settledOn }) => [
      besideFact(requestedOn, `Refund of ${formatCad(amount)} requested`, reason, {
        kind: "user",
        name: nameOf(requestedBy),
      }),
      ...(settledOn === null
        ? []
        : [besideFact(settledOn, `Refund of ${formatCad(amount)}: ${state}`)]),
    ]),
  ];
  const sources = [
    ...sourceText(audited.length, "line of the audit trail", "lines of the audit trail"),
    ...sourceText(attempts.length, "attempt"),
    ...sourceText(events.length, "provider event"),
    ...sourceText(invoices.length, "invoice"),
    ...sourceText(refunds.length, "refund"),
  ];
  return { facts, sources };
}
