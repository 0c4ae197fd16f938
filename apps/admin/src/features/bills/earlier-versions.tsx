import type { Bill, ReceiptVersion } from "@marquee/domain/bills/bill.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { useQuery } from "@tanstack/react-query";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { BillRatings } from "./bill-ratings.tsx";
import { versionsQuery } from "./bills.queries.ts";
import { RatingMedia } from "./rating-media.tsx";

function EarlierVersion({ version }: { readonly version: ReceiptVersion }) {
  const { receivedOn, createdOn, image, billRating } = version;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-3">
      <p className="text-small">
        <span className="font-medium">{`Version ${version.version}`}</span>{" "}
        <span className="text-muted">
          <span>{receivedOn === null ? "of " : "delivered "}</span>
          <Instant at={receivedOn ?? createdOn} />
        </span>
      </p>
      <RatingMedia media={image} />
      <BillRatings ratings={billRating} label={`Ratings of version ${version.version}`} />
    </li>
  );
}

/** What a bill said before its shopper amended it (INGEST-L3); nothing of one that was not amended. */
export function EarlierVersions({ bill }: { readonly bill: Bill }) {
  const versions = useQuery({
    ...versionsQuery(useClient(), bill.id),
    enabled: bill.version > 1,
  });
  if (bill.version === 1 || versions.data?.length === 0) return null;
  return (
    <section
      aria-labelledby="earlier-versions"
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <h3 id="earlier-versions" className="font-medium">
        Earlier versions
      </h3>
      <p className="text-small text-muted">
        The shopper has amended this bill. Above is its newest version, which counts.
      </p>
      <WhenLoaded query={versions} failure="The earlier versions could not be loaded">
        {(earlier) => (
          <ul aria-label="Earlier versions" className="flex flex-col gap-3">
            {earlier.map((version) => (
              <EarlierVersion key={version.version} version={version} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}
