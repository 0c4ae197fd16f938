import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

/** With this factor a user may name so many wrong codes in ten minutes: one of their own, and three of those that are shared. */
const MOST = 4;
let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness({ env: { RATE_LIMITS: String(MOST / 20) } });
  await harness.server.database.owner.query(
    "insert into promocode (code, type, discount, active) values ('SPRING10', 'P', '10', 'Y')",
  );
});
beforeEach(() => harness.server.clock.advance(60 * 60 * 1000));
afterAll(() => harness.close());

const names = { next: 0 };
const buyWith = async (code: string | null, who = "merchant") =>
  (await harness.open(`guess ${names.next++}`, {}, code, who)).status;
const look = async (code: string, who = "merchant") =>
  (await harness.server.call(who, "GET", `/checkPromocode/${code}`)).status;

describe("guesses of promo codes", () => {
  it("[LIMIT-13] are counted together at checkouts and when a code is looked up", async () => {
    expect([await look("WRONG1"), await buyWith("WRONG2")]).toEqual([200, 422]);
    expect([await buyWith("WRONG3"), await look("WRONG4")]).toEqual([422, 200]);
    expect([await look("WRONG5"), await buyWith("WRONG6")]).toEqual([429, 429]);
    // A right code is refused, too, for a user who has guessed too often.
    expect(await buyWith("SPRING10")).toBe(429);
    expect(await buyWith(null)).toBe(200);
    harness.server.clock.advance(10 * 60 * 1000);
    expect(await buyWith("SPRING10")).toBe(200);
  });

  it("[LIMIT-13] that arrive at the same instant are not more", async () => {
    const responses = await Promise.all(
      Array.from({ length: 3 * MOST }, (_, at) => buyWith(`AT-ONCE${at}`)),
    );
    expect(responses.filter((status) => status === 422)).toHaveLength(MOST);
  });

  it("[LIMIT-13] that are right are none", async () => {
    for (let time = 0; time < 2 * MOST; time++)
      expect(await buyWith("SPRING10", "agent")).toBe(200);
    expect(await buyWith("WRONG", "agent")).toBe(422);
  });

  it("[PAY-V7] are wrong if a letter only resembles one of the code", async () => {
    expect(await buyWith("\u017Fpring10", "master")).toBe(422);
    expect(await buyWith("spring10", "master")).toBe(200);
  });

  it("[LIMIT-13] do not refuse the right code of a colleague, and are bounded together for many users", async () => {
    // what a company and an address share at this factor, used up by users at other addresses
    const { limits } = harness.server.services;
    for (let at = 0; at < 12; at++)
      await limits.take("moreWrongPromocodes", {
        person: `guesser${Math.floor(at / 3)}@marquee.test`,
        company: COMPANY.maple,
        address: "203.0.113.77",
      });
    expect(await buyWith("SPRING10", "merchant")).toBe(200);
    expect(await look("SPRING10", "merchant")).toBe(200);
    expect(await buyWith("WRONG1", "merchant")).toBe(422);
    expect([await buyWith("WRONG2", "merchant"), await look("WRONG2", "merchant")]).toEqual([
      429, 429,
    ]);
    // elsewhere each may still guess as often as one user does
    for (let time = 0; time < MOST; time++) expect(await look(`WRONG${time}`, "other")).toBe(200);
    expect(await look("WRONG", "other")).toBe(429);
  });

  it("[LIMIT-13] begin anew as soon as the refusal says", async () => {
    await look("WRONG0", "agent");
    harness.server.clock.advance(4 * 60 * 1000);
    for (const code of ["WRONG1", "WRONG2"]) await look(code, "agent");
    expect(await buyWith("WRONG3", "agent")).toBe(422);
    const refused = await harness.open("early", {}, "WRONG", "agent");
    expect(refused.error.message).toContain("in 6 minutes.");
    harness.server.clock.advance(6 * 60 * 1000);
    expect(await buyWith("SPRING10", "agent")).toBe(200);
  });

  it("[LIMIT-13] are refused with the time to retry after", async () => {
    for (let time = 0; time < MOST; time++) await buyWith(`WRONG${time}`, "branch");
    const refused = await harness.open("told", {}, "WRONG", "branch");
    expect(refused.error.tag).toBe("TooMany");
    expect(Number(refused.headers["retry-after"])).toBe(600);
    expect(refused.error.message).toBe(
      "Too many promo codes that do not exist. Please try again in 10 minutes.",
    );
  });
});
