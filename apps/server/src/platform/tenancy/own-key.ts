import { eq } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { Tx } from "../database/typed.ts";
import { ownKey } from "./own-key-table.ts";
import { SYSTEM } from "./scope.ts";
import { withScope } from "./with-scope.ts";

/** What there are keys for: addresses of private images; deliveries to a server in the embedded mode. */
export type KeyPurpose = "images" | "ingest";

async function find(tx: Tx, purpose: KeyPurpose): Promise<Buffer | null> {
  const [row] = await tx.select().from(ownKey).where(eq(ownKey.purpose, purpose));
  return row ? Buffer.from(row.key, "base64") : null;
}

/** The key of this purpose, or null if none was needed yet. */
export const findOwnKey = (pool: pg.Pool, purpose: KeyPurpose): Promise<Buffer | null> =>
  withScope(pool, SYSTEM, (tx) => find(tx, purpose));

/** The key of this purpose, the same on every server of the database. The first server that needs it makes it. */
export const ownKeyOf = (pool: pg.Pool, purpose: KeyPurpose): Promise<Buffer> =>
  withScope(pool, SYSTEM, async (tx) => {
    await tx
      .insert(ownKey)
      .values({ purpose, key: randomBytes(32).toString("base64") })
      .onConflictDoNothing();
    const key = await find(tx, purpose);
    if (!key) throw new Error(`there is no key for ${purpose}`);
    return key;
  });
