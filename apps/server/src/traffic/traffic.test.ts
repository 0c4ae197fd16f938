import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { Traffic, TrafficBatch } from "@marquee/domain/traffic/traffic.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Request } from "../platform/http/request.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { countedVersions } from "./counted-charts.ts";
import { trafficHandlers } from "./handlers.ts";
import { forgetTraffic } from "./queries.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;
const version = async (machine: string) => [...(await countedVersions(machine)).keys()][0] ?? "";
const cell = (what: string, of: string, n: number, times: readonly number[] = []) => ({
  what,
  of,
  n,
  times,
});
const batchOf = async (machine: string, cells: readonly object[]) => ({
  id: randomBytes(16).toString("hex"),
  machines: [{ machine, version: await version(machine), cells }],
});
const today = () => centralDayOf(server.clock.now());
const readAs = async (
  machine: string,
  query: Record<string, string> = {},
  who: "master" | "agent" = "master",
) => {
  const words = new URLSearchParams({ from: addDays(today(), -30), to: today(), ...query });
  const { status, data, error } = await server.call(
    who,
    "GET",
    `/traffic/${machine}?${words.toString()}`,
  );
  return { status, data: data as Traffic, error };
};
const cellsOf = ({ data }: { readonly data: Traffic }) =>
  Object.fromEntries(
    data.versions.flatMap(({ cells }) => cells).map(({ what, of, n }) => [`${what} ${of}`, n]),
  );

