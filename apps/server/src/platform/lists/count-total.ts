import type { Tx } from "../database/typed.ts";

/** How many rows a list has in all; `isMore` if there are more than are counted one by one. */
export interface Total {
  readonly total: number;
  readonly isMore?: true;
}

/** As many rows are counted one by one (LIST-C2): a list of more says so, instead of reading all of them for each page. */
export const MOST_COUNTED = 10_000;

/** A selection whose rows can be counted. */
export interface Countable {
  readonly limit: (most: number) => {
    readonly as: (alias: string) => Parameters<Tx["$count"]>[0];
  };
}

export async function countTotal(tx: Tx, rows: Countable, most = MOST_COUNTED): Promise<Total> {
  const total = await tx.$count(rows.limit(most + 1).as("listed"));
  return total > most ? { total: most, isMore: true } : { total };
}
