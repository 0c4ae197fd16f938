import { REMEMBERED_DAYS } from "@marquee/domain/ingest/remembered-days";
import { deliver } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { forgetDeliveries } from "../platform/ingest/forget-deliveries.ts";
import { earlyLog } from "../platform/log/early-log.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const lamp = productRow("lamp");
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [lamp]));
});
afterAll(() => server.close());

const beacon = {
  id: stableId("beacon of lamp"),
  itemId: lamp.id,
  type: "product",
  createdOn: "2026-02-28",
  impressions: 5,
  clicks: 1,
  buyNowClicks: 0,
  snips: 0,
};
const kinds = async (): Promise<readonly string[]> => {
  const { rows } = await server.database.owner.query<{ kind: string }>(
    "select kind from ingested order by kind",
  );
  return rows.map(({ kind }) => kind);
};

it("[INGEST-I6] [INGEST-V6] forgets beacons after their time alone, and counts none twice", async () => {
  const { pool, clock } = server.services;
  const forgetting = forgetDeliveries({ pool, clock, log: earlyLog() });
  expect((await deliver(server, "beacons", [beacon])).status).toBe(200);
  await server.database.owner.query(
    "insert into ingested (kind, id, hash, source, received_on) select 'bills', id, hash, source, received_on from ingested",
  );
  server.clock.advance(REMEMBERED_DAYS * DAY - 1000);
  expect(await forgetting.sweep()).toBe(0);
  expect(await kinds()).toEqual(["beacons", "bills"]);
  server.clock.advance(2000);
  expect(await forgetting.sweep()).toBe(1);
  expect(await kinds()).toEqual(["bills"]);
  const again = await deliver(server, "beacons", [beacon]);
  expect([again.status, again.error.issues?.map(({ rule }) => rule)]).toEqual([422, ["INGEST-V6"]]);
  await forgetting.stop();
});
