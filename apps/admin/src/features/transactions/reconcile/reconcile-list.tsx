import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, RotateCw } from "lucide-react";
import { useMemo } from "react";
import { ListPage } from "../../../page-kit/list/list-page.tsx";
import type { ListProps } from "../../../page-kit/list/list-page-props.ts";
import { notify } from "../../../page-kit/notify.ts";
import { useClient } from "../../../session/session-context.tsx";
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
import { differenceRows, reconciliationQuery, requestComparison } from "./reconcile.queries.ts";
import { useCloseDifference } from "./use-close-difference.tsx";

/** Requests a comparison; one that is under way is waited for. */
function CompareNow({ isInProgress }: { readonly isInProgress: boolean }) {
  const client = useClient();
  const queries = useQueryClient();
  const request = async () => {
    try {
      queries.setQueryData(reconciliationQuery(client).queryKey, await requestComparison(client));
      notify({ kind: "success", message: reconciliationMessages.requested });
    } catch {
      notify({ kind: "error", message: reconciliationMessages.requestFailed });
    }
  };
  return (
    <Button busy={isInProgress} onClick={() => void request()}>
      <RotateCw className="size-4" aria-hidden="true" />
      <span>{isInProgress ? "Comparing" : "Compare now"}</span>
    </Button>
  );
}

export interface ReconcileListProps {
  readonly title: string;
  readonly counts: NonNullable<ListProps<object>["counts"]>;
}

/** The open lines on which the books and the providers differ, with the comparisons that found them. */
export function ReconcileList({ title, counts }: ReconcileListProps) {
  const client = useClient();
  const rows = useMemo(() => differenceRows(client, "N"), [client]);
  const { data: overview } = useQuery(reconciliationQuery(client));
  const { request, dialog } = useCloseDifference();
  const isInProgress = overview?.newest?.endedOn === null;
  return (
    <>
      <ListPage
        list={differenceList}
        title={title}
        description="Every line of Stripe and PayPal has its line here, and the reverse, to the cent. What differs waits here."
        action={<CompareNow isInProgress={isInProgress} />}
        query={rows}
        columns={differenceColumns}
        exportColumns={() => Promise.resolve(exportedDifferences)}
        rowName={differenceName}
        rowDetails={{
          label: "Details",
          content: (difference) => (
            <DifferencePanel
              difference={difference}
              onClose={(closed, note) => request({ difference: closed, note })}
            />
          ),
        }}
        counts={counts}
        searchLabel="Search differences"
        lead={overview === undefined ? undefined : <ComparisonSummary overview={overview} />}
        tall
        empty={
          <EmptyState
            icon={<CircleCheck />}
            title={overview?.last ? "No difference is open." : "Nothing was compared yet."}
          />
        }
      />
      {dialog}
    </>
  );
}

/** The differences that were closed: by whom, when and with which note. */
export function ExplainedList({ title, counts }: ReconcileListProps) {
  const client = useClient();
  const rows = useMemo(() => differenceRows(client, "Y"), [client]);
  const { request, dialog } = useCloseDifference();
  return (
    <>
      <ListPage
        list={explainedList}
        title={title}
        description="Differences that staff closed with a note, and those that a comparison found right."
        query={rows}
        columns={explainedColumns}
        exportColumns={() => Promise.resolve(exportedExplained)}
        rowName={differenceName}
        rowDetails={{
          label: "Details",
          content: (difference) => (
            // a comparison may open it anew while its row is open
            <DifferencePanel
              difference={difference}
              onClose={(closed, note) => request({ difference: closed, note })}
            />
          ),
        }}
        counts={counts}
        searchLabel="Search explained differences"
        tall
        empty={<EmptyState icon={<CircleCheck />} title="No difference was closed yet." />}
      />
      {dialog}
    </>
  );
}
