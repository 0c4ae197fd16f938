import { daysFromApproval } from "@marquee/domain/campaigns/count-text";
import type { ItemCampaign } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { Link } from "@tanstack/react-router";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { CARD, WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { usePermission } from "../../session/permission.ts";
import { CampaignBadge } from "./campaign-badge.tsx";
import { useItemCampaigns } from "./campaigns.queries.ts";

const HEAD = "h-8 px-2 text-tiny font-medium whitespace-nowrap text-muted first:pl-0 last:pr-0";
const CELL = "px-2 py-2 first:pl-0 last:pr-0";

function Run({ campaign: { validFrom, validTill, days } }: { readonly campaign: ItemCampaign }) {
  if (validFrom === null) return <>{daysFromApproval(days)}</>;
  return (
    <>
      <Instant at={validFrom} form="day" /> – <Instant at={validTill} form="lastDay" />
    </>
  );
}

function Row({
  campaign,
  invoiced,
}: {
  readonly campaign: ItemCampaign;
  readonly invoiced: boolean;
}) {
  const { id, campaignName, impressions, clicks, invoiceKey, invoiceId, paymentAmount } = campaign;
  return (
    <tr className="border-b border-line last:border-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:py-2.5 [&>td]:max-md:p-0">
      <td className={CELL}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/home/campaign/manage"
            search={{ id }}
            className="link font-medium [overflow-wrap:anywhere]"
          >
            {campaignName}
          </Link>
          <CampaignBadge campaign={campaign} />
        </span>
      </td>
      <td className={`${CELL} figures whitespace-nowrap max-md:text-right`}>
        <Run campaign={campaign} />
      </td>
      <td className={`${CELL} figures text-right max-md:text-left`}>
        <span>{formatCount(impressions)}</span>
        <span className="md:hidden"> impressions, {formatCount(clicks)} clicks</span>
      </td>
      <td className={`${CELL} figures text-right max-md:hidden`}>{formatCount(clicks)}</td>
      {invoiced ? (
        <>
          <td className={`${CELL} figures text-right whitespace-nowrap`}>
            {invoiceKey === null ? (
              <span className="text-muted">Free in the beta</span>
            ) : (
              <Link to="/home/invoice/viewInvoice" search={{ id: invoiceKey }} className="link">
                {invoiceId}
              </Link>
            )}
          </td>
          <td className={`${CELL} text-right max-md:hidden`}>
            {paymentAmount === null ? (
              <span className="text-muted">–</span>
            ) : (
              <Money amount={paymentAmount} />
            )}
          </td>
        </>
      ) : null}
    </tr>
  );
}

/** The campaigns that an item is or was in, with what each counted of it and its invoice (CAMP-L7). */
export function ItemCampaigns({ itemId }: { readonly itemId: string }) {
  const query = useItemCampaigns(itemId);
  const { data } = query;
  const invoiced = usePermission("invoices.view").allowed;
  const title = invoiced ? "Campaigns and invoices" : "Campaigns";
  const shown = data?.campaigns.length ?? 0;
  return (
    <DetailSection
      title={title}
      note={
        data && data.total > shown
          ? `The latest ${shown} of ${data.total}`
          : shown > 0
            ? "Whole run of each"
            : undefined
      }
    >
      <WhenLoaded query={query} outline={CARD}>
        {({ campaigns }) =>
          shown === 0 ? (
            <NothingYet title="In no campaign yet">
              Each campaign it is in will be here with its days and figures.
            </NothingYet>
          ) : (
            <table className="w-full border-collapse max-md:block [&>tbody]:max-md:block">
              <caption className="sr-only">{title}</caption>
              <thead className="max-md:sr-only">
                <tr className="border-b border-line text-left">
                  {["Campaign", "Days, CST"].map((label) => (
                    <th key={label} scope="col" className={HEAD}>
                      {label}
                    </th>
                  ))}
                  {["Impressions", "Clicks", ...(invoiced ? ["Invoice", "CAD"] : [])].map(
                    (label) => (
                      <th key={label} scope="col" className={`${HEAD} text-right`}>
                        {label}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {campaigns.map((campaign) => (
                  <Row key={campaign.id} campaign={campaign} invoiced={invoiced} />
                ))}
              </tbody>
            </table>
          )
        }
      </WhenLoaded>
    </DetailSection>
  );
}
