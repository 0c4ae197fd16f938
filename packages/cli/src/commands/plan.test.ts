import { describe, expect, it } from "vitest";
import { run } from "../run.ts";

const nothingPiped = () => Promise.resolve(null);
const wish = {
  items: 5,
  from: "2026-03-07",
  cities: ["montreal", "laval", "longueuil"],
  tax: { totalTax: 14.975, gst: 5, qst: 9.975 },
};
const ask = (input: object, ...words: readonly string[]) =>
  run(["plan", "flyer", ...words, JSON.stringify(input)], nothingPiped);

describe("plan flyer", () => {
  it("[CLI-C8] answers what a budget buys, each plan with its receipt", async () => {
    const outcome = await ask(wish, "--budget", "50");
    expect(outcome).toMatchObject({
      code: 0,
      document: {
        plans: [
          { from: "2026-03-07", toDate: "2026-03-21", days: 14, left: 1.71, oneMoreDay: 51.74 },
          { cities: ["montreal"], days: 43, receipt: { total: 49.44 } },
        ],
      },
    });
    expect(await ask(wish, "--budget=50")).toEqual(outcome);
    expect(await ask(wish, "--budget", "0.50")).toMatchObject({ code: 0, document: { plans: [] } });
  });
  it("[CLI-C8] says what it expected if the amount is missing or invalid", async () => {
    for (const words of [[], ["--budget", "much"], ["--budget", "-1"], ["--budget"]])
      expect((await ask(wish, ...words)).code).toBe(2);
    expect(await ask({ ...wish, items: 0 }, "--budget", "50")).toMatchObject({ code: 2 });
    expect(await ask({ ...wish, cities: [] }, "--budget", "50")).toMatchObject({ code: 2 });
    expect(await ask({ ...wish, from: "" }, "--budget", "50")).toMatchObject({ code: 2 });
  });
});
