import { randomBytes } from "node:crypto";
import type pg from "pg";
import { ingestSecret } from "../database/schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import type { IngestSecrets } from "./read-secrets.ts";

/** The source of everything that is delivered to an embedded server. */
const SOURCE = "embedded";

/** The secrets that stand in the database: none, unless a server in the embedded mode made its own. */
export async function keptSecrets(pool: pg.Pool): Promise<IngestSecrets> {
  const rows = await withScope(pool, SYSTEM, (tx) => tx.select().from(ingestSecret));
  return new Map(rows.map(({ source, secret }) => [source, secret]));
}

/** The secret of the embedded mode, made once and kept, the same for every server on the database (INGEST-S6). */
export async function ownSecret(pool: pg.Pool): Promise<IngestSecrets> {
  await withScope(pool, SYSTEM, (tx) =>
    tx
      .insert(ingestSecret)
      .values({ source: SOURCE, secret: randomBytes(32).toString("base64url") })
      .onConflictDoNothing(),
  );
  return keptSecrets(pool);
}
