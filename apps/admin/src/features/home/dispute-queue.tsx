import { daysLeft } from "@marquee/domain/dates/days-left";
import { disputeReason } from "@marquee/domain/disputes/dispute-reason";
import type { StaffHome, WaitingDispute } from "@marquee/domain/home/home.schema";
import { formatAmount } from "@marquee/domain/money/format-money";
import { countWords } from "@marquee/domain/wire/count-words";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { HomeTable, TwoLines, type HomeColumn } from "./home-table.tsx";

function DaysLeft({ dueBy }: Pick<WaitingDispute, "dueBy">) {
  const now = useNow();
  if (dueBy === null) return <span className="text-muted">No day is set</span>;
  const days = daysLeft(now, dueBy);
  const text = days === 0 ? "Too late" : countWords(days, "day left", "days left");
  return (
    <span className="flex flex-col items-end gap-1">
      <Badge tone={days <= 1 ? "bad" : days <= 4 ? "wait" : "off"}>{text}</Badge>
      <Instant at={dueBy} form="day" />
    </span>
  );
}

const COLUMNS: readonly HomeColumn<WaitingDispute>[] = [
  {
    label: "Campaign",
    cell: ({ campaignName, companyName }) => (
      <TwoLines first={campaignName || companyName} second={companyName} />
    ),
  },
  {
    label: "Amount",
    right: true,
    cell: ({ amount, currency }) => (
      <span className="figures whitespace-nowrap">{`${currency} ${formatAmount(amount)}`}</span>
    ),
  },
  {
    label: "Reason",
    spared: true,
    cell: ({ paymentType, reason }) => (
      <TwoLines first={disputeReason(reason)} second={paymentType} />
    ),
  },
  { label: "Respond by (CST)", right: true, cell: ({ dueBy }) => <DaysLeft dueBy={dueBy} /> },
  {
    label: "Action",
    right: true,
    cell: ({ id, campaignName, companyName }) => (
      <Button asChild size="sm">
        <Link
          to="/home/transactions/dispute"
          search={{ id }}
          aria-label={`Respond to the dispute of ${campaignName || companyName}`}
        >
          Respond
        </Link>
      </Button>
    ),
  },
];

/** The disputes that staff have to respond to, the soonest day first (HOME-S6). */
export function DisputeQueue({ queue }: { readonly queue: NonNullable<StaffHome["disputes"]> }) {
  if (queue.rows.length === 0)
    return <p className="text-muted">No dispute waits for a response.</p>;
  return <HomeTable label="Disputes" columns={COLUMNS} rows={queue.rows} rowId={({ id }) => id} />;
}
