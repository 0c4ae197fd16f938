import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { formatCad } from "@marquee/domain/money/format-money";
import { amountCharged } from "@marquee/domain/payments/card-charge";
import { paidWithText } from "@marquee/domain/payments/card-text";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { Card } from "@marquee/ui/content/card.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { DownloadPdf } from "./download-pdf.tsx";
import { invoiceQuery } from "./payments.queries.ts";

export interface PaidFactProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One line of what was bought. */
export function PaidFact({ label, strong, children }: PaidFactProps) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className={strong ? "font-semibold" : "text-muted"}>{label}</dt>
      <dd className={strong ? "figures font-semibold" : "figures text-right"}>{children}</dd>
    </div>
  );
}

/** Undefined while it is on its way; null if there is none, or none for this person. */
export type PaidInvoice = Invoice | undefined | null;

/** The invoice of a payment, for those who may see it. */
export function usePaidInvoice(id: string | null): PaidInvoice {
  const shown = usePermission("invoices.view").allowed && id !== null;
  const { data, isError } = useQuery({ ...invoiceQuery(useClient(), id ?? ""), enabled: shown });
  return data ?? (shown && !isError ? undefined : null);
}

export interface InvoiceFactProps {
  readonly label: string;
  readonly invoice: PaidInvoice;
  readonly children: (invoice: Invoice) => ReactNode;
}

/** A line that the invoice knows. It has its place while the invoice is on its way, so that nothing below it moves. */
export function InvoiceFact({ label, invoice, children }: InvoiceFactProps) {
  if (invoice === null) return null;
  return (
    <PaidFact label={label}>
      {invoice ? children(invoice) : <Skeleton className="h-4 w-36" />}
    </PaidFact>
  );
}

export interface PaidFactsProps {
  readonly checkout: Pick<Checkout, "receipt" | "method" | "paidWith">;
  readonly invoice: PaidInvoice;
  /** What was made: lines of `PaidFact`. */
  readonly children: ReactNode;
}

/** What a paid checkout made, what it was paid with, and its invoice. */
export function PaidFacts({ checkout, invoice, children }: PaidFactsProps) {
  const { receipt, method, paidWith } = checkout;
  const free = receipt.charge === 0;
  const text = paidWithText(paidWith, method === "paypal" ? "PayPal" : "Card");
  return (
    <>
      <Card className="mt-6 px-5! py-1! text-left text-ink">
        <dl>
          {children}
          <PaidFact label="Paid with">{free ? "Nothing to pay" : text}</PaidFact>
          <InvoiceFact label="Invoice" invoice={invoice}>
            {({ id, invoiceId }) => (
              <Link to="/home/invoice/viewInvoice" search={{ id }} className="link">
                {invoiceId}
              </Link>
            )}
          </InvoiceFact>
          <PaidFact label="Paid" strong>
            {formatCad(amountCharged(receipt, method))}
          </PaidFact>
        </dl>
      </Card>
      {invoice === null ? null : (
        <div className="mt-4 flex justify-center">
          <DownloadPdf invoice={invoice} />
        </div>
      )}
    </>
  );
}
