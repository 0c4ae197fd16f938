import { execFileSync } from "node:child_process";
import { existsSync, renameSync } from "node:fs";
import { withStartLock } from "@marquee/server/platform/database/start-lock";
import { startServerProcess } from "../proof/server-process.ts";
import { dataFolder, type DataFolder } from "./data-folder.ts";

/** In milliseconds; a server on a busy machine takes a while to make its market. */
const MADE_WITHIN = 300_000;

/** Has a server make its market in a folder, which is there once it is whole. */
async function makeMarket(folder: string): Promise<void> {
  const draft = dataFolder("draft");
  const server = await startServerProcess(draft.path);
  server.signal("SIGTERM");
  await server.ended;
  renameSync(draft.path, folder);
}

/**
 * A data folder for a server that is to have the demonstration market. MARKET_FOLDER says where one is that was made before, and
 * copied in a twentieth of the time; whoever asks for it first makes it. Without it every server makes its own.
 */
export async function marketFolder(name: string): Promise<DataFolder> {
  const folder = dataFolder(name);
  const made = process.env["MARKET_FOLDER"];
  if (!made) return folder;
  const make = async () => {
    if (!existsSync(made)) await makeMarket(made);
  };
  await withStartLock(`${made}.making`, make, MADE_WITHIN);
  // the files of the database belong to its own user
  execFileSync("cp", ["-a", `${made}/.`, folder.path]);
  return folder;
}
