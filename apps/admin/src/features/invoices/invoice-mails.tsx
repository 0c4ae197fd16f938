import { WORK_MONTHS } from "@marquee/domain/dates/stored-work";
import type { InvoiceMail } from "@marquee/domain/invoices/invoice.schema";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { useQuery } from "@tanstack/react-query";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { invoiceMailsQuery } from "./invoices.queries.ts";

const aboutText = ({ about, creditNote, isAgain }: InvoiceMail): string => {
  if (about === "receipt") return isAgain ? "Receipt, mailed again" : "Receipt";
  const refund = about === "refund" ? "Refund" : "Refund that came back";
  return creditNote === null ? refund : `${refund}, ${creditNote}`;
};

/** What has become of a mail, if it is not sent. */
function MailState({ state }: Pick<InvoiceMail, "state">) {
  if (state === "sent") return null;
  return state === "waiting" ? (
    <Badge tone="wait">On its way</Badge>
  ) : (
    <Badge tone="bad">Could not be delivered</Badge>
  );
}

const WHEN: Readonly<Record<InvoiceMail["state"], string>> = {
  sent: "Sent",
  waiting: "Written",
  undelivered: "Given up",
};

/** The mails about an invoice: to whom, when, and those that could not be delivered (INV-M4). */
export function InvoiceMailsSection({ id }: { readonly id: string }) {
  const mails = useQuery(invoiceMailsQuery(useClient(), id));
  return (
    <DetailSection title="Mails">
      <WhenLoaded query={mails} failure="The mails could not be loaded">
        {({ mails: sent, isForgotten }) => (
          <>
            {sent.length === 0 ? null : (
              <ul className="flex flex-col gap-2 text-small">
                {sent.map((mail) => (
                  <li key={mail.id} className="flex flex-col gap-0.5">
                    <span className="flex flex-wrap items-center gap-2 text-body font-medium">
                      <span>{aboutText(mail)}</span>
                      <MailState state={mail.state} />
                    </span>
                    <span className="text-muted [overflow-wrap:anywhere]">{`To ${mail.to}`}</span>
                    <span className="figures text-muted">
                      {WHEN[mail.state]} <Instant at={mail.at} form="minute" />
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {isForgotten ? (
              <p className="text-small text-muted">
                Mails are stored for {WORK_MONTHS} months. This invoice is older.
              </p>
            ) : sent.length === 0 ? (
              <p className="text-small text-muted">No mail about it is stored.</p>
            ) : null}
          </>
        )}
      </WhenLoaded>
    </DetailSection>
  );
}
