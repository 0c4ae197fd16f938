import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DownloadPdf } from "../../../payments/download-pdf.tsx";
import { InvoiceFacts } from "../../../payments/invoice-facts.tsx";
import { invoiceQuery } from "../../../payments/payments.queries.ts";
import { ReceiptView } from "../../../payments/receipt-view.tsx";
import { useClient } from "../../../../session/session-context.tsx";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

const LINES = [1, 2, 3, 4, 5];

/** What a campaign cost, line by line, beside it. */
export function CampaignInvoice({ id }: { readonly id: string }) {
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(useClient(), id));
  if (error)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <h2 className="text-section">Invoice</h2>
        <p className="text-muted">{error.message}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!invoice)
    return (
      <Loading label="The invoice is on its way." className="flex flex-col gap-5">
        {LINES.map((line) => (
          <Skeleton key={line} className="h-4 w-full" />
        ))}
      </Loading>
    );
  return (
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
        <ReceiptView receipt={invoice.receipt} paymentType={invoice.paymentType} reasons="shown" />
      </div>
      <InvoiceFacts invoice={invoice} />
      <DownloadPdf invoice={invoice} className="mt-5 w-full" />
    </div>
  );
}
