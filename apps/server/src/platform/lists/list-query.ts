import { searchWords } from "@marquee/domain/wire/typed-text";
import { and, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** What every list takes: a page from 1, rows a page, a column, a text to search, and a row that the page is beside. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  /** A column's name, with `-` before it for descending. */
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
  /** The key of the last row of the page before, or of the first row of the page after (LIST-P2). */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** The most rows of one response, and the rows of a list without a size (LIST-P1). */
export const MOST_ROWS = 1000;

/** How many rows a page has at most, and how many are passed over before it (LIST-P1). */
export const pageRange = ({
  page = 1,
  size = MOST_ROWS,
}: ListQuery): { limit: number; offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The pattern of `like` when a user searches for a text; null for no text. `%` and `_` mean themselves. */
export function searchPattern(text: string | undefined): string | null {
  const wanted = text?.trim();
  return wanted ? `%${wanted.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%` : null;
}

/**
 * Rows that hold every word of the text in one of the columns, as users search for them (LIST-Q1, LIST-Q3, LIST-Q4); the
 * domain's `holdsWords` in SQL.
 */
export function holdsText(
  text: string | undefined,
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  const holdsWord = (word: string) =>
    or(...columns.map((column) => sql`marquee_fold(${column}) like ${searchPattern(word)}`));
  return columns.length === 0 ? undefined : and(...searchWords(text ?? "").map(holdsWord));
}
