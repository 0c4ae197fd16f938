/** The secret of each source, by its name. */
export type IngestSecrets = ReadonlyMap<string, string>;

const SHORTEST = 32;
const ENTRY = /^(?:([a-z][a-z0-9-]{0,39})=)?(\S+)$/;

/** Reads `INGEST_SECRET`: one secret, or one for each source as `shop=…,panel=…` (INGEST-S5). `reasons` show none of it. */
export function readIngestSecrets(text: string | undefined, reasons: string[]): IngestSecrets {
  const secrets = new Map<string, string>();
  for (const entry of text ? text.split(",") : []) {
    const [, name = "default", secret = ""] = ENTRY.exec(entry.trim()) ?? [];
    if (secret.length < SHORTEST)
      reasons.push(
        `INGEST_SECRET holds one secret of at least ${SHORTEST} characters, or several as name=secret with commas between them.`,
      );
    else if (secrets.has(name)) reasons.push(`INGEST_SECRET names the source ${name} twice.`);
    else secrets.set(name, secret);
  }
  return secrets;
}
