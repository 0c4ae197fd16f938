import { Badge } from "@marquee/ui/content/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { WhenLoaded } from "../../../../page-kit/when-loaded.tsx";
import { useClient } from "../../../../session/session-context.tsx";
import { DownloadPdf } from "../../../payments/download-pdf.tsx";
import { InvoiceFacts } from "../../../payments/invoice-facts.tsx";
import { invoiceQuery } from "../../../payments/payments.queries.ts";
import { ReceiptView } from "../../../payments/receipt-view.tsx";

/** What a campaign cost, line by line, beside it. */
export function CampaignInvoice({ id }: { readonly id: string }) {
  const query = useQuery(invoiceQuery(useClient(), id));
  return (
    <WhenLoaded query={query} failure="The invoice could not be loaded">
      {(invoice) => (
        <div>
          <h2 className="flex items-center justify-between text-section">
            Invoice
            <Badge tone="ok">{invoice.status}</Badge>
          </h2>
          <p className="figures mt-1 text-small">
            <Link to="/home/invoice/viewInvoice" search={{ id }} className="link">
              {invoice.invoiceId}
            </Link>
          </p>
          <div className="mt-2">
            <ReceiptView
              receipt={invoice.receipt}
              paymentType={invoice.paymentType}
              reasons="shown"
            />
          </div>
          <InvoiceFacts invoice={invoice} />
          <DownloadPdf invoice={invoice} className="mt-5 w-full" />
        </div>
      )}
    </WhenLoaded>
  );
}
