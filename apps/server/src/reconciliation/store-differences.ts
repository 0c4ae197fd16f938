import type { LineKey } from "@marquee/domain/reconciliation/book-line";
import type { LineDifference } from "@marquee/domain/reconciliation/compare-lines";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { bookDifference } from "../schema/schema.ts";
import type { FoundLine } from "./found-line.ts";
import { forgetMatched, storeMatched } from "./matched-lines.ts";
import type { OpenDifference } from "./queries.ts";

const excludedColumn = (column: string) => sql.raw(`excluded.${column}`);

const FIGURES = [
  "finding",
  "here_amount",
  "here_currency",
  "here_state",
  "there_amount",
  "there_currency",
  "there_state",
];
const rowOf = (table: string) => `(${FIGURES.map((column) => `${table}.${column}`).join(", ")})`;

/** Opened again: found once more after it was right, or other than it was when staff closed it (RECONCILE-Q4). */
const OPENED = sql.raw(
  `book_difference.closed_on is not null and (book_difference.closed_by is null or ${rowOf("book_difference")} is distinct from ${rowOf("excluded")})`,
);
const unlessOpened = (column: string) =>
  sql`case when ${OPENED} then null else ${sql.raw(`book_difference.${column}`)} end`;

/** Stores a difference once for its line; what staff have closed stays closed while nothing of it changes (RECONCILE-Q2). */
async function storeOne(
  tx: Tx,
  { key, finding, here, there }: LineDifference<FoundLine>,
  now: string,
): Promise<void> {
  const line = there ?? here;
  if (line === null) throw new Error("a difference is between two sides");
  await tx
    .insert(bookDifference)
    .values({
      id: newId(),
      provider: key.provider,
      kind: key.kind,
      line: key.id,
      payment: line.payment,
      checkout: here?.checkout ?? there?.checkout ?? null,
      payer: here?.payer ?? there?.payer ?? null,
      finding,
      hereAmount: here && here.cents / 100,
      hereCurrency: here && here.currency,
      hereState: here && here.state,
      thereAmount: there && there.cents / 100,
      thereCurrency: there && there.currency,
      thereState: there && there.state,
      movedOn: line.movedOn,
      foundOn: now,
      seenOn: now,
    })
    .onConflictDoUpdate({
      target: [bookDifference.provider, bookDifference.kind, bookDifference.line],
      set: {
        finding: excludedColumn("finding"),
        hereAmount: excludedColumn("here_amount"),
        hereCurrency: excludedColumn("here_currency"),
        hereState: excludedColumn("here_state"),
        thereAmount: excludedColumn("there_amount"),
        thereCurrency: excludedColumn("there_currency"),
        thereState: excludedColumn("there_state"),
        checkout: sql`coalesce(${excludedColumn("checkout")}, ${bookDifference.checkout})`,
        payer: sql`coalesce(${excludedColumn("payer")}, ${bookDifference.payer})`,
        seenOn: excludedColumn("seen_on"),
        foundOn: sql`case when ${OPENED} then ${excludedColumn("found_on")} else ${bookDifference.foundOn} end`,
        closedOn: unlessOpened("closed_on"),
        closedBy: unlessOpened("closed_by"),
        note: unlessOpened("note"),
        settledAs: unlessOpened("settled_as"),
      },
    });
}

const nameOf = ({ kind, id }: LineKey): string => `${kind} ${id}`;

/** Stores what was found, on both lists, and closes by itself what is open and was found right now (RECONCILE-Q3, RECONCILE-Q9). */
export async function storeDifferences(
  tx: Tx,
  found: {
    readonly differences: readonly LineDifference<FoundLine>[];
    readonly equal: readonly FoundLine[];
  },
  open: readonly OpenDifference[],
  now: string,
): Promise<void> {
  for (const difference of found.differences) await storeOne(tx, difference, now);
  await forgetMatched(
    tx,
    found.differences.map(({ key }) => key),
  );
  await storeMatched(tx, found.equal, now);
  const equal = new Set(found.equal.map(nameOf));
  const right = open.filter(({ kind, line }) => equal.has(nameOf({ kind, id: line } as LineKey)));
  if (right.length === 0) return;
  await tx
    .update(bookDifference)
    .set({ closedOn: now, seenOn: now })
    .where(
      and(
        inArray(
          bookDifference.id,
          right.map(({ id }) => id),
        ),
        isNull(bookDifference.closedOn),
        eq(bookDifference.provider, right[0]?.provider ?? "stripe"),
      ),
    );
}
