import type { Bill } from "@marquee/domain/bills/bill.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { Button } from "@marquee/ui/controls/button.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { Image, ListChecks, ReceiptText, Star, ThumbsDown } from "lucide-react";
import { useState } from "react";
import { caseAction } from "../../page-kit/case-action.tsx";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { historyAction, RowHistory } from "../history/row-history.tsx";
import { billColumns, billList, rejectedColumns } from "./bill-columns.tsx";
import { billHistory } from "./bill-history-of.ts";
import { billRows } from "./bills.queries.ts";
import { billsSearch } from "./bills.search.ts";
import { useBillReview } from "./use-bill-review.tsx";

const RatingDetailsDialog = dialogOnDemand(
  async () => (await import("./rating-details-dialog.tsx")).RatingDetailsDialog,
);
const ReceiptDialog = dialogOnDemand(
  async () => (await import("./receipt-dialog.tsx")).ReceiptDialog,
);

const DECIDED = "It is decided already and being stored.";

const billName = ({ storeName, userId }: Bill) => `${storeName}, ${userId}`;

const toQueue = (
  <Button asChild variant="primary">
    <Link to="/home/bills/queue">
      <ListChecks className="size-4" aria-hidden="true" />
      Review the new ones
    </Link>
  </Button>
);

interface Opened {
  readonly bill: Bill;
  readonly shows: "rating" | "receipt" | "history";
}

/** What shoppers sent in, by what was decided of it. A master decides. */
export function BillsScreen() {
  const client = useClient();
  const { tab, bill: only = null } = useScreenSearch(billsSearch);
  const navigate = useNavigate();
  const filter = useCompanyBranch();
  const { companyId, storeId } = filter;
  const mayModerate = usePermission("bills.moderate").allowed;
  const isStaff = usePermission("traffic.view").allowed;
  const [opened, setOpened] = useState<Opened | null>(null);
  const review = useBillReview();
  const decisions = (bill: Bill): readonly RowAction[] => {
    const disabledReason = review.isDecided(bill.id) ? DECIDED : undefined;
    return [
      {
        label: "Approve",
        disabledReason,
        help: HELP_LINKS.bills,
        onSelect: () => review.request(bill, "Approve"),
      },
      {
        label: "Reject",
        icon: <ThumbsDown aria-hidden="true" />,
        disabledReason,
        help: HELP_LINKS.bills,
        onSelect: () => review.request(bill, "Reject"),
      },
    ];
  };
  const rowActions = (bill: Bill): readonly RowAction[] => [
    ...(mayModerate && bill.status === "N" ? decisions(bill) : []),
    {
      label: "Rating details",
      behind: true,
      icon: <Star aria-hidden="true" />,
      onSelect: () => setOpened({ bill, shows: "rating" }),
    },
    {
      label: "Receipt",
      behind: true,
      icon: <Image aria-hidden="true" />,
      onSelect: () => setOpened({ bill, shows: "receipt" }),
    },
    historyAction(() => setOpened({ bill, shows: "history" })),
    ...(isStaff ? [caseAction("bill", bill.id)] : []),
  ];
  const close = () => setOpened(null);
  return (
    <WithSidePanel
      panel={
        opened?.shows === "history" ? (
          <RowHistory
            key={opened.bill.id}
            title={billName(opened.bill)}
            thing={opened.bill}
            {...billHistory(opened.bill.id)}
            onClose={close}
          />
        ) : null
      }
    >
      <ListPage
        list={billList}
        title="Bills"
        description={
          mayModerate
            ? "Receipts and ratings of shoppers. Approve those that are genuine, and reject the others with a reason."
            : "Receipts and ratings of shoppers, and what Marquee decided of each."
        }
        action={mayModerate ? toQueue : undefined}
        query={billRows(client, { companyId, storeId, billId: only })}
        columns={tab === "R" ? rejectedColumns : billColumns}
        rowName={billName}
        rowActions={rowActions}
        searchLabel="Search bills"
        {...companyFilter(filter)}
        {...(only === null
          ? {}
          : {
              filtersSet: filter.chosen + 1,
              onClearFilters: () => void navigate({ to: ".", search: { tab } }),
            })}
        tall
        empty={
          <NoRecords
            icon={<ReceiptText />}
            detail="Shoppers send in their receipts, with ratings of what they bought."
            help={HELP_LINKS.bills}
          />
        }
      />
      {review.held}
      {review.dialog}
      {opened?.shows === "rating" ? (
        <RatingDetailsDialog bill={opened.bill} onClose={close} />
      ) : null}
      {opened?.shows === "receipt" ? <ReceiptDialog bill={opened.bill} onClose={close} /> : null}
    </WithSidePanel>
  );
}
