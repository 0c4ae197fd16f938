import { settableClock } from "@marquee/verification/harness/settable-clock";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "../refusal/refusal.ts";
import { limitCounter, type Holders, type Taken } from "./limit-counter.ts";

const TERM = 24 * 60 * 60 * 1000;
const START = "2026-03-02T18:00:00.000Z";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.owner.query("delete from limit_count"));
afterAll(() => database.drop());

const counterAt = (clock = settableClock(START), factor: number | null = 1) =>
  limitCounter({ pool: database.pool, clock, factor });
const ANN: Holders = { person: "ann@b.ca", company: "maple", address: "203.0.113.9" };
const someoneElse = (name: string): Holders => ({ person: name, company: name, address: name });
const retryAfter = (taken: unknown) => (taken instanceof Refusal ? taken.retryAfter : null);
const onlyTaken = (all: readonly (Taken | Refusal)[]) =>
  all.flatMap((taken) => (taken instanceof Refusal ? [] : [taken]));

/** Takes so often, at the same instant. */
const countAtOnce = (times: number, holders: Holders, counter = counterAt()) =>
  Promise.all(Array.from({ length: times }, () => counter.take("receiptMails", holders)));

describe("what is counted in the database", () => {
  it("[LIMIT-17] is counted over all servers, also at the same instant", async () => {
    const [here, there] = await Promise.all([countAtOnce(15, ANN), countAtOnce(15, ANN)]);
    expect(onlyTaken([...here, ...there])).toHaveLength(20);
    expect(onlyTaken(await countAtOnce(1, someoneElse("eve")))).toHaveLength(1);
  });

  it("[LIMIT-17] begins anew when its time is over, and returns when that is", async () => {
    const clock = settableClock(START);
    const counter = counterAt(clock);
    await countAtOnce(10, ANN, counter);
    clock.advance(TERM / 2);
    expect(onlyTaken(await countAtOnce(10, ANN, counter))).toHaveLength(10);
    expect(retryAfter(await counter.take("receiptMails", ANN))).toBe(TERM / 2 / 1000);
    clock.advance(TERM / 2);
    expect(onlyTaken(await countAtOnce(21, ANN, counter))).toHaveLength(20);
  });

  it("[LIMIT-17] holds each of many users of a company, or at one address, to the limit of all", async () => {
    const colleagues = Array.from({ length: 4 }, (_, at) => ({ ...ANN, person: `${at}@b.ca` }));
    const all = await Promise.all(colleagues.map((each) => countAtOnce(20, each)));
    expect(onlyTaken(all.flat())).toHaveLength(60);
    const atHome: Holders = { ...ANN, person: "late@b.ca", address: "198.51.100.1" };
    expect(await countAtOnce(1, atHome)).toEqual([expect.any(Refusal)]);
    const neighbour: Holders = { ...ANN, person: "eve@x.ca", company: "northline" };
    expect(await countAtOnce(1, neighbour)).toEqual([expect.any(Refusal)]);
    expect(onlyTaken(await countAtOnce(1, { ...neighbour, address: "198.51.100.2" }))).toHaveLength(
      1,
    );
  });

  it("[LIMIT-17] takes nothing if it refuses: no user is held longer for a retry", async () => {
    await countAtOnce(40, ANN);
    const { rows } = await database.owner.query("select key, used from limit_count order by key");
    expect(rows).toEqual([
      { key: "receiptMails address 203.0.113.9", used: "20" },
      { key: "receiptMails company maple", used: "20" },
      { key: "receiptMails person ann@b.ca", used: "20" },
    ]);
  });

  it("[LIMIT-17] is released if it was none, and not into another term", async () => {
    const clock = settableClock(START);
    const counter = counterAt(clock);
    const taken = await countAtOnce(20, ANN, counter);
    const [first, second] = onlyTaken(taken);
    await first?.release();
    expect(onlyTaken(await countAtOnce(2, ANN, counter))).toHaveLength(1);
    clock.advance(TERM);
    await countAtOnce(20, ANN, counter);
    await second?.release();
    expect(onlyTaken(await countAtOnce(1, ANN, counter))).toHaveLength(0);
  });

  it("[LIMIT-16] counts bytes as they are", async () => {
    const counter = counterAt();
    expect(onlyTaken([await counter.take("uploadedBytes", ANN, 499_000_000)])).toHaveLength(1);
    expect(onlyTaken([await counter.take("uploadedBytes", ANN, 1_000_001)])).toHaveLength(0);
    expect(onlyTaken([await counter.take("uploadedBytes", ANN, 1_000_000)])).toHaveLength(1);
  });

  it("[LIMIT-5] is multiplied, or not counted at all", async () => {
    expect(onlyTaken(await countAtOnce(15, ANN, counterAt(undefined, 0.5)))).toHaveLength(10);
    expect(
      onlyTaken(await countAtOnce(50, someoneElse("eve"), counterAt(undefined, null))),
    ).toHaveLength(50);
  });

  it("[LIMIT-17] is forgotten once it is over", async () => {
    const clock = settableClock(START);
    await countAtOnce(2, ANN, counterAt(clock));
    clock.advance(TERM + 1);
    await countAtOnce(1, someoneElse("eve"), counterAt(clock));
    const { rows } = await database.owner.query(
      "select key from limit_count where key like '%eve'",
    );
    const all = await database.owner.query("select key from limit_count");
    expect([rows.length, all.rows.length]).toEqual([3, 3]);
  });
});
