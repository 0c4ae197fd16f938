import type { Contract } from "@marquee/api/contract/contract";
import { kindLabel } from "@marquee/domain/undelivered/describe-job";
import type { UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import {
  countColumn,
  dateColumn,
  textColumn,
  titleColumn,
} from "../../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../../page-kit/list/list-definition.ts";
import { TABS } from "../transaction-columns.tsx";

export const undeliveredList: ListDefinition<Contract["undelivered"]["list"]> = {
  name: "Undelivered",
  tabs: TABS,
  tabsLabel: "Payments",
  sortable: ["givenUpOn", "attempts", "kind"],
  defaultSort: "-givenUpOn",
};

/** What a job is called in questions and by screen readers. */
export const jobName = ({ about, to }: UndeliveredJob): string =>
  to === null ? about : `${about}, to ${to}`;

export const undeliveredColumns: readonly Column<UndeliveredJob>[] = [
  titleColumn({ id: "about", label: "What", detail: ({ to }) => to ?? "To no user" }),
  textColumn({ id: "kind", label: "Kind", value: ({ kind }) => kindLabel(kind) }),
  {
    id: "lastError",
    label: "Why it failed last",
    card: "subtitle",
    cell: ({ lastError }) => (
      <span className="line-clamp-2 w-56 whitespace-normal" title={lastError}>
        {lastError}
      </span>
    ),
    onCard: ({ lastError }) => (
      <span className="block whitespace-normal [overflow-wrap:anywhere]">{lastError}</span>
    ),
    csv: ({ lastError }) => lastError,
  },
  countColumn({ id: "attempts", label: "Attempts" }),
  dateColumn({ id: "givenUpOn", label: "Given up (CST)" }),
];

/** The columns of the file: the recipient has one of its own. */
export const exportedUndelivered: readonly Column<UndeliveredJob>[] = [
  ...undeliveredColumns,
  { id: "to", label: "To", cell: () => null, csv: ({ to }) => to },
];
