import type { KindSums } from "@marquee/domain/reconciliation/money-parts";
import { MOVEMENT_KINDS, type MovementKind } from "@marquee/domain/reconciliation/movement";
import { sql } from "drizzle-orm";
import { providerLine } from "../schema/schema.ts";

type Column = "fee" | "gross";
type Name = `${MovementKind}_${Column}`;

const sumOf = (kind: MovementKind, column: Column) =>
  sql<number>`coalesce(sum(${providerLine[column]}) filter (where ${providerLine.kind} = ${sql.raw(`'${kind}'`)}), 0)`.mapWith(
    providerLine.gross,
  );

/** What moved by each kind of a provider's lines, as columns of one row: every report of money is made of these. */
export const KIND_SUMS = Object.fromEntries(
  MOVEMENT_KINDS.flatMap((kind) => [
    [`${kind}_gross`, sumOf(kind, "gross")],
    [`${kind}_fee`, sumOf(kind, "fee")],
  ]),
) as Readonly<Record<Name, ReturnType<typeof sumOf>>>;

/** The sums of a row that was selected with `KIND_SUMS`. */
export const kindSums = (row: Readonly<Record<Name, number>>): KindSums =>
  Object.fromEntries(
    MOVEMENT_KINDS.map((kind) => [kind, { gross: row[`${kind}_gross`], fee: row[`${kind}_fee`] }]),
  ) as KindSums;
