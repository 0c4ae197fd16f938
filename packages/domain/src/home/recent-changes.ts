import { formatCad } from "../money/format-money.ts";
import type { ChangeNoun, RecentChange } from "./home.schema.ts";

type Columns = Readonly<Record<string, unknown>>;

/** A row of the audit trail, with the company that it is about. */
export interface AuditedRow {
  readonly id: number;
  readonly at: string;
  readonly noun: ChangeNoun;
  readonly action: "insert" | "update" | "delete";
  readonly before: Columns | null;
  readonly after: Columns | null;
  readonly companyName: string | null;
}

const NAMES: Readonly<Record<ChangeNoun, string>> = {
  stores: "store_name",
  companies: "name",
  campaigns: "campaign_name",
  users: "name",
  roles: "role_name",
  transactions: "transaction_type",
};

/** The column that names the page of a change; a role has none. */
const SUBJECTS: Readonly<Record<ChangeNoun, string | null>> = {
  stores: "id",
  companies: "id",
  campaigns: "id",
  users: "email",
  roles: null,
  transactions: "campaign_id",
};

const DONE = { insert: "added", update: "changed", delete: "deleted" } as const;

const text = (columns: Columns | null, name: string): string => {
  const value = columns?.[name];
  return typeof value === "string" ? value : "";
};

/** Columns that change with every save, and say nothing by themselves. */
const SILENT = new Set([
  "reviewed",
  "updated_on",
  "updated_by",
  "version",
  "creates",
  "create_hash",
]);

const saysNothing = ({ before, after }: AuditedRow): boolean =>
  Object.keys(after ?? {}).every(
    (name) => SILENT.has(name) || JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]),
  );

function storeChange({ before, after, action }: AuditedRow, name: string): string {
  if (action === "insert") return `${name} awaits approval`;
  if (action === "update" && after?.["sent_back"] && !before?.["sent_back"])
    return `${name} sent back`;
  if (action === "update" && text(before, "is_approve") !== text(after, "is_approve"))
    return text(after, "is_approve") === "Y" ? `${name} approved` : `Approval of ${name} withdrawn`;
  return `${name} ${DONE[action]}`;
}

const centsIn = (columns: Columns | null, name: string): number => Number(columns?.[name] ?? 0);

/** What was refunded of a payment in all, in cents: a part, if it says so. */
function refundedCents(columns: Columns | null): number {
  if (text(columns, "refunded_on") === "") return 0;
  const part = columns?.["refunded_amount"];
  return typeof part === "number" ? part : centsIn(columns, "amount");
}

function transactionChange({ after, before, action }: AuditedRow): string | null {
  const amount = formatCad(centsIn(after ?? before, "amount") / 100);
  if (action === "insert")
    return (
      {
        Paid: `${amount} paid`,
        Fail: `Payment of ${amount} failed`,
        Error: `Payment of ${amount} broken off`,
        Cancelled: `Payment of ${amount} cancelled`,
      }[text(after, "status")] ?? null
    );
  const cents = refundedCents(after) - refundedCents(before);
  if (cents === 0) return null;
  const moved = formatCad(Math.abs(cents) / 100);
  return cents > 0 ? `${moved} refunded` : `Refund of ${moved} failed`;
}

function rowTitle(row: AuditedRow): string | null {
  const { noun, action, before, after } = row;
  if (noun === "transactions") return transactionChange(row);
  const name = text(after ?? before, NAMES[noun]);
  if (name === "") return null;
  if (action === "update" && saysNothing(row)) return null;
  if (noun === "stores") return storeChange(row, name);
  // the dates of a campaign are set by an approval, which has its own line
  if (noun === "campaigns" && action === "update") return null;
  return `${name} ${DONE[action]}`;
}

function subjectOf({ noun, before, after }: AuditedRow): string | null {
  const column = SUBJECTS[noun];
  return column === null ? null : text(after ?? before, column) || null;
}

/** The rows of the audit trail that matter to staff, in words, at most `most` of them (HOME-S5). */
export function recentChanges(rows: readonly AuditedRow[], most: number): readonly RecentChange[] {
  return rows
    .flatMap((row) => {
      const title = rowTitle(row);
      const { id, at, noun, companyName } = row;
      return title === null
        ? []
        : [
            {
              id: String(id),
              at,
              noun,
              subject: subjectOf(row),
              title,
              detail: companyName ?? "Marquee",
            },
          ];
    })
    .slice(0, most);
}
