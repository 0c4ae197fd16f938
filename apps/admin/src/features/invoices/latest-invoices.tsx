import type { Client } from "@marquee/api/client/create-client";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { CARD, WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";

/** As many as a page about their owner shows. */
const LATEST = 5;

export interface LatestInvoicesProps {
  readonly companyId: string;
  /** The branch that they are of; null for all of the company. */
  readonly storeId: string | null;
}

const readLatest = (
  client: Client,
  { companyId, storeId }: LatestInvoicesProps,
  signal: AbortSignal,
) => {
  const query = { page: 1, size: LATEST };
  return storeId === null
    ? client.invoices.byCompany({ params: { id: companyId }, query }, { signal })
    : client.invoices.byBranch({ params: { id: storeId }, query }, { signal });
};

/** The newest invoices of a company or of one of its branches, each leading to its page. */
export function LatestInvoices({ companyId, storeId }: LatestInvoicesProps) {
  const client = useClient();
  const invoices = useQuery({
    queryKey: ["invoices", "latest", companyId, storeId],
    queryFn: ({ signal }) => readLatest(client, { companyId, storeId }, signal),
  });
  const { rows = [], total = 0 } = invoices.data ?? {};
  return (
    <DetailSection
      title="Invoices"
      note={total > rows.length ? `The latest ${rows.length} of ${total}` : undefined}
    >
      <WhenLoaded query={invoices} outline={CARD}>
        {() =>
          rows.length === 0 ? (
            <NothingYet title="No invoices yet">Each payment for a campaign has one.</NothingYet>
          ) : (
            <ul>
              {rows.map(({ id, invoiceId, campaignName, createdOn, paymentAmount }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2 last:border-0"
                >
                  <Link to="/home/invoice/viewInvoice" search={{ id }} className="link figures">
                    {invoiceId}
                  </Link>
                  <span className="min-w-32 flex-1 text-small text-muted [overflow-wrap:anywhere]">
                    {campaignName}
                  </span>
                  <span className="text-small text-muted">
                    <Instant at={createdOn} form="day" />
                  </span>
                  <Money amount={paymentAmount} currency />
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </DetailSection>
  );
}
