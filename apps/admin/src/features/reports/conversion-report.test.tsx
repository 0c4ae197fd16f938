import type { ConversionSummary } from "@marquee/domain/reports/conversion.schema";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const DAYS = "from=2026-03-03&to=2026-03-04";

let since: string | null = null;
let asked: string[] = [];
const summaryOf = (day: string, totalPrice: number): ConversionSummary => ({
  bills: 1,
  since,
  currencies: [
    {
      currency: "CAD",
      bills: 1,
      totalPrice,
      totalCommission: 0,
      days: [{ day, totalPrice, totalCommission: 0 }],
    },
  ],
});

serveCalls(({ pathname }) => {
  if (pathname.includes("/conversionSummary/")) {
    asked.push(pathname.split("/").slice(-2).join(" to "));
    return dataResponse(
      pathname.endsWith("2026-03-04")
        ? summaryOf("2026-03-04", 1500)
        : summaryOf("2026-03-01", 1000),
    );
  }
  return listResponse([
    {
      id: "b1",
      shop: "Maple",
      createdOn: "2026-03-04T18:00:00.000Z",
      currency: "CAD",
      totalPrice: 1500,
      totalCommission: 0,
      version: 1,
    },
  ]);
});

const open = async (firstBill: string) => {
  since = firstBill;
  asked = [];
  await renderPanel(`/home/consolidateConversionReport?${DAYS}`, MASTER);
  return within(await screen.findByRole("region", { name: "Everything selected" }));
};

it("[REPORT-T4] compares the chosen days with as many days before", async () => {
  const all = await open("2026-03-01");
  expect(await all.findByText("50 % more than 1,000.00 before")).toBeTruthy();
  expect(all.getByText("As many days before")).toBeTruthy();
  expect(asked).toEqual(["2026-03-03 to 2026-03-04", "2026-03-01 to 2026-03-02"]);
});

it("[REPORT-T4] compares with no day before the first bill, and says so", async () => {
  const all = await open("2026-03-02");
  expect(await screen.findByText(/not as many days before to compare with/)).toBeTruthy();
  expect(all.queryByText(/before$/)).toBeNull();
  expect(asked).toEqual(["2026-03-03 to 2026-03-04"]);
});
