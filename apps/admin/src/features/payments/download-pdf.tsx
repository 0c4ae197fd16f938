import { toFailure } from "@marquee/api/client/api-failure";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Download } from "lucide-react";
import { useState } from "react";
import { useClient } from "../../session/session-context.tsx";

/** Fetches an invoice's PDF, or that of one of its credit notes, with the person's own token, and saves it. */
export function useDownloadPdf() {
  const client = useClient();
  return async (
    { id, invoiceId }: Pick<Invoice, "id" | "invoiceId">,
    creditNote?: string,
  ): Promise<void> => {
    const query = creditNote === undefined ? {} : { creditNote };
    try {
      const file = await client.invoices.pdf({ params: { id }, query });
      saveFile(`${creditNote ?? invoiceId}.pdf`, file);
    } catch (error) {
      const { message, reference } = toFailure(error);
      toaster.show({ tone: "bad", title: message, reference });
    }
  };
}

export interface DownloadPdfProps {
  /** Undefined while it is on its way. */
  readonly invoice: Pick<Invoice, "id" | "invoiceId"> | undefined;
  /** The number of one of its credit notes, if that is the file. */
  readonly creditNote?: string | undefined;
  readonly className?: string;
}

/** The invoice or one of its credit notes as a file. */
export function DownloadPdf({ invoice, creditNote, className }: DownloadPdfProps) {
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
        void download(invoice, creditNote).finally(() => setDownloading(false));
      }}
    >
      {busy ? null : <Download className="size-4" aria-hidden="true" />}
      Download Pdf
    </Button>
  );
}
