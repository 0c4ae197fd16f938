import type { QueryResultRow } from "pg";
import { firstRow, type Queryable } from "../database/queryable.ts";
import { group, text, wholeNumber, type Form } from "./form.ts";
import { invalidRequest, missing } from "./stripe-error.ts";
import { ok, type StripeRoute } from "./stripe-route.ts";

export type ListedTable =
  | "stripe_balance_transaction"
  | "stripe_customer"
  | "stripe_dispute"
  | "stripe_event"
  | "stripe_payment_intent"
  | "stripe_payment_method"
  | "stripe_payout"
  | "stripe_refund";

export interface ListedRows {
  readonly table: ListedTable;
  /** Column → value; an undefined value filters nothing. */
  readonly where: Readonly<Record<string, string | undefined>>;
}

export interface Listing<Row> {
  readonly table: ListedTable;
  /** The columns that filter it, as parameters of their names. */
  readonly filters: readonly string[];
  /** Whether `created` bounds it as well. */
  readonly byTime?: boolean;
  readonly view: (row: Row) => object;
}

async function selectSeq(db: Queryable, table: ListedTable, id: string): Promise<string> {
  const row = await firstRow<{ seq: string }>(
    db,
    `select seq from sandbox.${table} where id = $1`,
    [id],
  );
  if (!row) throw missing("object", id, "starting_after");
  return row.seq;
}

/** The fields that every list takes. */
export const PAGE = ["ending_before", "limit", "starting_after"] as const;

/** The bounds of `created`, in whole seconds as the provider shows it. */
const BOUNDS = [
  ["gte", ">=", 0],
  ["gt", ">=", 1],
  ["lt", "<", 0],
  ["lte", "<", 1],
] as const;

/** A page of rows, newest first: `limit` (1–100, 10), `starting_after`, `ending_before`, `created[gte]` and the like. */
export async function listRows<Row extends QueryResultRow>(
  db: Queryable,
  form: Form,
  { table, where }: ListedRows,
): Promise<{ readonly rows: readonly Row[]; readonly hasMore: boolean }> {
  const limit = wholeNumber(form, "limit") ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest("Invalid limit: must be between 1 and 100", { param: "limit" });
  const [after, before] = [text(form, "starting_after"), text(form, "ending_before")];
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (condition: string, value: unknown) =>
    conditions.push(`${condition} $${values.push(value)}`);
  for (const [column, value] of Object.entries(where))
    if (value !== undefined) add(`${column} =`, value);
  const created = group(form, "created");
  for (const [name, operator, more] of BOUNDS) {
    const bound = wholeNumber(created, name);
    if (bound !== undefined) add(`created_at ${operator}`, new Date((bound + more) * 1000));
  }
  if (after) add("seq <", await selectSeq(db, table, after));
  if (before) add("seq >", await selectSeq(db, table, before));
  const filter = conditions.length ? `where ${conditions.join(" and ")}` : "";
  const order = before ? "asc" : "desc";
  const { rows } = await db.query<Row>(
    `select * from sandbox.${table} ${filter} order by seq ${order} limit ${limit + 1}`,
    values,
  );
  const page = rows.slice(0, limit);
  if (before) page.reverse();
  return { rows: page, hasMore: rows.length > limit };
}

/** A page of views as the API lists them; `url` is the path of the call. */
export const toPage = (url: string, hasMore: boolean, data: readonly object[]) => ({
  object: "list",
  url,
  has_more: hasMore,
  data,
});

/** Lists the objects of a table, newest first. */
export const list = <Row extends QueryResultRow>(
  path: string,
  { table, filters, byTime = false, view }: Listing<Row>,
): StripeRoute => ({
  method: "GET",
  path,
  accepts: [...filters, ...(byTime ? ["created"] : []), ...PAGE],
  async handle({ tx, form, path: url }) {
    const where = Object.fromEntries(filters.map((name) => [name, text(form, name)]));
    const { rows, hasMore } = await listRows<Row>(tx, form, { table, where });
    return ok(toPage(url, hasMore, rows.map(view)));
  },
});
