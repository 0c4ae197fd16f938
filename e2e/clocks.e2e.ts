import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { expect } from "@playwright/test";
import { FlyerCampaign } from "./pages/flyer-campaign.ts";
import { prepareContext } from "./pages/market.ts";
import { addOffer } from "./pages/offers.ts";
import { signIn, test } from "./pages/sign-in.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The moment at which a clock in Vancouver shows 22:30 on the day before the server's: in Central time it is 0:30. */
const lateInVancouver = (today: string): Date => new Date(`${addDays(today, -1)}T22:30:00-08:00`);

/** Computers whose clocks are wrong, or whose day is not that of Central time. */
const CLOCKS = [
  {
    what: "a clock that is two days ahead",
    zone: "America/Toronto",
    at: () => new Date(Date.now() + 2 * DAY),
  },
  {
    what: "a clock at 22:30 in Vancouver, on the day before",
    zone: "America/Vancouver",
    at: () => lateInVancouver(centralDayOf(Date.now())),
  },
] as const;

for (const { what, zone, at } of CLOCKS)
  test(`[DATE-S1] goes by the server's day on a computer with ${what}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), timezoneId: zone });
    await prepareContext(context);
    const page = await context.newPage();
    await page.clock.install({ time: at() });
    await signIn(page, "merchant");
    const offer = await addOffer(page, { heading: `Lanterns under ${what}` });
    const today = centralDayOf(Date.now());
    const flyer = new FlyerCampaign(page);
    await flyer.open();
    await expect(page.getByText(`today is ${formatDay(today)}`).first()).toBeVisible();
    await expect(page.locator("input[type=date]").first()).toHaveAttribute("min", today);
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
  });
