import type { Tx } from "../database/connect.ts";
import { company } from "../database/schema/schema.ts";

export type NewCompany = typeof company.$inferInsert;

export async function insertCompanies(tx: Tx, companies: readonly NewCompany[]): Promise<void> {
  await tx.insert(company).values([...companies]);
}
