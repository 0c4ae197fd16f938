import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type pg from "pg";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { ownKey } from "./schema/schema.ts";

/** The key of this purpose, the same on every server of the database. The first who asks makes it. */
export const ownKeyOf = (pool: pg.Pool, purpose: "images"): Promise<Buffer> =>
  withScope(pool, SYSTEM, async (tx) => {
    await tx
      .insert(ownKey)
      .values({ purpose, key: randomBytes(32).toString("base64") })
      .onConflictDoNothing();
    const [row] = await tx.select().from(ownKey).where(eq(ownKey.purpose, purpose));
    if (!row) throw new Error(`there is no key for ${purpose}`);
    return Buffer.from(row.key, "base64");
  });
