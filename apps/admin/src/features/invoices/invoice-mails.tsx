import { WORK_MONTHS } from "@marquee/domain/dates/stored-work";
import type { InvoiceMail } from "@marquee/domain/invoices/invoice.schema";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { useQuery } from "@tanstack/react-query";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { invoiceMailsQuery } from "./invoices.queries.ts";

const ABOUT: Readonly<Record<InvoiceMail["about"], string>> = {
  receipt: "Receipt",
  refund: "Refund",
  returnedRefund: "Refund that came back",
};

/** What a mail is about. The number of a credit note stays on one line. */
function MailAbout({ about, creditNote, isAgain }: InvoiceMail) {
  const text = isAgain ? `${ABOUT[about]}, mailed again` : ABOUT[about];
  if (creditNote === null) return <span>{text}</span>;
  return (
    <span>
      <span>{`${text}, `}</span>
      <span className="whitespace-nowrap">{creditNote}</span>
    </span>
  );
}

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
                      <MailAbout {...mail} />
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
