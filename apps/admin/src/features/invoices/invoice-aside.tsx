import { countDays } from "@marquee/domain/campaigns/count-text";
import { invoiceRefunds } from "@marquee/domain/invoices/credit-note";
import { refundText } from "@marquee/domain/invoices/invoice-text";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { formatAmount, formatCad } from "@marquee/domain/money/format-money";
import { Link } from "@tanstack/react-router";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { FactList } from "../../page-kit/detail/fact-list.tsx";
import { InvoiceMailsSection } from "./invoice-mails.tsx";

/** What the invoice paid for, by the way it can be opened. */
function PaidFor({ invoice }: { readonly invoice: Invoice }) {
  const { campaignId, campaignName, receipt } = invoice;
  return (
    <DetailSection title="What it paid for">
      <div className="text-small">
        <Link
          to="/home/campaign/manage"
          search={{ id: campaignId }}
          className="link text-body font-medium [overflow-wrap:anywhere]"
        >
          {campaignName}
        </Link>
        <p className="figures text-muted">{countDays(receipt.days)}</p>
      </div>
    </DetailSection>
  );
}

export interface InvoiceAsideProps {
  readonly invoice: Invoice;
  /** Whether it is beside a credit note of the invoice, which then leads back to it. */
  readonly isNote: boolean;
}

/** Beside the paper: what it paid for, what it cost in the end, and its credit notes. */
export function InvoiceAside({ invoice, isNote }: InvoiceAsideProps) {
  const { id, invoiceId, paymentAmount, creditNotes } = invoice;
  const { refunded, remaining, extent } = invoiceRefunds(invoice);
  return (
    <>
      {isNote ? (
        <DetailSection title="Credits invoice">
          <Link to="/home/invoice/viewInvoice" search={{ id }} className="link figures font-medium">
            {invoiceId}
          </Link>
        </DetailSection>
      ) : null}
      <PaidFor invoice={invoice} />
      <DetailSection title="Money">
        <FactList
          facts={[
            { label: "Paid", value: formatCad(paymentAmount) },
            { label: "Refunded", value: extent === "none" ? null : `−${formatAmount(refunded)}` },
            {
              label: "Remaining",
              value:
                extent === "none" ? null : (
                  <span className="font-semibold">{formatCad(remaining)}</span>
                ),
            },
          ]}
        />
      </DetailSection>
      {creditNotes.length === 0 ? null : (
        <DetailSection title={creditNotes.length === 1 ? "Credit note" : "Credit notes"}>
          <ul className="flex flex-col gap-2 text-small">
            {creditNotes.map((note) => (
              <li key={note.number}>
                <Link
                  to="/home/invoice/viewInvoice"
                  search={{ id, creditNote: note.number }}
                  className="link figures text-body font-medium"
                >
                  {note.number}
                </Link>
                <p className="figures text-muted">
                  {refundText(note)}
                  {note.voidedOn === null ? null : ", void"}
                </p>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <InvoiceMailsSection id={id} />
    </>
  );
}
