import type pg from "pg";

/** Codes that lead to a price below what a card can be charged, and to none at all. */
export const PROMOCODES = { quarter: "QUARTER", nearlyAll: "NEARLY", all: "GRATIS" } as const;

/** Inserts the codes. */
export async function insertPromocodes(owner: pg.Pool): Promise<void> {
  await owner.query(
    "insert into promocode (code, type, discount) values ($1, 'P', '25'), ($2, 'P', '95'), ($3, 'P', '100')",
    [PROMOCODES.quarter, PROMOCODES.nearlyAll, PROMOCODES.all],
  );
}
