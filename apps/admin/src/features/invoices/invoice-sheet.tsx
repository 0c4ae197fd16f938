import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import { invoicePaidWith } from "@marquee/domain/invoices/invoice-text";
import { disputedText } from "@marquee/domain/disputes/dispute-state";
import { invoiceStamps } from "@marquee/domain/invoices/credit-note";
import type { CreditNote, Invoice, Party } from "@marquee/domain/invoices/invoice.schema";
import { formatCad } from "@marquee/domain/money/format-money";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Instant, ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { CreditLines } from "../payments/credit-lines.tsx";
import { InvoiceFacts } from "../payments/invoice-facts.tsx";
import { ReceiptView } from "../payments/receipt-view.tsx";

interface SheetProps {
  /** What it is, if that is no invoice. */
  readonly kind?: string;
  readonly number: string;
  readonly badge: ReactNode;
  readonly invoice: Invoice;
  readonly children: ReactNode;
}

/** A party as it was when the paper was issued (INV-P6). */
function PartyLines({ label, party }: { readonly label: string; readonly party: Party }) {
  const [name = "Marquee", ...address] = party.lines;
  return (
    <div className="min-w-0">
      <p className="text-muted">{label}</p>
      <p className="font-medium">{name}</p>
      {[...address, ...party.taxNumbers].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** A paper on the screen and printed: its mark, who is billed, and its number. */
function Sheet({ kind, number, badge, invoice, children }: SheetProps) {
  return (
    <article
      aria-label={`${kind ?? "Invoice"} ${number}`}
      className="paper mx-4 mb-8 max-w-[40rem] rounded-card border border-line-strong bg-raised p-5 md:mx-6 md:p-8"
    >
      <header className="flex items-start justify-between gap-4 pb-6">
        <div>
          <Wordmark />
          <p className="mt-3 text-muted">{invoice.storeName}</p>
        </div>
        <div className="text-right">
          {kind === undefined ? null : <p className="text-small text-muted">{kind}</p>}
          <p className="figures font-semibold whitespace-nowrap">{number}</p>
          <p className="mt-1">{badge}</p>
        </div>
      </header>
      <div className="flex flex-wrap gap-x-10 gap-y-4 pb-6 text-small">
        <PartyLines label="From" party={invoice.seller} />
        <PartyLines label="Billed to" party={invoice.buyer} />
      </div>
      {children}
    </article>
  );
}

const FACT = "mt-1 flex flex-wrap justify-between gap-x-4 first:mt-0";

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={FACT}>
      <dt className="text-muted">{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function Period({ invoice }: { readonly invoice: Invoice }) {
  if (invoice.validFrom === null) return <>{daysFromApproval(invoice.receipt.days)}</>;
  return (
    <>
      <Instant at={invoice.validFrom} /> – <Instant at={invoice.validTill} />
    </>
  );
}

/** The invoice as a sheet. */
export function InvoiceSheet({ invoice }: { readonly invoice: Invoice }) {
  const { invoiceId, status, campaignName, receipt, paymentType } = invoice;
  const isRefunded = invoiceStamps(invoice).includes("REFUNDED");
  return (
    <Sheet
      number={invoiceId}
      badge={
        <>
          {isRefunded ? <Badge tone="off">Refunded</Badge> : <Badge tone="ok">{status}</Badge>}
          {invoice.disputeState === null ? null : (
            <Badge tone="wait">{disputedText(invoice.disputeState)}</Badge>
          )}
        </>
      }
      invoice={invoice}
    >
      <dl className="border-y border-line py-3 text-small">
        <Fact label="Campaign">
          <span className="font-medium">{campaignName}</span>
        </Fact>
        <Fact label={`Period, ${ZONE_NAME}`}>
          <Period invoice={invoice} />
        </Fact>
      </dl>
      <h2 className="sr-only">Price</h2>
      <ReceiptView receipt={receipt} paymentType={paymentType} reasons="shown" />
      <InvoiceFacts invoice={invoice} />
    </Sheet>
  );
}

export interface CreditNoteSheetProps {
  readonly invoice: Invoice;
  readonly note: CreditNote;
}

/** The credit note of an invoice as a sheet of the same paper (INV-C2). */
export function CreditNoteSheet({ invoice, note }: CreditNoteSheetProps) {
  return (
    <Sheet
      kind="Credit note"
      number={note.number}
      badge={<Badge tone="off">{note.voidedOn === null ? "Refunded" : "Void"}</Badge>}
      invoice={invoice}
    >
      <dl className="border-y border-line py-3 text-small">
        <Fact label={`Date, ${ZONE_NAME}`}>
          <Instant at={note.createdOn} />
        </Fact>
        <Fact label="Credits invoice">
          <Link to="/home/invoice/viewInvoice" search={{ id: invoice.id }} className="link">
            {invoice.invoiceId}
          </Link>
        </Fact>
        <Fact label="Campaign">{invoice.campaignName}</Fact>
        <Fact label="Refunded to">{invoicePaidWith(invoice)}</Fact>
        <Fact label="Refunded amount">{formatCad(note.amount)}</Fact>
      </dl>
      <h2 className="sr-only">What is credited, in CAD</h2>
      <CreditLines lines={note.lines} />
    </Sheet>
  );
}
