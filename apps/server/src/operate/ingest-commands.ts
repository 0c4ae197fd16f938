import type pg from "pg";
import { keptSecret } from "../ingest/own-secret.ts";
import { done, refused, type Done } from "./done.ts";

/** Shows the secret that an embedded server made to check deliveries with (INGEST-S6). */
export async function ingestSecretCommand(pool: pg.Pool): Promise<Done> {
  const secret = await keptSecret(pool);
  return secret
    ? done(secret)
    : refused("This database keeps no secret. In production it is the one in INGEST_SECRET.");
}
