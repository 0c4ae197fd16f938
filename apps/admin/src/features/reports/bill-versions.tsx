import { formatIn } from "@marquee/domain/money/currency";
import type { BillVersion } from "@marquee/domain/reports/conversion.schema";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Link } from "@tanstack/react-router";

export interface BillVersionsProps {
  readonly id: string;
  readonly versions: readonly BillVersion[];
  /** The version whose orders are listed below. */
  readonly shown: number;
}

const orderCount = (orders: number): string =>
  `${formatCount(orders)} ${orders === 1 ? "order" : "orders"}`;

/** The versions of a bill that was amended: the newest counts, each of the others opens its orders (INGEST-O5). */
export function BillVersions({ id, versions, shown }: BillVersionsProps) {
  if (versions.length < 2) return null;
  return (
    <section aria-label="Versions" className="shrink-0 px-4 pb-3 md:px-6">
      <h2 className="pb-1 text-small text-muted">
        This bill was amended. Its newest version counts.
      </h2>
      <ul className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {versions.map(({ version, isCurrent, currency, totalPrice, orders, receivedOn }) => (
          <li key={version}>
            <Link
              to="/home/report/viewBillOrder"
              search={{ billId: id, ...(isCurrent ? {} : { version: String(version) }) }}
              aria-current={version === shown ? "true" : undefined}
              className={classNames(
                "block rounded-control border px-3 py-1.5 text-small hover:bg-press",
                version === shown ? "border-accent bg-canvas" : "border-line-strong",
              )}
            >
              <span className="font-medium">
                {`Version ${version}${isCurrent ? ", counts" : ""}`}
              </span>
              <span className="figures block text-muted">
                {`${formatIn(currency, totalPrice)} · ${orderCount(orders)}`}
              </span>
              <span className="block text-tiny text-muted">
                {receivedOn === null ? "Date not recorded" : <Instant at={receivedOn} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
