import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { ConfigError, type Config } from "../../platform/config/config.ts";
import { StoreAway, type ImageStore } from "../../platform/images/image-store.ts";
import { openImageStore } from "../../platform/images/open-image-store.ts";
import { withOwner } from "../owner-connection.ts";
import { writeBackupFile, type AddEntry } from "./backup-file.ts";
import { knownImages } from "./known-images.ts";
import {
  copyStatement,
  describeDatabase,
  END,
  MANIFEST,
  type BackupEnd,
  type BackupTable,
} from "./manifest.ts";

/** Bytes of one file in the archive: a table may be larger than memory. */
const PART = 4 * 1024 * 1024;

/** What was written. */
export interface BackupReport {
  readonly rows: number;
  readonly images: number;
  /** Images that rows name and the store does not have. */
  readonly missing: readonly string[];
}

async function addTable(client: pg.Client, table: BackupTable, add: AddEntry): Promise<number> {
  const stream = client.query(copyTo(copyStatement(table, "to stdout")));
  let held: Buffer[] = [];
  let size = 0;
  let part = 0;
  const send = async () => {
    const bytes = Buffer.concat(held);
    held = [];
    size = 0;
    part += 1;
    await add(`tables/${table.schema}.${table.name}/${part}`, bytes);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size >= PART) await send();
  }
  if (size > 0) await send();
  return stream.rowCount;
}

async function addImages(
  names: readonly string[],
  store: ImageStore,
  add: AddEntry,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const image = await store.get(name);
    if (image instanceof StoreAway)
      throw new ConfigError([`The store of images is away: ${image.reason}.`]);
    if (image === null) missing.push(name);
    else await add(`images/${name}`, image);
  }
  return missing;
}

/** Writes every row as of one moment, and every image, while servers go on (OPERATE-7), for this release or a newer one. */
export const writeBackup = (config: Config, file: string): Promise<BackupReport> =>
  withOwner(config, async (client) => {
    const { rows: made } = await client.query<{ made: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as made",
    );
    if (!made[0]?.made)
      throw new ConfigError(["The database is empty: there is nothing to store."]);
    const store = openImageStore(config);
    let report: BackupReport = { rows: 0, images: 0, missing: [] };
    await writeBackupFile(file, async (add) => {
      await client.query("begin isolation level repeatable read read only");
      const manifest = await describeDatabase(client);
      await add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
      const rows: Record<string, number> = {};
      for (const table of manifest.tables)
        rows[`${table.schema}.${table.name}`] = await addTable(client, table, add);
      const names = await knownImages(client);
      await client.query("commit");
      const missing = await addImages(names, store, add);
      const end: BackupEnd = { rows, images: names.length - missing.length };
      await add(END, Buffer.from(JSON.stringify(end)));
      const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
      report = { rows: count, images: end.images, missing };
    });
    return report;
  });
