import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileText, Printer } from "lucide-react";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { DownloadPdf } from "../payments/download-pdf.tsx";
import { InvoiceFacts } from "../payments/invoice-facts.tsx";
import { invoiceQuery } from "../payments/payments.queries.ts";
import { ReceiptView } from "../payments/receipt-view.tsx";
import { useClient } from "../../session/session-context.tsx";
import { Badge } from "@marquee/ui/badge.tsx";
import { Button } from "@marquee/ui/button.tsx";
import { EmptyState } from "@marquee/ui/empty-state.tsx";
import { Instant, ZONE_NAME } from "@marquee/ui/instant.tsx";
import { Wordmark } from "@marquee/ui/mark.tsx";
import { Loading } from "@marquee/ui/loading.tsx";
import { Skeleton } from "@marquee/ui/skeleton.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { MailReceipt } from "./mail-receipt.tsx";
import { invoiceSearch } from "./invoices.search.ts";

const PARENT = { to: "/home/invoice", label: "Invoice" } as const;

function Period({ invoice }: { readonly invoice: Invoice }) {
  if (invoice.validFrom === null) return <>{daysFromApproval(invoice.receipt.days)}</>;
  return (
    <>
      <Instant at={invoice.validFrom} /> – <Instant at={invoice.validTill} />
    </>
  );
}

/** The invoice as a sheet, on the screen and on paper. */
function Sheet({ invoice }: { readonly invoice: Invoice }) {
  return (
    <article
      aria-label={`Invoice ${invoice.invoiceId}`}
      className="paper mx-4 mb-8 max-w-[40rem] rounded-card border border-line-strong bg-raised p-5 md:mx-6 md:p-8"
    >
      <header className="flex items-start justify-between gap-4 pb-6">
        <div>
          <Wordmark />
          <p className="mt-3 font-medium">{invoice.companyName}</p>
          <p className="text-muted">{invoice.storeName}</p>
        </div>
        <div className="text-right">
          <p className="figures font-semibold">{invoice.invoiceId}</p>
          <p className="mt-1">
            <Badge tone="ok">{invoice.status}</Badge>
          </p>
        </div>
      </header>
      <dl className="border-y border-line py-3 text-small">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">Campaign</dt>
          <dd className="font-medium">{invoice.campaignName}</dd>
        </div>
        <div className="mt-1 flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">Period, {ZONE_NAME}</dt>
          <dd>
            <Period invoice={invoice} />
          </dd>
        </div>
      </dl>
      <h2 className="sr-only">Price</h2>
      <ReceiptView receipt={invoice.receipt} paymentType={invoice.paymentType} reasons="shown" />
      <InvoiceFacts invoice={invoice} />
    </article>
  );
}

function InvoiceSkeleton() {
  return (
    <Loading className="px-4 pt-6 md:px-6">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="mt-6 h-[30rem] w-full max-w-[40rem] rounded-card" />
    </Loading>
  );
}

function LoadedInvoice({ id }: { readonly id: string }) {
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
  return (
    <>
      <div className="max-w-[43rem] print:hidden">
        <PageHeader
          title={data.invoiceId}
          parent={PARENT}
          action={
            <>
              <Button onClick={() => window.print()}>
                <Printer className="size-4" aria-hidden="true" />
                Print
              </Button>
              <MailReceipt invoice={data} />
              <DownloadPdf invoice={data} />
            </>
          }
        />
      </div>
      <div className="pt-2">
        <Sheet invoice={data} />
      </div>
    </>
  );
}

/** One invoice, line by line. */
export function InvoiceScreen() {
  const id = useScreenSearch(invoiceSearch).id ?? null;
  if (id !== null) return <LoadedInvoice id={id} />;
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
