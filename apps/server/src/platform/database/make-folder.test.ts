import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config/config.ts";
import { openImageStore } from "../images/open-image-store.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { makeFolder } from "./make-folder.ts";
import { openDatabase } from "./open-database.ts";
import { removeData } from "./remove-data.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-folder-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Why a start on these settings is refused. */
async function openReasons(env: Readonly<Record<string, string>>): Promise<string> {
  try {
    await openDatabase(readConfig(env));
    return "";
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.reasons.join("\n");
  }
}

/** Why these settings are refused before anything is opened. */
function configReasons(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.reasons;
  }
}

describe("a data folder", () => {
  it("[OPS-9] is made with its parents, and may be there already", () => {
    const deep = join(folder, "a", "b");
    makeFolder(deep);
    makeFolder(deep);
    expect(existsSync(deep)).toBe(true);
  });

  it("[OPS-9] that cannot be made is refused in a sentence", async () => {
    const file = join(folder, "file");
    const link = join(folder, "link");
    writeFileSync(file, "");
    symlinkSync(join(folder, "nowhere"), link);
    for (const path of ["/proc/x", "/proc/x/y", file, join(file, "data"), link])
      expect(await openReasons({ DATA_DIR: path })).toMatch(
        /^DATA_DIR is .*, .*\. Name a folder that this user can write into\.$/,
      );
  });

  it("[CONFIG-M5] whose name has a line break or another control character is refused", async () => {
    for (const name of ["two\nlines", "two\rlines", "tab\t", "\u007F"])
      expect(configReasons({ DATA_DIR: join(folder, name) })).toEqual([
        "DATA_DIR holds a line break or another control character.",
      ]);
  });

  it("[CONFIG-M5] is refused without a name", () => {
    expect(configReasons({ DATA_DIR: " " })).toEqual([
      "DATA_DIR is blank. Name a folder, or leave it out.",
    ]);
  });

  it("[OPS-9] whose folder of images is a file is refused in a sentence", () => {
    const dataDir = mkdtempSync(join(tmpdir(), "marquee-images-"));
    writeFileSync(join(dataDir, "images"), "");
    expect(() => openImageStore({ s3: null, dataDir })).toThrowError(
      expect.objectContaining({
        reasons: [expect.stringMatching(/images is a file, .* Name a folder that/)],
      }),
    );
    rmSync(dataDir, { recursive: true });
  });

  it("[DB-27] that holds a database without the file of its passwords is refused and left as it is", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "marquee-foreign-"));
    chmodSync(dataDir, 0o755);
    const files = join(dataDir, "postgres");
    mkdirSync(files, { mode: 0o755 });
    writeFileSync(join(files, "PG_VERSION"), "18\n");
    expect(await openReasons({ DATA_DIR: dataDir })).toBe(
      `${files} holds files, and ${join(dataDir, "postgres.json")}, which says how their database is opened, is missing. Nothing was changed. Put that file back, or set DATA_DIR to another folder.`,
    );
    expect(readdirSync(files)).toEqual(["PG_VERSION"]);
    expect(statSync(files).mode & 0o777).toBe(0o755);
    rmSync(dataDir, { recursive: true });
  });

  it("[DB-27] that a killed start left half made is made anew", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "marquee-half-"));
    chmodSync(dataDir, 0o755);
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "18\n");
    writeFileSync(join(dataDir, "postgres.initial"), "secret", { mode: 0o600 });
    const cluster = await embeddedCluster(dataDir, { durable: false });
    expect(existsSync(join(dataDir, "postgres.initial"))).toBe(false);
    await cluster.release();
    removeData(dataDir);
  });
});

describe("a database of the operator's", () => {
  it.each(["postgres://unknown@127.0.0.1:1/nowhere", "postgres://a:b@no-such-host.invalid/x"])(
    "[OPS-9] that cannot be reached is refused in a sentence: %s",
    async (url) => {
      expect(await openReasons({ DATABASE_URL: url })).toMatch(
        /^The database at DATABASE_URL cannot be used: .+\.$/,
      );
    },
  );

  it("[CONFIG-M5] whose address cannot be read is refused in a sentence, without its password", () => {
    for (const end of ["127.0.0.1:99999/x", "[::1/x", "host:port/x"])
      expect(configReasons({ DATABASE_URL: `postgres://u:s3cret@${end}` })).toEqual([
        "DATABASE_URL is no address.",
      ]);
  });
});
