import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeFeed } from "./change-feed.ts";
import { CHANNEL } from "./change.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A way to the database that can fall silent, as one whose machine is gone: no connection ends. */
async function fragileWay(): Promise<{
  readonly url: string;
  readonly fallSilent: () => void;
  readonly close: () => void;
}> {
  const target = new URL(database.ownerUrl);
  const pairs: (readonly [Socket, Socket])[] = [];
  const proxy = createServer((here) => {
    const there = connect(Number(target.port), target.hostname);
    for (const socket of [here, there]) socket.on("error", () => undefined);
    here.pipe(there).pipe(here);
    here.on("close", () => there.destroy());
    pairs.push([here, there]);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = new URL(database.ownerUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      for (const [here, there] of pairs) {
        here.unpipe(there);
        there.unpipe(here);
      }
    },
    close: () => {
      for (const [here] of pairs) here.destroy();
      proxy.close();
    },
  };
}

describe("the connection for notifications", () => {
  it("[EVENT-9] is made again if it does not respond, and its listeners get `resync`", async () => {
    const way = await fragileWay();
    const failures: string[] = [];
    const feed = changeFeed({
      connect: () => new pg.Client({ connectionString: way.url, query_timeout: 200 }),
      probeEvery: 20,
      onFailure: async (error) => void failures.push(String(error)),
    });
    const heard: string[] = [];
    feed.listen((each) => heard.push(each.tag === "resync" ? "resync" : each.change.noun));
    const announce = (noun: string) =>
      database.owner.query("select pg_notify($1, $2)", [
        CHANNEL,
        JSON.stringify({ noun, companyId: "" }),
      ]);
    await expect.poll(() => heard).toEqual(["resync"]);
    await announce("offers");
    await expect.poll(() => heard).toEqual(["resync", "offers"]);
    way.fallSilent();
    await announce("products");
    await expect.poll(() => heard).toEqual(["resync", "offers", "resync"]);
    expect(failures).toEqual(["Error: Query read timeout"]);
    await announce("stores");
    await expect.poll(() => heard).toEqual(["resync", "offers", "resync", "stores"]);
    await feed.close();
    way.close();
  });
});
