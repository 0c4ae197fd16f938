import { toFailure } from "@marquee/api/client/api-failure";
import { receiptMailedText } from "@marquee/domain/invoices/invoice-text";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useRef, useState } from "react";
import { useClient } from "../../session/session-context.tsx";
import { invoiceMailsQuery } from "./invoices.queries.ts";

export const MAIL_AGAIN = "Mail the receipt again";

/** Has the receipt of an invoice mailed to the user, and says to which address. */
export function useMailReceipt() {
  const client = useClient();
  const cache = useQueryClient();
  // A request without a response keeps its id, so that a second press repeats it: the first may have arrived.
  const unanswered = useRef(new Map<string, string>());
  return async ({ id }: Pick<Invoice, "id">): Promise<void> => {
    const request = unanswered.current.get(id) ?? newId();
    unanswered.current.set(id, request);
    try {
      const { to } = await client.invoices.mail({ params: { id }, body: { id: request } });
      unanswered.current.delete(id);
      toaster.show({ tone: "ok", title: receiptMailedText(to) });
      await cache.invalidateQueries({ queryKey: invoiceMailsQuery(client, id).queryKey });
    } catch (error) {
      const { message, reference } = toFailure(error);
      toaster.show({ tone: "bad", title: message, reference });
    }
  };
}

/** Mails the receipt from the page of its invoice. */
export function MailReceipt({ invoice }: { readonly invoice: Pick<Invoice, "id"> }) {
  const mail = useMailReceipt();
  const [mailing, setMailing] = useState(false);
  return (
    <Button
      busy={mailing}
      onClick={() => {
        setMailing(true);
        void mail(invoice).finally(() => setMailing(false));
      }}
    >
      {mailing ? null : <Mail className="size-4" aria-hidden="true" />}
      {MAIL_AGAIN}
    </Button>
  );
}
