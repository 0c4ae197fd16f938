import { REJECT_REASONS } from "@marquee/domain/bills/bill-rejection";
import type { Bill } from "@marquee/domain/bills/bill.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { useQuery } from "@tanstack/react-query";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { BillRatings } from "./bill-ratings.tsx";
import { ratingsQuery } from "./bills.queries.ts";
import { EarlierVersions } from "./earlier-versions.tsx";

/** The shopper's ratings and comments on the items of a bill, with pictures and videos, and whose bill it is. */
export function RatingDetails({ bill }: { readonly bill: Bill }) {
  const ratings = useQuery(ratingsQuery(useClient(), bill.id));
  return (
    <div className="flex flex-col gap-4">
      <WhenLoaded query={ratings} failure="The ratings could not be loaded">
        {({ rows }) => <BillRatings ratings={rows} label="Ratings" />}
      </WhenLoaded>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-small [&>dd]:text-right [&>dd]:[overflow-wrap:anywhere] [&>dt]:text-muted">
        <dt>Store</dt>
        <dd>{bill.storeName}</dd>
        <dt>Shopper</dt>
        <dd>{bill.userId}</dd>
        <dt>Created on (CST)</dt>
        <dd>
          <Instant at={bill.createdOn} />
        </dd>
        {bill.version === 1 ? null : (
          <>
            <dt>Version</dt>
            <dd>{bill.version}</dd>
          </>
        )}
        {bill.updatedBy === null ? null : (
          <>
            <dt>Decided by</dt>
            <dd>{bill.updatedBy}</dd>
          </>
        )}
        {bill.rejection === null ? null : (
          <>
            <dt>Reason</dt>
            <dd>{REJECT_REASONS[bill.rejection.reason]}</dd>
            {bill.rejection.note === "" ? null : (
              <>
                <dt>Note to the shopper</dt>
                <dd className="whitespace-pre-line">{bill.rejection.note}</dd>
              </>
            )}
          </>
        )}
      </dl>
      <EarlierVersions bill={bill} />
    </div>
  );
}
