import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { Badge } from "../../ui/badge.tsx";
import { Instant } from "../../ui/instant.tsx";
import { Money } from "../../ui/money.tsx";
import { TABS } from "./transaction-columns.tsx";

export const troubleList: ListDefinition = {
  name: "Payments that need attention",
  tabs: TABS,
  sortable: ["deadSince", "amount", "tries"],
  defaultSort: "-deadSince",
};

const WHAT = {
  collecting: "Collecting",
  refunding: "Giving back",
} as const satisfies Record<StuckPayment["kind"], string>;

export const nameOfTrouble = ({ paymentId, checkoutId }: StuckPayment): string =>
  paymentId ?? checkoutId;

const wordOf = ({ providerStatus }: StuckPayment): string => providerStatus ?? "None";
const errorOf = ({ lastError }: StuckPayment): string => lastError ?? "None";

export const troubleColumns: readonly Column<StuckPayment>[] = [
  {
    id: "paymentId",
    label: "Payment ID",
    fixed: true,
    grows: true,
    card: "title",
    cell: (trouble) => (
      <>
        <span className="figures block truncate font-medium" title={nameOfTrouble(trouble)}>
          {nameOfTrouble(trouble)}
        </span>
        <span className="block truncate text-small text-muted">
          {trouble.paymentType}, {trouble.userId}
        </span>
      </>
    ),
    csv: nameOfTrouble,
  },
  {
    id: "deadSince",
    label: "Since (CST)",
    right: true,
    cell: ({ deadSince }) => <Instant at={deadSince} form="lines" />,
    csv: ({ deadSince }) => deadSince,
  },
  {
    id: "kind",
    label: "What",
    card: "badge",
    cell: ({ kind }) => <Badge tone={kind === "refunding" ? "bad" : "wait"}>{WHAT[kind]}</Badge>,
    csv: ({ kind }) => WHAT[kind],
  },
  {
    id: "amount",
    label: "Amount (CAD)",
    right: true,
    cell: ({ amount }) => <Money amount={amount} />,
    csv: ({ amount }) => amount,
  },
  {
    id: "providerStatus",
    label: "Provider’s word",
    card: "subtitle",
    cell: wordOf,
    onCard: (trouble) => `Provider’s word: ${wordOf(trouble)}`,
    csv: ({ providerStatus }) => providerStatus,
  },
  {
    id: "lastError",
    label: "Last error",
    card: "subtitle",
    cell: (trouble) => (
      <span className="line-clamp-2 w-52 whitespace-normal" title={errorOf(trouble)}>
        {errorOf(trouble)}
      </span>
    ),
    onCard: (trouble) => (
      <span className="block whitespace-normal">Last error: {errorOf(trouble)}</span>
    ),
    csv: ({ lastError }) => lastError,
  },
  {
    id: "tries",
    label: "Tries",
    right: true,
    cell: ({ retries }) => <span className="figures">{retries}</span>,
    csv: ({ retries }) => retries,
  },
];
