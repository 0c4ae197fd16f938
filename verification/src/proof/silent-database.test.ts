import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DataFolder } from "../harness/data-folder.ts";
import { copyMarket } from "../market/copy-market.ts";
import { toOfferDraft, sendOffer, signInMerchant, type Merchant } from "./merchant.ts";
import {
  FOR_LOAD,
  postmasterOf,
  startServerProcess,
  type ServerProcess,
} from "./server-process.ts";

let folder: DataFolder;
/** A server that waits for ever fails the test by this. Milliseconds. */
const AT_MOST = 60_000;

let server: ServerProcess;
let merchant: Merchant;
beforeAll(async () => {
  folder = await copyMarket("silent");
  server = await startServerProcess(folder.path, { ...FOR_LOAD, STATEMENT_TIMEOUT: "1" });
  merchant = await signInMerchant(server.origin);
});
afterAll(async () => {
  server.signal("SIGKILL");
  await server.ended;
  folder.remove();
});

/** The database's first process and all that it has started. */
function databaseProcesses(): readonly number[] {
  const first = postmasterOf(folder.path);
  const started = readFileSync(`/proc/${first}/task/${first}/children`, "utf8");
  return [first, ...started.trim().split(" ").map(Number)];
}

const signalDatabase = (signal: "SIGSTOP" | "SIGCONT"): void => {
  for (const pid of databaseProcesses()) process.kill(pid, signal);
};

const fetchStatus = async (path: string): Promise<number> => {
  const signal = AbortSignal.timeout(AT_MOST);
  return (await fetch(`${server.origin}${path}`, { headers: merchant.headers, signal })).status;
};
const send = (number: number) =>
  sendOffer(
    server.origin,
    merchant,
    toOfferDraft(merchant, String(number).padStart(32, "0"), "Silence"),
    AT_MOST,
  );

describe("a database that says nothing", () => {
  it("[REL-S1] [REL-S2] has every call answered 503, and is used again once it answers", async () => {
    expect(await fetchStatus("/readyz")).toBe(200);
    signalDatabase("SIGSTOP");
    try {
      // More than there are connections: some wait for an answer, the others for a connection.
      const writes = await Promise.all(Array.from({ length: 24 }, (_, number) => send(number)));
      expect(new Set(writes.map(({ tag }) => tag))).toEqual(new Set(["unknown"]));
      expect(await Promise.all([fetchStatus("/readyz"), fetchStatus("/api/session")])).toEqual([
        503, 503,
      ]);
      expect(await fetchStatus("/healthz")).toBe(200);
    } finally {
      signalDatabase("SIGCONT");
    }
    await expect.poll(() => fetchStatus("/readyz")).toBe(200);
    for (const number of [0, 1, 23])
      expect(await send(number)).toEqual({ tag: "responded", response: "made" });
  });
});
