import type { Contract } from "@marquee/api/contract/contract";
import type { Finding } from "@marquee/domain/reconciliation/compare-lines";
import {
  differenceOf,
  FINDING_LABELS,
  KIND_LABELS,
  sideText,
} from "@marquee/domain/reconciliation/difference-text";
import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import type { BadgeTone } from "@marquee/ui/content/badge.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import {
  badgeColumn,
  dateColumn,
  textColumn,
  titleColumn,
} from "../../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../../page-kit/list/list-definition.ts";
import { TABS } from "../transaction-columns.tsx";

export const differenceList: ListDefinition<Contract["reconciliation"]["differences"]> = {
  name: "Differences in the books",
  tabs: TABS,
  tabsLabel: "Payments",
  hasDates: true,
  sortable: ["foundOn", "movedOn"],
  defaultSort: "foundOn",
};

export const explainedList: ListDefinition<Contract["reconciliation"]["differences"]> = {
  name: "Explained differences",
  tabs: TABS,
  tabsLabel: "Payments",
  sortable: ["closedOn", "movedOn"],
  defaultSort: "-closedOn",
};

const TONES = {
  missingHere: "bad",
  missingThere: "bad",
  otherCurrency: "wait",
  otherAmount: "wait",
  otherState: "wait",
} as const satisfies Record<Finding, BadgeTone>;

/** What a difference is called in questions and by screen readers. */
export const differenceName = ({ kind, lineId }: BookDifference): string =>
  `${KIND_LABELS[kind]} ${lineId}`;

const NOTHING = <span className="text-muted">nothing</span>;

/** One side of a difference: its amount, and its state where that is what differs. */
function Side({
  amount,
  currency,
  state,
}: {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly state: string | null;
}) {
  const text = sideText(amount, currency);
  if (text === null) return NOTHING;
  return (
    <>
      <span className="figures block whitespace-nowrap">{text}</span>
      {state === null ? null : <span className="block text-small text-muted">{state}</span>}
    </>
  );
}

const stateOf = ({ finding }: BookDifference, state: string | null): string | null =>
  finding === "otherState" ? state : null;

function Difference({ difference }: { readonly difference: BookDifference }) {
  const more = differenceOf(difference);
  if (more === null) return <span className="text-muted">two currencies</span>;
  return more === 0 ? (
    <span className="text-muted">the state</span>
  ) : (
    <span className="font-semibold text-bad-ink">
      <Money amount={more} />
    </span>
  );
}

/** Beside the button of a card is room for the difference alone; both sides are shown once it is opened. */
const unlessOpened = (): boolean => true;

/** What one side of a difference has. */
const sideColumn = (side: "here" | "there", label: string): Column<BookDifference> => ({
  id: side,
  label,
  right: true,
  isEmpty: unlessOpened,
  cell: (row) => (
    <Side
      amount={row[`${side}Amount`]}
      currency={row[`${side}Currency`]}
      state={stateOf(row, row[`${side}State`])}
    />
  ),
  csv: (row) => sideText(row[`${side}Amount`], row[`${side}Currency`]),
});

/** What a difference is, in both lists. */
const figures: readonly Column<BookDifference>[] = [
  badgeColumn({
    id: "finding",
    label: "Where",
    tone: ({ finding, closedOn }) => (closedOn === null ? TONES[finding] : "off"),
    value: ({ finding }) => FINDING_LABELS[finding],
  }),
  titleColumn({
    id: "what",
    label: "What",
    value: ({ kind, paymentType }) => `${KIND_LABELS[kind]}, ${paymentType}`,
    detail: ({ lineId, companyName, payer }) =>
      [lineId, companyName ?? payer].filter((text) => text !== null).join(", "),
  }),
  sideColumn("here", "Here (CAD)"),
  sideColumn("there", "Provider (CAD)"),
  {
    id: "difference",
    label: "Difference",
    right: true,
    cell: (difference) => <Difference difference={difference} />,
    csv: (difference) => {
      const more = differenceOf(difference);
      return more === null ? null : { cad: more };
    },
  },
];

export const differenceColumns: readonly Column<BookDifference>[] = [
  ...figures,
  dateColumn({ id: "foundOn", label: "Open since (CST)" }),
];

/** Who closed a difference, when, and why. */
export const explainedColumns: readonly Column<BookDifference>[] = [
  ...figures,
  dateColumn({ id: "closedOn", label: "Closed (CST)" }),
  textColumn({
    id: "closedBy",
    label: "Closed by",
    width: "md:max-w-44",
    value: ({ closedBy }) => closedBy ?? "A comparison",
  }),
  textColumn({
    id: "note",
    label: "Note",
    width: "md:max-w-56",
    value: ({ note }) => note ?? "Found right",
  }),
];

const textOf = (id: string, label: string, csv: (row: BookDifference) => string | null) => ({
  id,
  label,
  cell: () => null,
  csv,
});

/** What the files have beside the columns: the ids are in the row itself. */
const ids: readonly Column<BookDifference>[] = [
  textOf("line", "Line", ({ lineId }) => lineId),
  textOf("payment", "Payment", ({ paymentId }) => paymentId),
  textOf("payer", "Payer", ({ payer }) => payer),
];

export const exportedDifferences = [...differenceColumns, ...ids];
export const exportedExplained = [...explainedColumns, ...ids];
