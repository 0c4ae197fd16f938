import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { actingAs, actingNow } from "./acting.ts";

describe("who acts", () => {
  it("[AUDIT-4] is the system if no caller started the work", () => {
    expect(actingNow()).toEqual({ actor: "system" });
  });

  it("[AUDIT-4] is known however deep, also beside others, and is over with the work", async () => {
    const deep = async () => {
      await turn();
      return actingNow();
    };
    const sweeper = { actor: "sweeper", origin: "sweeper", request: "1" };
    const stripe = { actor: "stripe", origin: "webhook:evt_1", request: "2" };
    expect(await Promise.all([actingAs(sweeper, deep), actingAs(stripe, deep), deep()])).toEqual([
      sweeper,
      stripe,
      { actor: "system" },
    ]);
    expect(actingNow()).toEqual({ actor: "system" });
  });

  it("[AUDIT-4] takes what is left out from the caller that started the work", async () => {
    const request = { actor: "grace@marquee.test", origin: "127.0.0.1", request: "r1" };
    expect(await actingAs(request, async () => actingNow({ actor: "ada@marquee.test" }))).toEqual({
      actor: "ada@marquee.test",
      origin: "127.0.0.1",
      request: "r1",
    });
  });
});
