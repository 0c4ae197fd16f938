import { REJECT_REASONS } from "@marquee/domain/bills/bill-rejection";
import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import type { HistoryOf } from "../history/history.queries.ts";
import { BILLS } from "./bills.queries.ts";

const STATUS: Readonly<Record<string, string>> = { N: "New", A: "Approved", R: "Rejected" };
const REASONS: Readonly<Record<string, string>> = REJECT_REASONS;

/** How a value that is a code is shown; one of a later version as it is. */
const showNames =
  (names: Readonly<Record<string, string>>) =>
  ({ value }: { readonly value: unknown }) =>
    typeof value === "string" ? (names[value] ?? value) : null;

const SHOWN_AS: ShownAs = { status: showNames(STATUS), rejectReason: showNames(REASONS) };

/** How the history of a bill is read: what was decided of it, by whom and why. */
export const billHistory = (id: string): HistoryOf => ({
  of: [BILLS, id],
  read: (client, options) => client.bills.history({ params: { id } }, options),
  shownAs: SHOWN_AS,
});
