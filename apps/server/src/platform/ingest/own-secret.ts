import type pg from "pg";
import type { IngestSecrets } from "../config/read-ingest-secrets.ts";
import { findOwnKey, ownKeyOf } from "../tenancy/own-key.ts";

const encodeKey = (key: Buffer): string => key.toString("base64url");

/** The secret of the embedded mode, made once and stored, the same for every server on the database (INGEST-S6). */
export const ownSecret = async (pool: pg.Pool): Promise<IngestSecrets> =>
  new Map([["embedded", encodeKey(await ownKeyOf(pool, "ingest"))]]);

/** That secret, or null if no embedded server has run on this database. */
export async function findOwnSecret(pool: pg.Pool): Promise<string | null> {
  const key = await findOwnKey(pool, "ingest");
  return key && encodeKey(key);
}
