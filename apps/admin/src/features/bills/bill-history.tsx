import { REJECT_REASONS } from "@marquee/domain/bills/bill-rejection";
import type { Bill } from "@marquee/domain/bills/bill.schema";
import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { HistoryPanel, type RowHistoryProps } from "../history/history-panel.tsx";
import { BILLS } from "./bills.queries.ts";

const STATUS: Readonly<Record<string, string>> = { N: "New", A: "Approved", R: "Rejected" };
const REASONS: Readonly<Record<string, string>> = REJECT_REASONS;

/** How a value that is a code is shown; one of a later version as it is. */
const named =
  (names: Readonly<Record<string, string>>) =>
  ({ value }: { readonly value: unknown }) =>
    typeof value === "string" ? (names[value] ?? value) : null;

const SHOWN_AS: ShownAs = { status: named(STATUS), rejectReason: named(REASONS) };

/** What was decided of a bill, by whom and why. */
export const BillHistory = ({ row, onClose }: RowHistoryProps<Bill>) => (
  <HistoryPanel
    title={`${row.storeName}, ${row.userId}`}
    thing={row}
    shownAs={SHOWN_AS}
    of={[BILLS, row.id]}
    read={(client, options) => client.bills.history({ params: { id: row.id } }, options)}
    onClose={onClose}
  />
);
