import { heldNotes, refundedOf } from "@marquee/domain/invoices/credit-note";
import { invoicePaidWith, refundText } from "@marquee/domain/invoices/invoice-text";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { formatCad } from "@marquee/domain/money/format-money";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";

/** How a paid thing was paid: the facts beside its lines. */
export function InvoiceFacts({ invoice }: { readonly invoice: Invoice }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-small [&_dd]:min-w-0 [&_dd]:text-right [&_dt]:text-muted">
      <dt>Date</dt>
      <dd>
        <Instant at={invoice.createdOn} />
      </dd>
      <dt>Payment method</dt>
      <dd>{invoicePaidWith(invoice)}</dd>
      <dt>Reference number</dt>
      <dd className="figures [overflow-wrap:anywhere]">{invoice.paymentId ?? "–"}</dd>
      <dt>Product type</dt>
      <dd>{invoice.invoiceType}</dd>
      <dt>Paid amount</dt>
      <dd className="figures font-semibold">{formatCad(invoice.paymentAmount)}</dd>
      {heldNotes(invoice).map((note) => (
        <Fragment key={note.number}>
          <dt>
            <Link
              to="/home/invoice/viewInvoice"
              search={{ id: invoice.id, creditNote: note.number }}
              className="link figures whitespace-nowrap"
            >
              {note.number}
            </Link>
          </dt>
          <dd className="figures">{refundText(note)}</dd>
        </Fragment>
      ))}
      {invoice.creditNotes.length === 0 ? null : (
        <>
          <dt>Refunded</dt>
          <dd className="figures font-semibold">{formatCad(refundedOf(invoice))}</dd>
        </>
      )}
    </dl>
  );
}
