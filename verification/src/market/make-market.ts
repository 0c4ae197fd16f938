import { withStartLock } from "@marquee/server/platform/database/start-lock";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../harness/data-folder.ts";
import { startServerProcess } from "../proof/server-process.ts";

/** Where the market of a run is: set by `npm test` for all of its tests, else by the global set-up, read by every process of the run. */
const VARIABLE = "TEST_MARKET";
/** Milliseconds. */
const MADE_WITHIN = 300_000;

/** Gives this run a place for its market, unless it has one: the first that needs the market makes it. Returns what removes it. */
export function placeMarket(): () => void {
  if (process.env[VARIABLE] !== undefined) return () => undefined;
  const folder = dataFolder("market");
  process.env[VARIABLE] = folder.path;
  return folder.remove;
}

/**
 * The data folder of a server that has filled the demonstration and has stopped. It is made once a run: a database, its
 * tables, pictures, and campaigns that are paid through the stand-in of the provider take seconds. No server is started
 * on it again: each gets a copy (copy-market.ts).
 */
export async function madeMarket(): Promise<string> {
  const place = process.env[VARIABLE];
  if (place === undefined) throw new Error(`${VARIABLE} is set by the tests' global setup`);
  const path = join(place, "market");
  const made = join(place, "made");
  const make = async () => {
    if (existsSync(made)) return;
    const server = await startServerProcess(path, { LOG_LEVEL: "error" });
    server.signal("SIGTERM");
    const code = await server.ended;
    if (code !== 0) throw new Error(`the market's server ended with ${code}:\n${server.output()}`);
    writeFileSync(made, "");
  };
  await withStartLock(join(place, "making"), make, MADE_WITHIN);
  return path;
}
