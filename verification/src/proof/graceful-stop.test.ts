import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DataFolder } from "../harness/data-folder.ts";
import { copyMarket } from "../market/copy-market.ts";
import { toOfferDraft, sendOffer, signInMerchant } from "./merchant.ts";
import { FOR_LOAD, ownerUrlOf, startServerProcess, type ServerProcess } from "./server-process.ts";

const WRITES = 8;
let folder: DataFolder;

/** In milliseconds. A machine so busy that a start takes longer is given as long as that for the stop. */
let fiveSeconds = 5000;
let server: ServerProcess;
/** Holds the lock; the other connection observes, since a transaction's own snapshot of others does not change. */
let owner: pg.Client;
let observer: pg.Client;
beforeAll(async () => {
  folder = await copyMarket("stop");
  const began = performance.now();
  server = await startServerProcess(folder.path, { ...FOR_LOAD, STATEMENT_TIMEOUT: "60" });
  fiveSeconds = Math.max(fiveSeconds, performance.now() - began);
  const connect = async () => {
    const client = new pg.Client({ connectionString: ownerUrlOf(folder.path) });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  };
  [owner, observer] = await Promise.all([connect(), connect()]);
});
afterAll(async () => {
  server.signal("SIGKILL");
  await Promise.all([owner.end(), observer.end()]);
  folder.remove();
});

/** Resolves once that many writes of the server wait for the owner's lock. */
const waiting = () =>
  expect
    .poll(async () => {
      const { rows } = await observer.query<{ count: number }>(
        "select count(*)::int from pg_stat_activity where application_name = 'marquee-server' and wait_event_type = 'Lock'",
      );
      return rows[0]?.count;
    })
    .toBe(WRITES);

describe("a server that is asked to stop", () => {
  it("[REL-K5] finishes what it works on, ends its streams, takes nothing new, and ends with 0", async () => {
    const merchant = await signInMerchant(server.origin);
    const stream = await fetch(`${server.origin}/api/events`, { headers: merchant.headers });
    const heard = stream.text();
    await owner.query("begin; lock table offer in exclusive mode");
    const writes = Array.from({ length: WRITES }, (_, number) =>
      sendOffer(
        server.origin,
        merchant,
        toOfferDraft(merchant, String(number).padStart(32, "0"), "In flight"),
        60_000,
      ),
    );
    await waiting();
    server.signal("SIGTERM");
    // A Ctrl-C comes from the terminal and again from npm.
    server.signal("SIGINT");
    // The stream ends as soon as the server has begun to stop; its writes still wait for the lock.
    expect(await heard).toContain("event: resync");
    const late = await fetch(`${server.origin}/healthz`).then(
      (response) => response.status,
      () => "refused",
    );
    expect(["refused", 503]).toContain(late);
    const began = performance.now();
    await owner.query("commit");
    const results = await Promise.all(writes);
    expect(results).toEqual(
      Array.from({ length: WRITES }, () => ({ tag: "responded", response: "made" })),
    );
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(fiveSeconds);
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int from offer where heading = 'In flight'",
    );
    expect(rows).toEqual([{ count: WRITES }]);
  });
});
