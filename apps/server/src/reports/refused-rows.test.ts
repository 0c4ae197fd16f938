import { deliver } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const throws = productRow("throw");
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws]));
});
afterAll(() => server.close());

const beacon = (id: string, clicks: number) => ({
  id,
  itemId: throws.id,
  type: "product",
  createdOn: "2026-03-01",
  impressions: 100,
  clicks,
  buyNowClicks: 0,
  snips: 0,
});
const right = (id: string) => beacon(id, 10);
const wrong = (id: string) => beacon(id, -1);

/** Locks refused rows one after the other, as another delivery does, and returns what releases each. The last one is released first. */
async function lockRows(client: PoolClient, ids: readonly string[]) {
  await client.query("begin");
  for (const [index, id] of ids.entries()) {
    await client.query(`savepoint row_${index}`);
    const held = await client.query("select from refused_row where id = $1 for update", [
      `beacons:${id}`,
    ]);
    expect(held.rowCount).toBe(1);
  }
  return ids
    .map((_, index) => () => client.query(`rollback to savepoint row_${index}`))
    .toReversed();
}

// It holds the mutant "Two deliveries about the same refused rows deadlock." (verification/src/simulation/mutants).
it("[INGEST-I7] ingests two simultaneous deliveries, each of which corrects an invalid row of the other", async () => {
  const { owner, countWaiting } = server.database;
  // Without the lock on all rows each would wait at its own `stop`, with its rows added and none marked, and then at `first`.
  const [first = "", stop = "", otherStop = "", one = "", other = ""] = ["1", "2", "3", "4", "5"]
    .map(stableId)
    .toSorted();
  await deliver(server, "beacons", [first, stop, otherStop, one, other].map(wrong));
  const deliveries: ReturnType<typeof deliver>[] = [];
  const client = await owner.connect();
  try {
    const releases = await lockRows(client, [first, otherStop, stop]);
    deliveries.push(
      deliver(server, "beacons", [wrong(first), wrong(one), right(stop), right(other)]),
    );
    await expect.poll(countWaiting).toBe(1);
    deliveries.push(
      deliver(server, "beacons", [wrong(first), wrong(other), right(otherStop), right(one)]),
    );
    for (const release of releases) {
      await expect.poll(countWaiting).toBe(2);
      await release();
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
  const responses = await Promise.all(deliveries);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await owner.query(
    "select row_id as id, taken_on is not null as taken from refused_row where row_id = any($1) order by row_id",
    [[first, one, other]],
  );
  expect(rows).toEqual([
    { id: first, taken: false },
    { id: one, taken: true },
    { id: other, taken: false },
  ]);
});

it("[INGEST-I7] ingests two simultaneous deliveries that add a row and repeat one that was added meanwhile", async () => {
  // New rows are added in the order of their ids: `last` comes after what the other delivery waits for.
  const [first = "", held = "", last = ""] = ["new", "held", "added"].map(stableId).toSorted();
  const { owner, countWaiting } = server.database;
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query(
      `insert into refused_row (id, kind, row_id, source, issues, received_on)
       values ('beacons:' || $1, 'beacons', $1, 'test', '[]', now())`,
      [held],
    );
    const send = (...ids: readonly string[]) =>
      deliver(server, "beacons", [...ids.map(wrong), right(stableId("right"))]);
    const deliveries = [send(first, held, last)];
    await expect.poll(countWaiting).toBe(1);
    expect((await send(last)).status).toBe(200);
    deliveries.push(send(first, last));
    await expect.poll(countWaiting).toBe(2);
    await client.query("rollback");
    const responses = await Promise.all(deliveries);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  } finally {
    client.release();
  }
});
