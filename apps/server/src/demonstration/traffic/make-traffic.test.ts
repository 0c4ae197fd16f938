import { addDays } from "@marquee/domain/dates/days";
import { expect, it } from "vitest";
import { countedVersions } from "../../traffic/counted-charts.ts";
import { madeTraffic } from "./make-traffic.ts";

it("[DEMO-9] is three months of sums that the charts have, the same for the same day", async () => {
  const now = new Date("2026-03-02T18:00:00Z");
  const cells = await madeTraffic(now);
  expect(new Set(cells.map(({ machine }) => machine))).toEqual(
    new Set([
      "onboarding",
      "cardPayment",
      "billReview",
      "paymentRecord",
      "branchRecord",
      "billRecord",
    ]),
  );
  for (const { machine, version, what, of } of cells) {
    const known = (await countedVersions(machine)).get(version);
    expect([machine, what, of, known?.hasPart(what, of)]).toEqual([machine, what, of, true]);
  }
  const days = cells.map(({ day }) => day).toSorted();
  expect([days[0], days.at(-1)]).toEqual([addDays("2026-03-02", -91), addDays("2026-03-02", -7)]);
  const sum = (part: string) =>
    cells
      .filter((one) => one.machine === "onboarding" && one.what === "run" && one.of === part)
      .reduce((all, { n }) => all + n, 0);
  expect(sum("begun")).toBeGreaterThan(2000);
  expect(sum("finished")).toBeLessThan(sum("begun"));
  expect(sum("finished")).toBeGreaterThan(200);
  expect(await madeTraffic(now)).toEqual(cells);
});
