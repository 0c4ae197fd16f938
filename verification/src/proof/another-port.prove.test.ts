import { isAlive, withStartLock } from "@marquee/server/platform/database/start-lock";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DataFolder } from "../harness/data-folder.ts";
import { copyMarket } from "../market/copy-market.ts";
import { toOfferDraft, sendOffer, signInMerchant } from "./merchant.ts";
import {
  ownerUrlOf,
  postmasterOf,
  startServerProcess,
  type ServerProcess,
} from "./server-process.ts";

let folder: DataFolder;
const portNow = (): number => Number(new URL(ownerUrlOf(folder.path)).port);

/** Another program, which keeps the port and does not respond. */
const squatter: Server = createServer();
const squat = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const attempt = () => squatter.listen(port, "127.0.0.1", resolve);
    const until = Date.now() + 60_000;
    // The connections of the dead are still being taken down.
    squatter.on("error", (error) => (Date.now() > until ? reject(error) : setTimeout(attempt, 20)));
    attempt();
  });

let servers: readonly ServerProcess[];
beforeAll(async () => {
  folder = await copyMarket("port");
  servers = await Promise.all([1, 2, 3].map(() => startServerProcess(folder.path)));
});
afterAll(() => {
  for (const server of servers) server.signal("SIGKILL");
  squatter.close();
  folder.remove();
});

describe("servers whose database comes back on another port", () => {
  it("[DB-8] follow it, whichever of them started it again, and the last to leave stops it", async () => {
    const [owner, second, third] = servers;
    if (!owner || !second || !third) throw new Error("three servers were started");
    const merchant = await signInMerchant(owner.origin);
    const before = portNow();
    // No server may start it again before its port is taken.
    await withStartLock(join(folder.path, "postgres.starting"), async () => {
      owner.signal("SIGKILL");
      await owner.ended;
      process.kill(postmasterOf(folder.path), "SIGKILL");
      await squat(before);
    });
    let number = 0;
    const writes = async (server: ServerProcess) => {
      const draft = toOfferDraft(
        merchant,
        String((number += 1)).padStart(32, "0"),
        `Offer ${number}`,
      );
      return (await sendOffer(server.origin, merchant, draft, 15_000)).tag;
    };
    for (const server of [second, third])
      await expect.poll(() => writes(server), { interval: 200 }).toBe("responded");
    expect(portNow()).not.toBe(before);
    // Who comes now joins it there.
    const fourth = await startServerProcess(folder.path);
    expect(await writes(fourth)).toBe("responded");
    const postmaster = postmasterOf(folder.path);
    for (const server of [second, third, fourth]) {
      expect(isAlive(postmaster)).toBe(true);
      server.signal("SIGTERM");
      expect(await server.ended).toBe(0);
    }
    // It has stopped; its number is given back when the parent of orphans reaps it.
    await expect.poll(() => isAlive(postmaster)).toBe(false);
  }, 300_000);
});
