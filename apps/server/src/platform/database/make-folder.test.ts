import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config/config.ts";
import { makeFolder } from "./make-folder.ts";
import { openDatabase } from "./open-database.ts";

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
});

describe("a database of the operator's", () => {
  it.each(["postgres://nobody@127.0.0.1:1/nowhere", "postgres://a:b@no-such-host.invalid/x"])(
    "[OPS-9] that cannot be reached is refused in a sentence: %s",
    async (url) => {
      expect(await openReasons({ DATABASE_URL: url })).toMatch(
        /^The database at DATABASE_URL cannot be used: .+\.$/,
      );
    },
  );
});
