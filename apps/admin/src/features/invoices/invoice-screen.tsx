import { disputedText } from "@marquee/domain/disputes/dispute-state";
import { invoiceRefunds } from "@marquee/domain/invoices/credit-note";
import type { CreditNote, Invoice } from "@marquee/domain/invoices/invoice.schema";
import { creditNoteDocument, invoiceDocument } from "@marquee/domain/invoices/printable-document";
import { REFUND_LABELS } from "@marquee/domain/payments/refund-figures";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Printer } from "lucide-react";
import {
  AROUND_DOCUMENT,
  InvoiceSkeleton,
  LAYOUT,
  SIDE,
} from "../../page-kit/outline/invoice-skeleton.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient } from "../../session/session-context.tsx";
import { StoredPage } from "../history/stored-page.tsx";
import { DownloadPdf } from "../payments/download-pdf.tsx";
import { invoiceQuery } from "../payments/payments.queries.ts";
import { DocumentSheet } from "./document-sheet.tsx";
import { InvoiceAside } from "./invoice-aside.tsx";
import { invoiceSearch } from "./invoices.search.ts";
import { MailReceipt } from "./mail-receipt.tsx";

const PARENT = { to: "/home/invoice", label: "Invoice" } as const;

/** That it is paid, what was refunded, and where a dispute of it is. */
function States({ invoice }: { readonly invoice: Invoice }) {
  const { extent } = invoiceRefunds(invoice);
  return (
    <>
      {extent === "whole" ? null : <Badge tone="ok">{invoice.status}</Badge>}
      {extent === "none" ? null : <Badge tone="off">{REFUND_LABELS[extent]}</Badge>}
      {invoice.disputeState === null ? null : (
        <Badge tone="wait">{disputedText(invoice.disputeState)}</Badge>
      )}
    </>
  );
}

interface DocumentsProps {
  readonly invoice: Invoice;
  readonly note: CreditNote | undefined;
}

/** The invoice with its credit notes after it, or one of these alone. */
function Documents({ invoice, note }: DocumentsProps) {
  const documents = note
    ? [creditNoteDocument(invoice, note)]
    : [
        invoiceDocument(invoice),
        ...invoice.creditNotes.map((each) => creditNoteDocument(invoice, each)),
      ];
  return (
    <div className={classNames("paper", AROUND_DOCUMENT)}>
      {documents.map((document) => (
        <DocumentSheet key={document.number} document={document} parties={invoice} />
      ))}
    </div>
  );
}

interface LoadedProps {
  readonly invoice: Invoice;
  /** The number of the credit note to show; an invoice without it shows itself. */
  readonly creditNote: string | null;
}

function LoadedInvoice({ invoice, creditNote }: LoadedProps) {
  const note = invoice.creditNotes.find(({ number }) => number === creditNote);
  return (
    <div className={LAYOUT}>
      <div className="flex min-w-0 flex-col">
        <div className="border-line pb-2 md:border-b print:hidden">
          <PageHeader
            title={note?.number ?? invoice.invoiceId}
            badge={
              note ? (
                <Badge tone="off">{note.voidedOn === null ? "Refunded" : "Void"}</Badge>
              ) : (
                <States invoice={invoice} />
              )
            }
            parent={PARENT}
            action={
              <>
                <Button onClick={() => window.print()}>
                  <Printer className="size-4" aria-hidden="true" />
                  Print
                </Button>
                {note ? null : <MailReceipt invoice={invoice} />}
                <DownloadPdf invoice={invoice} creditNote={note?.number} />
              </>
            }
          />
        </div>
        <Documents invoice={invoice} note={note} />
      </div>
      <aside aria-label={`About ${invoice.invoiceId}`} className={SIDE}>
        <InvoiceAside invoice={invoice} isNote={note !== undefined} />
      </aside>
    </div>
  );
}

/** One invoice: the paper itself, with what it is about beside it (INV-P8). */
export function InvoiceScreen() {
  const { id = "", creditNote = null } = useScreenSearch(invoiceSearch);
  return (
    <StoredPage
      noun="invoice"
      parent={PARENT}
      query={invoiceQuery(useClient(), id)}
      found={{ kind: "invoices", id }}
      nameOf={({ invoiceId, campaignName }) => ({ label: invoiceId, detail: campaignName })}
      skeleton={<InvoiceSkeleton />}
    >
      {(invoice) => <LoadedInvoice invoice={invoice} creditNote={creditNote} />}
    </StoredPage>
  );
}
