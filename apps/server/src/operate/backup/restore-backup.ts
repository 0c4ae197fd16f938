import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import type pg from "pg";
import { DEMONSTRATION_TABLE } from "../../demonstration/fill.ts";
import { ConfigError, type Config } from "../../platform/config/config.ts";
import { RELEASE } from "../../platform/config/release.ts";
import { ensureAppRole } from "../../platform/database/app-role.ts";
import { applyMigrations } from "../../platform/database/apply-migrations.ts";
import { connect } from "../../platform/database/connect.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { inTurn } from "../../platform/database/migration-turn.ts";
import { allMigrations, pendingMigrations } from "../../platform/database/pending-migrations.ts";
import { isNewer } from "../../platform/database/recorded-release.ts";
import { addSandboxSchema } from "../../platform/database/sandbox-schema.ts";
import { StoreAway } from "../../platform/images/image-store.ts";
import { openImageStore } from "../../platform/images/open-image-store.ts";
import { withOwner } from "../owner-connection.ts";
import { BackupRefused, readAll, readBackupFile, type BackupEntry } from "./backup-file.ts";
import { rowLoader, withoutForeignKeys } from "./load-rows.ts";
import { END, MANIFEST, type BackupEnd, type BackupTable, type Manifest } from "./manifest.ts";

export interface RestoreReport {
  readonly takenOn: string;
  readonly rows: number;
  readonly images: number;
}

/** Whose rows a backup of the stand-ins has; how far they are is a matter of the release. */
const SANDBOX_STATE = "migration";

const readJson = async <T>({ bytes }: BackupEntry): Promise<T> =>
  JSON.parse((await readAll(bytes)).toString("utf8")) as T;

/** Reads the beginning of a backup alone. */
async function readManifest(file: string): Promise<Manifest> {
  const seen: { manifest?: Manifest } = {};
  await readBackupFile(file, async (entry) => {
    if (entry.name === MANIFEST) seen.manifest = await readJson<Manifest>(entry);
    else for await (const chunk of entry.bytes) void chunk;
  });
  const { manifest } = seen;
  if (manifest?.format !== 1) throw new BackupRefused(`${file} is no backup of Marquee.`);
  return manifest;
}

function refuseNewer({ release, migrations }: Manifest): void {
  const ours = allMigrations();
  if (migrations.every((hash, index) => hash === ours[index]?.hash)) return;
  throw new BackupRefused(
    isNewer(release, RELEASE)
      ? `The backup is of release ${release}, newer than this ${RELEASE}. Restore it with ${release} or newer.`
      : `The backup is of release ${release} with other migrations than those of this ${RELEASE}. Restore it with release ${release} as it was published.`,
  );
}

const FILLED = "select exists (select from app_user) or exists (select from company) as filled";

/** The migrations that are to make the tables as the backup had them; a database that holds something is left as it is. */
async function lackingMigrations(client: pg.Client, { migrations }: Manifest) {
  const ours = allMigrations();
  const applied = ours.length - (await pendingMigrations(client)).length;
  if (applied > 0) {
    const { rows } = await client.query<{ filled: boolean }>(FILLED);
    if (rows[0]?.filled || applied > migrations.length)
      throw new BackupRefused(
        "The database holds something already, and is left as it is. Restore into an empty one: another DATA_DIR, or another database in DATABASE_URL.",
      );
  }
  return ours.slice(applied, migrations.length);
}

/** The tables of the stand-ins, of the embedded mode alone. */
async function makeSandbox(ownerUrl: () => string, appPassword: string | null, client: pg.Client) {
  const role = await ensureAppRole(client, appPassword);
  await addSandboxSchema(ownerUrl(), role);
  const pool = connect(ownerUrl, role, { size: 1, statementWithin: 60_000 });
  try {
    await migrateSandbox(pool);
    await pool.query(DEMONSTRATION_TABLE);
  } finally {
    await pool.end();
  }
}

async function loadAll(
  client: pg.Client,
  file: string,
  tables: readonly BackupTable[],
  config: Config,
): Promise<BackupEnd> {
  const byName = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const rows = rowLoader(client);
  const store = openImageStore(config);
  const seen: { end?: BackupEnd } = {};
  let images = 0;
  await readBackupFile(file, async (entry) => {
    const [, kind = "", rest = ""] = /^(tables|images)\/(.+)$/.exec(entry.name) ?? [];
    const table = kind === "tables" ? byName.get(rest.replace(/\/\d+$/, "")) : undefined;
    if (table !== undefined) return rows.load(table, entry.bytes);
    const bytes = await readAll(entry.bytes);
    if (kind === "images") {
      const away = await store.put(rest, bytes);
      if (away instanceof StoreAway)
        throw new ConfigError([`The store of images is away: ${away.reason}.`]);
      images += 1;
    } else if (entry.name === END) seen.end = JSON.parse(bytes.toString("utf8")) as BackupEnd;
    return undefined;
  });
  await rows.end();
  const { end } = seen;
  const isWhole =
    end?.images === images &&
    [...byName.keys()].every((name) => (rows.counts[name] ?? 0) === end.rows[name]);
  if (!end || !isWhole) throw new BackupRefused(`${file} is no whole backup: rows are missing.`);
  return end;
}

/** Restores a backup into an empty database and image store, all or nothing (OPERATE-8), and migrates it to this release. */
export async function restoreBackup(config: Config, file: string): Promise<RestoreReport> {
  const manifest = await readManifest(file);
  refuseNewer(manifest);
  return withOwner(config, async (client, { ownerUrl, appPassword }) => {
    const isEmbedded = config.mode === "embedded";
    const tables = manifest.tables.filter(
      ({ schema, name }) => schema === "public" || (isEmbedded && name !== SANDBOX_STATE),
    );
    await lackingMigrations(client, manifest);
    if (tables.some(({ schema }) => schema === "sandbox"))
      await makeSandbox(ownerUrl, appPassword, client);
    const end = await inTurn(client, async () => {
      await applyMigrations(client, await lackingMigrations(client, manifest));
      await client.query("begin");
      try {
        const held: { end?: BackupEnd } = {};
        await withoutForeignKeys(client, tables, async () => {
          held.end = await loadAll(client, file, tables, config);
        });
        for (const { schema, name, value } of manifest.sequences)
          if (schema === "public" || isEmbedded)
            await client.query("select setval(format('%I.%I', $1::text, $2::text)::regclass, $3)", [
              schema,
              name,
              value,
            ]);
        await client.query("commit");
        return held.end;
      } catch (error) {
        // The connection may be what broke; its failure is not the one that matters.
        await client.query("rollback").catch(() => undefined);
        throw error;
      }
    });
    await migrate(ownerUrl(), appPassword);
    await client.query("analyze");
    const rows = tables.reduce(
      (sum, { schema, name }) => sum + (end?.rows[`${schema}.${name}`] ?? 0),
      0,
    );
    return { takenOn: manifest.takenOn, rows, images: end?.images ?? 0 };
  });
}
