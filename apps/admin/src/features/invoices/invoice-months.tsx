import { monthName } from "@marquee/domain/dates/format-dates";
import { daysOfMonth } from "@marquee/domain/invoices/invoice-months";
import type { InvoiceMonth } from "@marquee/domain/invoices/invoice.schema";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useClient } from "../../session/session-context.tsx";
import { monthsQuery } from "./invoices.queries.ts";
import { saveMonth, type MonthFile } from "./save-month.ts";

interface MonthProps {
  readonly month: InvoiceMonth;
  readonly whose: string;
  readonly onOpen: (days: DateRangeDraft) => void;
}

function Month({ month, whose, onOpen }: MonthProps) {
  const client = useClient();
  const [busy, setBusy] = useState<MonthFile | null>(null);
  const name = monthName(month.month);
  const save = (file: MonthFile) => {
    setBusy(file);
    void saveMonth(client, whose, month, file).finally(() => setBusy(null));
  };
  return (
    <li className="flex shrink-0 items-center gap-3 rounded-control border border-line py-1.5 pr-1.5 pl-3">
      <button
        type="button"
        className="min-w-0 rounded-small text-left hover:text-accent-text"
        onClick={() => onOpen(daysOfMonth(month.month))}
      >
        <span className="block font-medium whitespace-nowrap">{name}</span>{" "}
        <span className="figures block text-tiny whitespace-nowrap text-muted">
          <span>{formatCount(month.invoices)}</span>{" "}
          <span>{month.invoices === 1 ? "invoice" : "invoices"}</span>,{" "}
          <Money amount={month.paymentAmount} />
        </span>
      </button>
      <span className="flex">
        <Button
          size="sm"
          variant="ghost"
          busy={busy === "PDF"}
          aria-label={`Download ${name} as PDF`}
          onClick={() => save("PDF")}
        >
          {busy === "PDF" ? null : <Download className="size-4" aria-hidden="true" />}
          PDF
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={busy === "CSV"}
          aria-label={`Download ${name} as CSV`}
          onClick={() => save("CSV")}
        >
          CSV
        </Button>
      </span>
    </li>
  );
}

export interface InvoiceMonthsProps {
  readonly whose: string;
  readonly range: DateRangeDraft | null;
  readonly onOpen: (days: DateRangeDraft) => void;
}

/** The months of the invoices that are listed, each as one file (INV-B3). A failure of theirs hides none of the rows. */
export function InvoiceMonths({ whose, range, onOpen }: InvoiceMonthsProps) {
  const { data, isPending } = useQuery(monthsQuery(useClient(), whose, range));
  if (isPending) return <Skeleton className="h-13 w-64 rounded-control" />;
  if (!data || data.months.length === 0) return null;
  return (
    <ul
      aria-label="Invoices by month"
      className="flex min-w-0 gap-2 overflow-x-auto max-md:-mx-4 max-md:px-4"
    >
      {data.months.map((month) => (
        <Month key={month.month} month={month} whose={whose} onOpen={onOpen} />
      ))}
    </ul>
  );
}
