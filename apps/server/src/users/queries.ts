import type { Tx } from "../database/connect.ts";
import { appUser } from "../database/schema/schema.ts";

export type NewUser = typeof appUser.$inferInsert;

/** Writes down people of ours. Their passwords are the identity service's. */
export async function insertUsers(tx: Tx, users: readonly NewUser[]): Promise<void> {
  await tx.insert(appUser).values([...users]);
}
