import { amountText } from "../money/cents.ts";
import type { HistoryField, HistoryFields } from "./history-fields.ts";
import type { HistoryChange, HistoryEntry, HistoryValue } from "./history.schema.ts";

type Columns = Readonly<Record<string, unknown>>;

/** A row of the audit trail, as the trigger writes it. */
export interface AuditedChange {
  readonly id: number;
  readonly at: string;
  /** The e-mail of a user, or the part of the system that acted. */
  readonly actor: string;
  /** The number of the request in the log; empty if the system acted. */
  readonly request: string;
  readonly action: "insert" | "update" | "delete";
  readonly before: Columns | null;
  readonly after: Columns | null;
}

const sameValue = (one: HistoryValue, other: HistoryValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const valueText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

const pairText = (pair: unknown): string =>
  typeof pair === "object" && pair !== null
    ? Object.values(pair).map(valueText).join(": ")
    : valueText(pair);

function historyValue(value: unknown, { kind }: HistoryField): HistoryValue {
  if (value === null || value === undefined || value === "") return null;
  if (kind === "cents") return amountText(BigInt(valueText(value)));
  if (kind === "reason" && typeof value === "object")
    return valueText(Reflect.get(value, "reason"));
  if (kind === "rows") return [valueText(value)];
  if (!Array.isArray(value)) return valueText(value);
  return value.length === 0 ? null : value.map(pairText);
}

/** Rows of another table that belong to the thing, such as its mapped products: they come and go, and do not make it. */
const isOfRows = ({ before, after }: AuditedChange, fields: HistoryFields): boolean =>
  Object.entries(fields).some(
    ([column, { kind }]) => kind === "rows" && Object.hasOwn(after ?? before ?? {}, column),
  );

/** Rows of another table say which they are, and nothing of the thing itself. */
function changesOf(row: AuditedChange, fields: HistoryFields): readonly HistoryChange[] {
  const { before, after } = row;
  const columns = after ?? before ?? {};
  const ofRows = isOfRows(row, fields);
  return Object.entries(fields).flatMap(([column, field]) => {
    if (!Object.hasOwn(columns, column) || (field.kind === "rows") !== ofRows) return [];
    const change = {
      field: field.field,
      before: historyValue(before?.[column], field),
      after: historyValue(after?.[column], field),
    };
    return sameValue(change.before, change.after) ? [] : [change];
  });
}

const valueList = (value: HistoryValue): readonly string[] =>
  value === null ? [] : typeof value === "string" ? [value] : value;

/** Two changes of a field within one request are one, from the first value to the last; lists that come and go add up. */
function joinChanges(earlier: HistoryChange, later: HistoryChange, rows: boolean): HistoryChange {
  if (!rows) return { ...later, before: earlier.before };
  const gone = [...valueList(earlier.before), ...valueList(later.before)];
  const come = [...valueList(earlier.after), ...valueList(later.after)];
  const net = (some: readonly string[], others: readonly string[]): HistoryValue => {
    const left = some.filter((each) => !others.includes(each));
    return left.length === 0 ? null : left;
  };
  return { ...later, before: net(gone, come), after: net(come, gone) };
}

function join(
  changes: readonly HistoryChange[],
  rowFields: ReadonlySet<string>,
): readonly HistoryChange[] {
  const byField = new Map<string, HistoryChange>();
  for (const change of changes) {
    const earlier = byField.get(change.field);
    byField.set(
      change.field,
      earlier ? joinChanges(earlier, change, rowFields.has(change.field)) : change,
    );
  }
  return [...byField.values()].filter(({ before, after }) => !sameValue(before, after));
}

const KIND = { insert: "created", update: "changed", delete: "deleted" } as const;

const MONEY = new Set(["campaignId", "sponsoredCampaignId", "validTill"]);
const APPROVAL = new Set(["active", "isApprove", "sentBack", "roleId", "isAgent", "status"]);

function changeSign(changes: readonly HistoryChange[]): HistoryEntry["sign"] {
  if (changes.some(({ field }) => MONEY.has(field))) return "money";
  return changes.some(({ field }) => APPROVAL.has(field)) ? "approval" : null;
}

/** What belongs together: the changes of one request, or of one moment if the system acted. */
const groupKey = ({ request, actor, at }: AuditedChange): string =>
  request === "" ? `${actor} ${at}` : `${request} ${actor}`;

/** Rows of one group as one entry; null if nothing of what is shown has changed. */
function toEntry(
  group: readonly AuditedChange[],
  fields: HistoryFields,
  nameOf: (actor: string) => string,
): HistoryEntry | null {
  const [first] = group;
  if (first === undefined) return null;
  const own = group.find((row) => !isOfRows(row, fields));
  const kind = own ? KIND[own.action] : "changed";
  const rowFields = new Set(
    Object.values(fields)
      .filter((field) => field.kind === "rows")
      .map(({ field }) => field),
  );
  const changes = join(
    group.flatMap((row) => changesOf(row, fields)),
    rowFields,
  );
  // what it was made with is its content, not a change
  const shown = kind === "created" ? [] : changes;
  if (kind === "changed" && shown.length === 0) return null;
  return {
    id: String(first.id),
    at: first.at,
    by: nameOf(first.actor),
    kind,
    sign: changeSign(shown),
    changes: shown,
  };
}

/** The history of a thing from the audit trail, the newest first (HIST-H1 to HIST-H4). `nameOf` says who an actor is. */
export function readHistory(
  rows: readonly AuditedChange[],
  fields: HistoryFields,
  nameOf: (actor: string) => string,
): readonly HistoryEntry[] {
  const oldestFirst = rows.toSorted((one, other) => one.id - other.id);
  const groups = Map.groupBy(oldestFirst, groupKey);
  return [...groups.values()]
    .flatMap((group) => toEntry(group, fields, nameOf) ?? [])
    .toSorted((one, other) => Number(other.id) - Number(one.id));
}
