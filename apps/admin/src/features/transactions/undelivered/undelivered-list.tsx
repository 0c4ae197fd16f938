import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { CircleCheck, RotateCw } from "lucide-react";
import { useMemo } from "react";
import { ListPage } from "../../../page-kit/list/list-page.tsx";
import type { ListProps } from "../../../page-kit/list/list-page-props.ts";
import { useClient } from "../../../session/session-context.tsx";
import {
  exportedUndelivered,
  jobName,
  undeliveredColumns,
  undeliveredList,
} from "./undelivered-columns.tsx";
import { UndeliveredPanel } from "./undelivered-panel.tsx";
import { undeliveredRows } from "./undelivered.queries.ts";
import { useCorrectAddress } from "./use-correct-address.tsx";
import { useSendAgain } from "./use-send-again.tsx";

export interface UndeliveredListProps {
  readonly title: string;
  readonly counts: NonNullable<ListProps<object>["counts"]>;
}

/** The mails and other jobs that were given up, to be sent again one by one or all at once (OUTBOX-U1, OUTBOX-U3), or a mail to a corrected address (OUTBOX-A1). */
export function UndeliveredList({ title, counts }: UndeliveredListProps) {
  const client = useClient();
  const rows = useMemo(() => undeliveredRows(client), [client]);
  const { request, dialog } = useSendAgain();
  const { correct, correctDialog } = useCorrectAddress();
  const total = counts["undelivered"] ?? 0;
  return (
    <>
      <ListPage
        list={undeliveredList}
        title={title}
        description="Mails that could not be delivered, and other jobs that were given up after twelve attempts or because trying again would change nothing."
        action={
          total === 0 ? null : (
            <Button onClick={() => request({ tag: "all", total })}>
              <RotateCw className="size-4" aria-hidden="true" />
              <span>Send all again</span>
            </Button>
          )
        }
        query={rows}
        columns={undeliveredColumns}
        exportColumns={() => Promise.resolve(exportedUndelivered)}
        rowName={jobName}
        rowDetails={{ label: "Details", content: (job) => <UndeliveredPanel job={job} /> }}
        rowActions={(job) => [
          { label: "Send again", onSelect: () => request({ tag: "one", job }) },
          ...(job.canChangeAddress
            ? [{ label: "Correct address", shownAs: "Correct", onSelect: () => correct(job) }]
            : []),
        ]}
        counts={counts}
        searchLabel="Search what was not delivered"
        tall
        empty={<EmptyState icon={<CircleCheck />} title="Nothing was given up." />}
      />
      {dialog}
      {correctDialog}
    </>
  );
}
