import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as schema from "./schema.ts";

const META = join(import.meta.dirname, "../../migrations/meta");
type Snapshot = Parameters<typeof generateMigration>[0];

/** What the newest migration of the tables has made. */
function newestSnapshot(): Snapshot {
  const newest = readdirSync(META)
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new Error(`no snapshot in ${META}`);
  return JSON.parse(readFileSync(join(META, newest), "utf8")) as Snapshot;
}

describe("the migrations", () => {
  it("[DB-22] make what the schema files and the domain's limits define: else run drizzle-kit generate", async () => {
    const made = newestSnapshot();
    const said = generateDrizzleJson(schema, made.id, undefined, "snake_case");
    expect(await generateMigration(made, said)).toEqual([]);
  });
});
