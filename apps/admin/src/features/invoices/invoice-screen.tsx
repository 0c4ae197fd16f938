import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileText, Printer } from "lucide-react";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { DownloadPdf } from "../payments/download-pdf.tsx";
import { invoiceQuery } from "../payments/payments.queries.ts";
import { useClient } from "../../session/session-context.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { CreditNoteSheet, InvoiceSheet } from "./invoice-sheet.tsx";
import { MailReceipt } from "./mail-receipt.tsx";
import { invoiceSearch } from "./invoices.search.ts";

const PARENT = { to: "/home/invoice", label: "Invoice" } as const;

function InvoiceSkeleton() {
  return (
    <Loading className="px-4 pt-6 md:px-6">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="mt-6 h-[30rem] w-full max-w-[40rem] rounded-card" />
    </Loading>
  );
}

interface LoadedProps {
  readonly id: string;
  /** The number of the credit note to show; an invoice without it shows itself. */
  readonly creditNote: string | null;
}

function LoadedInvoice({ id, creditNote }: LoadedProps) {
  const { data, error, refetch } = useQuery(invoiceQuery(useClient(), id));
  if (error)
    return (
      <>
        <PageHeader title="Invoice" parent={PARENT} here="View" />
        <ListFailure
          title="This invoice could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      </>
    );
  if (!data) return <InvoiceSkeleton />;
  const note = data.creditNotes.find(({ number }) => number === creditNote);
  return (
    <>
      <div className="max-w-[43rem] print:hidden">
        <PageHeader
          title={note?.number ?? data.invoiceId}
          parent={PARENT}
          action={
            <>
              <Button onClick={() => window.print()}>
                <Printer className="size-4" aria-hidden="true" />
                Print
              </Button>
              {note ? null : <MailReceipt invoice={data} />}
              <DownloadPdf invoice={data} creditNote={note?.number} />
            </>
          }
        />
      </div>
      <div className="pt-2">
        {note ? <CreditNoteSheet invoice={data} note={note} /> : <InvoiceSheet invoice={data} />}
      </div>
    </>
  );
}

/** One invoice, line by line. */
export function InvoiceScreen() {
  const { id = null, creditNote = null } = useScreenSearch(invoiceSearch);
  if (id !== null) return <LoadedInvoice id={id} creditNote={creditNote} />;
  return (
    <>
      <PageHeader title="Invoice" parent={PARENT} here="View" />
      <EmptyState
        icon={<FileText />}
        title="No invoice is named here"
        action={
          <Button asChild>
            <Link to={PARENT.to}>See the invoices</Link>
          </Button>
        }
      />
    </>
  );
}
