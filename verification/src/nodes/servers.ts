import { freePort } from "@marquee/server/platform/database/cluster-access";
import { join } from "node:path";
import { ownerUrlOf, startServerProcess, type ServerProcess } from "../proof/server-process.ts";
import type { Rehearsal } from "../rehearsal/rehearsal-settings.ts";
import { METRICS_TOKEN } from "./metrics-watch.ts";
import { isOk, waitUntil } from "./program.ts";

/** Seconds that a stopping server goes on to serve: three times the period of the balancer's checks. */
const DRAIN = "7";

type Settings = Readonly<Record<string, string>>;

/** A server that can be stopped and started anew at its port. */
interface Place {
  readonly port: number;
  readonly settings: Settings;
  server: ServerProcess;
}

/** The servers of a rehearsal and its stand-ins. */
export interface Servers {
  readonly places: readonly { readonly port: number }[];
  /** The owner's address of the stand-ins' database. */
  readonly providersUrl: string;
  /** Stops one server after the other, and starts it anew; returns how many did not end by themselves. */
  readonly roll: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** What every server of the proof is told besides. */
const COMMON = {
  LOG_LEVEL: "silent",
  RATE_LIMITS: "off",
  DRAIN_SECONDS: DRAIN,
  TRUSTED_PROXIES: "loopback",
  DATABASE_POOL: "10",
  METRICS_TOKEN,
};

const isReady = ({ port }: Place) => isOk(port, "/readyz");

/** Starts the stand-ins and a server for each address of the database. */
export async function startServers(
  folder: string,
  rehearsal: Rehearsal,
  databaseUrls: readonly string[],
  settings: Settings,
): Promise<Servers> {
  await using started = new AsyncDisposableStack();
  const env = { ...rehearsal.env, ...COMMON, ...settings };
  const sandbox = await startServerProcess(folder, env, "sandbox");
  const end = async (server: ServerProcess) => {
    server.signal("SIGTERM");
    return server.ended;
  };
  started.defer(async () => void (await end(sandbox)));
  const places: Place[] = [];
  started.defer(async () => {
    await Promise.all(places.map(({ server }) => end(server)));
  });
  for (const DATABASE_URL of databaseUrls) {
    const port = await freePort();
    const own = { ...env, DATABASE_URL, PORT: String(port) };
    places.push({ port, settings: own, server: await startServerProcess(folder, own) });
  }
  for (const place of places)
    await waitUntil(`the server at ${place.port}`, () => isReady(place), {
      words: place.server.output,
    });
  const running = started.move();
  return {
    places,
    providersUrl: ownerUrlOf(join(folder, "sandbox")),
    roll: async () => {
      let unclean = 0;
      for (const place of places) {
        if ((await end(place.server)) !== 0) unclean += 1;
        place.server = await startServerProcess(folder, place.settings);
        await waitUntil(`the server at ${place.port}`, () => isReady(place), {
          words: place.server.output,
        });
      }
      return unclean;
    },
    close: () => running.disposeAsync(),
  };
}
