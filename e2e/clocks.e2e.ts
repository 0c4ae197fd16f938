import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { PROVED } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { setClockAhead } from "./pages/computer-clock.ts";
import { FlyerCampaign } from "./pages/flyer-campaign.ts";
import { prepareContext } from "./pages/market.ts";
import { addOffer } from "./pages/offers.ts";
import { signIn, test } from "./pages/sign-in.ts";

const HALF_AN_HOUR = 30 * 60 * 1000;
const DAY = 48 * HALF_AN_HOUR;

/** The moment at which a clock in Vancouver shows 22:30 on the day before the server's: in Central time it is 0:30. */
const lateInVancouver = (today: string): number =>
  Date.parse(startOfCentralDay(today)) + HALF_AN_HOUR;

/** Computers whose clocks are wrong, or whose day is not that of Central time. */
const CLOCKS = [
  {
    what: "a clock that is two days ahead",
    zone: "America/Toronto",
    at: () => Date.now() + 2 * DAY,
  },
  {
    what: "a clock at 22:30 in Vancouver, on the day before",
    zone: "America/Vancouver",
    at: () => lateInVancouver(centralDayOf(Date.now())),
  },
] as const;

for (const { what, zone, at } of CLOCKS)
  test(
    `[DATE-S1] goes by the server's day on a computer with ${what}`,
    zone === "America/Vancouver" ? PROVED : {},
    async ({ browser, baseURL }) => {
      test.slow();
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        timezoneId: zone,
      });
      await prepareContext(context);
      await setClockAhead(context, at() - Date.now());
      const page = await context.newPage();
      await signIn(page, "merchant");
      const offer = await addOffer(page, { heading: `Lanterns under ${what}` });
      const today = centralDayOf(Date.now());
      const flyer = new FlyerCampaign(page);
      await flyer.open();
      await expect(page.getByText(`today is ${formatDay(today)}`).first()).toBeVisible();
      await flyer.setPlan({
        name: "By the server's day",
        branch: offer.branch,
        offers: [offer.heading],
        cities: ["Laval"],
        from: today,
        to: addDays(today, 7),
      });
      await expect(flyer.payButton).toHaveText(/Pay CAD 8\.05/);
      await context.close();
    },
  );

/** The edges of a day in Central time, in UTC and in Toronto, the zone of the browser, each from both sides. */
const EDGES = [
  "2026-11-27T05:59:00Z",
  "2026-11-27T06:01:00Z",
  "2026-11-26T23:59:00Z",
  "2026-11-27T00:01:00Z",
  "2026-11-27T04:59:00Z",
  "2026-11-27T05:01:00Z",
] as const;

test("[DATE-S1] names the server's day at every edge of a day, whatever the clock of the computer says", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    timezoneId: "America/Toronto",
  });
  await prepareContext(context);
  await setClockAhead(context, -DAY);
  const page = await context.newPage();
  await signIn(page, "merchant", "home");
  for (const edge of EDGES)
    await test.step(`the server says ${edge}`, async () => {
      await page.route(/\/api\/(?!events)/, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), "marquee-time": edge };
        return route.fulfill({ response, headers });
      });
      await page.goto("home/campaign/promotionBatch?type=flyer");
      const today = centralDayOf(edge);
      await expect(page.getByText(`today is ${formatDay(today)}`).first()).toBeVisible();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  await context.close();
});
