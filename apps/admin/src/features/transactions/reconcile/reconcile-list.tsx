import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, RotateCw } from "lucide-react";
import type { ListProps } from "../../../page-kit/list/list-page-props.ts";
import { ListPage } from "../../../page-kit/list/list-page.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { companyFilter } from "../../companies/company-branch-filter.tsx";
import type { CompanyBranch } from "../../companies/use-company-branch.ts";
import type { TransactionTabProps } from "../transaction-columns.tsx";
import { BookEquations } from "./book-equation.tsx";
import { ComparisonSummary } from "./comparison-summary.tsx";
import {
  differenceColumns,
  differenceList,
  differenceName,
  explainedColumns,
  explainedList,
  exportedDifferences,
  exportedExplained,
} from "./difference-columns.tsx";
import { DifferencePanel } from "./difference-panel.tsx";
import { differenceRows, reconciliationQuery } from "./reconcile.queries.ts";
import { useCloseDifference } from "./use-close-difference.tsx";
import { useRequestComparison } from "./use-request-comparison.ts";

function CompareNow({ isInProgress }: { readonly isInProgress: boolean }) {
  const request = useRequestComparison();
  return (
    <Button busy={isInProgress} onClick={() => void request()}>
      <RotateCw className="size-4" aria-hidden="true" />
      <span>{isInProgress ? "Comparing" : "Compare now"}</span>
    </Button>
  );
}

type ShownDifferences = Pick<
  ListProps<BookDifference>,
  | "action"
  | "columns"
  | "counts"
  | "description"
  | "exportColumns"
  | "lead"
  | "list"
  | "searchLabel"
  | "title"
> & {
  /** Whether those are listed that were closed. */
  readonly closed: "Y" | "N";
  /** The text if there are none. */
  readonly nothing: string;
  readonly filter: CompanyBranch;
};

/** Differences, each with its two lines and what may be done about it. A comparison may open one again while its row is open. */
function Differences({ closed, nothing, filter, ...list }: ShownDifferences) {
  const client = useClient();
  const { companyId } = filter;
  const { rowActions, dialog } = useCloseDifference();
  return (
    <>
      <ListPage
        {...list}
        {...companyFilter(filter, { companyOnly: true })}
        query={differenceRows(client, closed, companyId)}
        rowName={differenceName}
        rowDetails={{
          label: "Details",
          content: (difference) => <DifferencePanel difference={difference} />,
        }}
        rowActions={rowActions}
        tall
        empty={<EmptyState icon={<CircleCheck />} title={nothing} />}
      />
      {dialog}
    </>
  );
}

/** The open lines on which the books and the providers differ, with the comparisons that found them. */
export function ReconcileList(props: TransactionTabProps) {
  const { data: overview } = useQuery(reconciliationQuery(useClient()));
  return (
    <Differences
      {...props}
      closed="N"
      list={differenceList}
      description="Every line of Stripe and PayPal has its line here, and the reverse, to the cent. What differs waits here."
      action={<CompareNow isInProgress={overview?.newest?.endedOn === null} />}
      columns={differenceColumns}
      exportColumns={() => Promise.resolve(exportedDifferences)}
      searchLabel="Search differences"
      lead={
        overview === undefined ? undefined : (
          <>
            <BookEquations />
            <ComparisonSummary overview={overview} />
          </>
        )
      }
      nothing={overview?.last ? "No difference is open." : "Nothing was compared yet."}
    />
  );
}

/** The differences that were closed: by whom, when and with which note. */
export const ExplainedList = (props: TransactionTabProps) => (
  <Differences
    {...props}
    closed="Y"
    list={explainedList}
    description="Differences that staff closed with a note, and those that a comparison found right."
    columns={explainedColumns}
    exportColumns={() => Promise.resolve(exportedExplained)}
    searchLabel="Search explained differences"
    nothing="No difference was closed yet."
  />
);
