import { sendAgainMachine, type SendingAgain } from "@marquee/machines/outbox/send-again.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { CircleCheck, RotateCw } from "lucide-react";
import { ListPage } from "../../../page-kit/list/list-page.tsx";
import { useConfirmedAction } from "../../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { companyFilter } from "../../companies/company-branch-filter.tsx";
import type { TransactionTabProps } from "../transaction-columns.tsx";
import {
  exportedUndelivered,
  jobName,
  undeliveredColumns,
  undeliveredList,
} from "./undelivered-columns.tsx";
import { UndeliveredPanel } from "./undelivered-panel.tsx";
import { sendAgain, UNDELIVERED, undeliveredRows } from "./undelivered.queries.ts";
import { useCorrectAddress } from "./use-correct-address.tsx";

const questionOf = (sending: SendingAgain): string =>
  sending.tag === "one"
    ? `Send again: ${jobName(sending.job)}?`
    : sending.total === 1
      ? "Send again the 1 job that was given up?"
      : `Send again all ${sending.total} jobs that were given up?`;

/** Sending again: what to call for a row or for all, and the dialog that confirms it. */
function useSendAgain() {
  const client = useClient();
  return useConfirmedAction(sendAgainMachine, {
    run: (sending) => sendAgain(client, sending),
    refresh: [UNDELIVERED],
    question: questionOf,
    consequence: () =>
      "It is tried at once. What fails again is tried for about seven hours, and then listed here once more.",
    confirm: "Send again",
  });
}

/** The mails and other jobs that were given up, to be sent again one by one or all at once (OUTBOX-U1, OUTBOX-U3), or a mail to a corrected address (OUTBOX-A1). */
export function UndeliveredList({ title, counts, filter }: TransactionTabProps) {
  const client = useClient();
  const { companyId } = filter;
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
          // what is sent again is of every company
          total === 0 || companyId !== null ? null : (
            <Button onClick={() => request({ tag: "all", total })}>
              <RotateCw className="size-4" aria-hidden="true" />
              <span>Send all again</span>
            </Button>
          )
        }
        query={undeliveredRows(client, companyId)}
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
        {...companyFilter(filter, { companyOnly: true })}
        tall
        empty={<EmptyState icon={<CircleCheck />} title="Nothing was given up." />}
      />
      {dialog}
      {correctDialog}
    </>
  );
}
