// Until release 1.0.0: makes the one generated migration of the tables anew from the schema files, beside the two that are written
// by hand. Afterwards a migration never changes, and this file is removed.
import { spawnSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const server = resolve(import.meta.dirname, "../apps/server");
const folder = resolve(server, "migrations");
const meta = resolve(folder, "meta");
rmSync(meta, { recursive: true, force: true });
rmSync(resolve(folder, "0001_tables.sql"), { force: true });

// drizzle-kit makes the folder itself; an empty one without its journal is an error to it
const generated = spawnSync("npx", ["drizzle-kit", "generate", "--name", "tables"], {
  cwd: server,
  stdio: "inherit",
});
if (generated.status !== 0) process.exit(1);
renameSync(resolve(folder, "0000_tables.sql"), resolve(folder, "0001_tables.sql"));
renameSync(resolve(meta, "0000_snapshot.json"), resolve(meta, "0001_snapshot.json"));
const entry = (idx, tag) => ({
  idx,
  version: "7",
  when: 1795759200000 + idx,
  tag,
  breakpoints: true,
});
writeFileSync(
  resolve(meta, "_journal.json"),
  `${JSON.stringify({ version: "7", dialect: "postgresql", entries: [entry(0, "0000_functions"), entry(1, "0001_tables"), entry(2, "0002_triggers")] }, null, 2)}\n`,
);
// the snapshot's id is random: without this, two makings of the same tables would differ
const snapshot = resolve(meta, "0001_snapshot.json");
const made = JSON.parse(readFileSync(snapshot, "utf8"));
made.id = "00000000-0000-4000-8000-000000000001";
writeFileSync(snapshot, JSON.stringify(made, null, 2));
