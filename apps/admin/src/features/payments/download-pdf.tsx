import { toFailure } from "@marquee/api/client/api-failure";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { useClient } from "../../session/session-context.tsx";
import { Button } from "@marquee/ui/button.tsx";
import { toaster } from "@marquee/ui/toaster.ts";

/** Fetches an invoice's PDF with the person's own token, and saves it. */
export function useDownloadPdf() {
  const client = useClient();
  return async ({ id, invoiceId }: Pick<Invoice, "id" | "invoiceId">): Promise<void> => {
    try {
      saveFile(`${invoiceId}.pdf`, await client.invoices.pdf({ params: { id } }));
    } catch (error) {
      const { message, reference } = toFailure(error);
      toaster.show({ tone: "bad", title: message, reference });
    }
  };
}

export interface DownloadPdfProps {
  /** Undefined while it is on its way. */
  readonly invoice: Pick<Invoice, "id" | "invoiceId"> | undefined;
  readonly className?: string;
}

/** The invoice as a file. */
export function DownloadPdf({ invoice, className }: DownloadPdfProps) {
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
        void download(invoice).finally(() => setDownloading(false));
      }}
    >
      {busy ? null : <Download className="size-4" aria-hidden="true" />}
      Download Pdf
    </Button>
  );
}
