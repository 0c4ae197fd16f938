import { toFailure } from "@marquee/api/client/api-failure";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { creditNoteNumber } from "@marquee/domain/invoices/invoice-text";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { useClient } from "../../session/session-context.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { toaster } from "@marquee/ui/feedback/toaster.ts";

type InvoicePaper = "creditNote" | "invoice";

/** Fetches an invoice's PDF, or that of its credit note, with the person's own token, and saves it. */
export function useDownloadPdf() {
  const client = useClient();
  return async (
    { id, invoiceId }: Pick<Invoice, "id" | "invoiceId">,
    paper: InvoicePaper = "invoice",
  ): Promise<void> => {
    const name = paper === "creditNote" ? creditNoteNumber(invoiceId) : invoiceId;
    try {
      saveFile(`${name}.pdf`, await client.invoices.pdf({ params: { id }, query: { paper } }));
    } catch (error) {
      const { message, reference } = toFailure(error);
      toaster.show({ tone: "bad", title: message, reference });
    }
  };
}

export interface DownloadPdfProps {
  /** Undefined while it is on its way. */
  readonly invoice: Pick<Invoice, "id" | "invoiceId"> | undefined;
  readonly paper?: InvoicePaper;
  readonly className?: string;
}

/** The invoice or its credit note as a file. */
export function DownloadPdf({ invoice, paper, className }: DownloadPdfProps) {
  const download = useDownloadPdf();
  const [downloading, setDownloading] = useState(false);
  const busy = downloading || invoice === undefined;
  return (
    <Button
      busy={busy}
      {...(className ? { className } : {})}
      onClick={() => {
        if (invoice === undefined) return;
        setDownloading(true);
        void download(invoice, paper).finally(() => setDownloading(false));
      }}
    >
      {busy ? null : <Download className="size-4" aria-hidden="true" />}
      Download Pdf
    </Button>
  );
}
