import { type ItemStatus, statusesOf } from "@marquee/domain/items/item-status";
import type { StatusFilter } from "@marquee/domain/offers/offer.schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { itemTally } from "../schema/schema.ts";
import type { Draft } from "../platform/database/statement.ts";
import { scopedStatement, type Reader } from "../platform/tenancy/scoped-statement.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { statusConditions, type ItemColumns } from "./status-condition.ts";

export type StatusCounts = Readonly<Record<ItemStatus, number>>;

const NONE: StatusCounts = { live: 0, pending: 0, inactive: 0 };

/** How many rows a status value lists, from the counts of every status. */
export const totalFor = (filter: StatusFilter, counts: StatusCounts): number =>
  statusesOf(filter).reduce((sum, status) => sum + counts[status], 0);

/** The one row of counts. */
export const theCounts = ([counts = NONE]: readonly StatusCounts[]): StatusCounts => counts;

const at = sql.placeholder;
const NOW = at("now");

/** The counts of rows, a row counting as much as `weight` says. */
function countsOf(items: ItemColumns, weight: SQL) {
  const { live, pending, inactive } = statusConditions(items, NOW);
  const countOf = (condition: SQL) =>
    sql<number>`coalesce(sum(${weight}) filter (where ${condition}), 0)`.mapWith(Number);
  return { live: countOf(live), pending: countOf(pending), inactive: countOf(inactive) };
}

/** Counts every status in one reading of the rows: for searches, which no tally knows. At the place `now`. */
export const countItems = (draft: Draft, items: PgTable & ItemColumns, filter: SQL | undefined) =>
  draft
    .select(countsOf(items, sql`1`))
    .from(items)
    .where(filter);

/** Which items a tally is asked for. */
export interface Tallied {
  readonly noun: "offers" | "products";
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | undefined;
  readonly type?: string | undefined;
}

interface TallyShape {
  readonly company: boolean;
  readonly branch: boolean;
  readonly type: boolean;
}

const tally = scopedStatement((draft, wall, { company, branch, type }: TallyShape) =>
  draft
    .select(countsOf(itemTally, sql`n`))
    .from(itemTally)
    .where(
      and(
        wall(itemTally.companyId, itemTally.storeId),
        eq(itemTally.noun, at("noun")),
        company ? eq(itemTally.companyId, at("companyId")) : undefined,
        branch ? eq(itemTally.storeId, at("storeId")) : undefined,
        type ? eq(itemTally.type, at("type")) : undefined,
      ),
    ),
);

/** Counts every status from the tally (OFFER-T11): the work does not grow with the number of items. */
export async function tallyItems(
  reader: Reader & Pick<Work, "now">,
  { noun, companyId = null, storeId, type }: Tallied,
): Promise<StatusCounts> {
  const shape = {
    company: companyId !== null,
    branch: storeId !== undefined,
    type: type !== undefined,
  };
  const values = { now: reader.now.toISOString(), noun, companyId, storeId, type };
  return theCounts(await tally(reader, shape, values));
}
