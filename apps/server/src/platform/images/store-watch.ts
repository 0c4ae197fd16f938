import { createHash, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { Log } from "../log/early-log.ts";
import { imageFolder, type ImageStoreSettings } from "./open-image-store.ts";

/** Any number that no other lock of ours has: under it each server says which store it works with. */
const STORE_LOCK = 7_281;

/** A folder has a number of its own, in a file beside its images: another server may reach the same one by another way. */
function folderId(dataDir: string): string {
  const file = join(imageFolder(dataDir), ".store");
  try {
    writeFileSync(file, randomUUID(), { flag: "wx" });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  }
  return readFileSync(file, "utf8");
}

/** The number of a store among the locks of a database. */
const storeNumber = (id: string): number =>
  createHash("sha256").update(id).digest().readUInt32BE() & 0x7f_ff_ff_ff;

const OTHERS = `
  select from pg_locks where locktype = 'advisory' and granted and classid = ${STORE_LOCK} and objid <> $1
    and database = (select oid from pg_database where datname = current_database())`;

export interface StoreWatch {
  /** Says on a connection that lasts which store this server works with. */
  readonly hold: (client: pg.ClientBase) => Promise<void>;
  /** Why this server may not take requests: its images are in a folder, and those of another server elsewhere. */
  readonly hindrance: (pool: pg.Pool) => Promise<string | null>;
}

const REASON =
  "Another server of this database stores its images elsewhere, and this one in a folder of its own: images of one are missing on the other. Give all of them one S3 store (S3_…), or one folder.";

/** Notices that servers of one database have different stores of images (IMAGE-C5). The later one takes no requests. */
export function storeWatch(settings: ImageStoreSettings, log: Log): StoreWatch {
  const { s3, dataDir } = settings;
  const number = storeNumber(s3 ? `${s3.endpoint}/${s3.bucket}` : folderId(dataDir));
  let isHeld = false;
  let isLate = false;
  return {
    hold: async (client) => {
      await client.query("select pg_advisory_lock_shared($1, $2)", [STORE_LOCK, number]);
      if (isHeld) return;
      isHeld = true;
      const { rowCount } = await client.query(OTHERS, [number]);
      if (rowCount === 0) return;
      isLate = s3 === null;
      log.warn({}, isLate ? REASON : "another server of this database stores its images elsewhere");
    },
    hindrance: async (pool) => {
      if (isLate) isLate = (await pool.query(OTHERS, [number])).rowCount !== 0;
      return isLate ? REASON : null;
    },
  };
}
