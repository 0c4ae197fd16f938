import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { migrateSandbox } from "../database/migrate-sandbox.ts";
import { openTestDatabase, type TestDatabase } from "../testing/database.ts";
import { openProductClock } from "./product-clock.ts";
import { timeRoutes } from "./time-routes.ts";

const DAY = 24 * 3600 * 1000;
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateSandbox(database.pool);
  // The machine's time is stopped: what goes forward here is the product's.
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(() => {
  vi.useRealTimers();
  return database.close();
});

describe("the product's clock", () => {
  it("[SBX-C1] goes forward for every server, and stays so", async () => {
    const [first, second] = [
      await openProductClock(database.pool),
      await openProductClock(database.newPool()),
    ];
    const before = first.now().getTime();
    await first.advance(3 * DAY);
    await second.refresh();
    expect(first.now().getTime() - before).toBe(3 * DAY);
    expect(second.now()).toEqual(first.now());
  });

  it("[SBX-C2] refuses to go back, to stay or to leave the next ten years", async () => {
    const clock = await openProductClock(database.pool);
    const before = clock.now().getTime();
    for (const step of [0, -1, 0.5, Number.NaN, 11 * 366 * DAY])
      expect(await clock.advance(step)).toBeNull();
    expect(clock.now().getTime()).toBe(before);
  });

  it("[SBX-C2] responds to a wrong step with what is expected", async () => {
    const app = Fastify();
    let announced = 0;
    timeRoutes(app, await openProductClock(database.pool), async () => void announced++);
    for (const payload of [{}, { days: -1 }, { days: "soon" }, { milliseconds: 1.5 }])
      expect(
        (await app.inject({ method: "POST", url: "/__sandbox/clock", payload })).statusCode,
      ).toBe(422);
    const response = await app.inject({
      method: "POST",
      url: "/__sandbox/clock",
      payload: { days: 1 },
    });
    expect(response.statusCode).toBe(200);
    expect(announced).toBe(1);
    await app.close();
  });
});
