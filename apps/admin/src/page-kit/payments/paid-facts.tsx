import { formatCad } from "@marquee/domain/money/format-money";
import { amountCharged } from "@marquee/domain/payments/card-charge";
import { paidWithText } from "@marquee/domain/payments/card-text";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { Card } from "../../ui/card.tsx";
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

/** The invoice of a payment, for those who may see it. */
export function usePaidInvoice(id: string | null) {
  const client = useClient();
  const maySee = usePermission("invoices.view").allowed;
  return useQuery({ ...invoiceQuery(client, id ?? ""), enabled: maySee && id !== null }).data;
}

export interface PaidFactsProps {
  readonly checkout: Checkout;
  readonly invoice: ReturnType<typeof usePaidInvoice>;
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
          {invoice ? (
            <PaidFact label="Invoice">
              <Link to="/home/invoice/viewInvoice" search={{ id: invoice.id }} className="link">
                {invoice.invoiceId}
              </Link>
            </PaidFact>
          ) : null}
          <PaidFact label="Paid" strong>
            {formatCad(amountCharged(receipt, method))}
          </PaidFact>
        </dl>
      </Card>
      {invoice ? (
        <div className="mt-4 flex justify-center">
          <DownloadPdf invoice={invoice} />
        </div>
      ) : null}
    </>
  );
}