describe("traffic", () => {
  it("[TRAFFIC-C5] adds batches of a day up, with their times, of every page that sends them", async () => {
    for (const who of ["merchant", "master"] as const)
      await server.call(who, "POST", "/traffic", {
        body: await batchOf("signIn", [
          cell("run", "begun", 6),
          cell("state", "1", 6, [0, 6]),
          cell("state", "1", 1, [0, 0, 1]),
        ]),
      });
    const read = await readAs("signIn");
    expect(cellsOf(read)).toEqual({ "run begun": 12, "state 1": 14 });
    expect(read.data.versions[0]?.cells.find(({ what }) => what === "state")?.times).toEqual([
      0, 12, 2,
    ]);
    expect(cellsOf(await readAs("signIn", { kind: "merchant" }))).toEqual({
      "run begun": 6,
      "state 1": 7,
    });
    expect(read.data).toMatchObject({ lastDay: today(), isCounting: true, isDemonstration: true });
    expect(read.data.weeks.map(({ begun }) => begun)).toEqual([12]);
  });

  it("[TRAFFIC-C4] counts the same batch once, however often and at once it comes", async () => {
    const body = await batchOf("renew", [cell("run", "begun", 7)]);
    const calls = await Promise.all(
      Array.from({ length: 5 }, () => server.call("merchant", "POST", "/traffic", { body })),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(cellsOf(await readAs("renew"))).toEqual({ "run begun": 7 });
  });

  it("[TRAFFIC-C6] refuses a batch whole that names what its chart does not have, and leaves out a chart that is not known", async () => {
    const wrong = await server.call("merchant", "POST", "/traffic", {
      body: await batchOf("csvImport", [cell("run", "begun", 9), cell("transition", "999", 1)]),
    });
    expect([wrong.status, wrong.error.issues?.map(({ rule }) => rule)]).toEqual([
      422,
      ["TRAFFIC-C6"],
    ]);
    const older = { ...(await batchOf("csvImport", [cell("run", "begun", 9)])) };
    const [machine] = older.machines;
    const unknown = await server.call("merchant", "POST", "/traffic", {
      body: { ...older, machines: [{ ...machine, version: "0123456789abcdef" }] },
    });
    expect(unknown.status).toBe(200);
    expect((await readAs("csvImport")).data.versions).toEqual([]);
    for (const n of [-1, 10_001])
      expect(
        (
          await server.call("merchant", "POST", "/traffic", {
            body: await batchOf("csvImport", [cell("run", "begun", n)]),
          })
        ).status,
      ).toBe(422);
  });

  it("[TRAFFIC-K1] takes kind and market from session and host, not from the page", async () => {
    const signedOut = await server.call(null, "POST", "/traffic/signed-out", {
      body: {
        ...(await batchOf("captcha", [cell("run", "begun", 5)])),
        kind: "staff",
        market: "CA",
      },
    });
    expect(signedOut.status).toBe(200);
    const rows = await server.database.owner.query<{ kind: string; market: string }>(
      "select kind, market from traffic where machine = 'captcha'",
    );
    expect(rows.rows).toEqual([{ kind: "stranger", market: "US" }]);
    expect(
      (await server.call(null, "POST", "/traffic", { body: await batchOf("captcha", []) })).status,
    ).toBe(401);
  });

  it("[ACCESS-A35] shows sums to staff alone", async () => {
    expect((await readAs("captcha", {}, "agent")).status).toBe(200);
    expect((await server.call("merchant", "GET", "/traffic/captcha")).status).toBe(403);
    expect((await server.call("master", "GET", "/traffic/none")).status).toBe(404);
  });

  it("[TRAFFIC-S1] [TRAFFIC-S4] [TRAFFIC-S5] tells no number under five, and no few days of some people", async () => {
    await server.call("merchant", "POST", "/traffic", {
      body: await batchOf("primaryOffer", [cell("run", "begun", 4, [4])]),
    });
    const read = await readAs("primaryOffer");
    expect(cellsOf(read)).toEqual({ "run begun": null });
    expect(read.data.weeks.map(({ begun }) => begun)).toEqual([null]);
    const rules = ({ error }: { error: { issues?: readonly { rule: string }[] } }) =>
      error.issues?.map(({ rule }) => rule);
    expect(rules(await readAs("primaryOffer", { from: today(), kind: "merchant" }))).toEqual([
      "TRAFFIC-S4",
    ]);
    expect(
      rules(await readAs("primaryOffer", { from: today(), to: addDays(today(), 400) })),
    ).toEqual(["TRAFFIC-S5"]);
  });

  it("[TRAFFIC-P2] drops what is sent while counting is switched off", async () => {
    const { pool, config } = server.services;
    const handlers = trafficHandlers({ pool, config: { ...config, statechartTraffic: false } });
    const body = (await batchOf("storePolicy", [cell("run", "begun", 9)])) as TrafficBatch;
    const sent = await handlers.countSignedOut?.({ body, query: {} }, {
      now: server.clock.now(),
      origin: "http://localhost",
    } as Request);
    expect(sent).toBe("Success");
    expect((await readAs("storePolicy")).data.versions).toEqual([]);
  });

  it("[TRAFFIC-P3] drops what a browser sends that asks not to be tracked", async () => {
    for (const header of ["sec-gpc", "dnt"])
      for (const value of ["1", "0"]) {
        const response = await server.app.inject({
          method: "POST",
          url: "/api/traffic/signed-out",
          headers: { [header]: value },
          payload: await batchOf("forgotPassword", [cell("run", "begun", 6)]),
        });
        expect(response.statusCode).toBe(200);
      }
    // those of the two that ask for nothing
    expect(cellsOf(await readAs("forgotPassword"))).toEqual({ "run begun": 12 });
  });

  it("[TRAFFIC-K2] forgets sums after thirteen months, and batches after a day", async () => {
    await server.database.owner.query(
      `insert into traffic select 'rows', day::date, '0123456789abcdef', 'run', 'begun', 'staff', 'CA', 9, '{}'
       from unnest(array['2020-01-01', '2020-01-02']) day`,
    );
    await server.database.owner.query(
      "insert into traffic_batch values ('old', '2020-01-01'), ('new', '2020-01-03')",
    );
    await withScope(server.pool, SYSTEM, (tx) =>
      forgetTraffic(tx, "2020-01-02", new Date(Date.parse("2020-01-01") + DAY)),
    );
    const days = await server.database.owner.query(
      "select day::text from traffic where machine = 'rows'",
    );
    expect(days.rows).toEqual([{ day: "2020-01-02" }]);
    const ids = await server.database.owner.query(
      "select id from traffic_batch where id in ('old', 'new')",
    );
    expect(ids.rows).toEqual([{ id: "new" }]);
  });
});
