import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { dayFromToday } from "./pages/days.ts";
import { FlyerCampaign } from "./pages/flyer-campaign.ts";
import { prepareContext } from "./pages/market.ts";
import { addOffer } from "./pages/offers.ts";
import { signIn, test } from "./pages/sign-in.ts";

const GOOD_CARD = "4242 4242 4242 4242";

test("a merchant signs in, makes an offer, pays for a campaign, and finds campaign and invoice; the master finds the transaction", async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, "merchant", "home/offers");
  const offer = await addOffer(page, { heading: "Winter lanterns, two for one" });

  const flyer = new FlyerCampaign(page);
  await flyer.open();
  const name = `Lantern walk ${offer.id.slice(0, 6)}`;
  await flyer.setPlan({
    name,
    branch: offer.branch,
    offers: [offer.heading],
    cities: ["Montréal", "Laval"],
    from: dayFromToday(1),
    to: dayFromToday(8),
  });
  // 1.00 a day × 7 days × 2 cities, less 10 %, with the taxes of Québec.
  await flyer.applyPromocode("SPRING10");
  await expect(flyer.payButton).toHaveText(/Pay CAD 14\.49/);
  await flyer.pay(GOOD_CARD);
  await flyer.arrive();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(offer.heading)).toBeVisible();

  const campaignId = new URL(page.url()).searchParams.get("id");
  const [paid] = await query<{
    campaigns: number;
    invoices: number;
    transactions: number;
    amount: string;
    state: string;
    number: string;
  }>(
    `select (select count(*)::int from campaign where checkout_id = c.id) as campaigns,
            (select count(*)::int from invoice where checkout_id = c.id) as invoices,
            (select count(*)::int from transaction where checkout_id = c.id and status = 'Paid') as transactions,
            (select amount from transaction where checkout_id = c.id and status = 'Paid') as amount,
            (select invoice_id from invoice where checkout_id = c.id) as number,
            c.state
     from checkout c join campaign on campaign.checkout_id = c.id where campaign.id = $1`,
    [campaignId],
  );
  expect(paid).toMatchObject({
    campaigns: 1,
    invoices: 1,
    transactions: 1,
    amount: "1449",
    state: "paid",
  });
  const [item] = await query<{ campaign_id: string; active: string }>(
    "select campaign_id, active from offer where id = $1",
    [offer.id],
  );
  expect(item).toEqual({ campaign_id: campaignId, active: "Y" });

  await page.goto("home/invoice");
  await page.getByRole("button", { name: `View ${paid?.number}` }).click();
  await expect(page).toHaveURL(/viewInvoice/);
  await expect(page.getByText(paid?.number ?? "").first()).toBeVisible();
  await expect(page.getByText("14.49").first()).toBeVisible();
  await expect(
    page.getByRole("definition").filter({ hasText: "Visa ending in 4242" }),
  ).toBeVisible();

  const staff = await browser.newContext();
  await prepareContext(staff);
  const master = await staff.newPage();
  await signIn(master, "master", "home/transactions");
  await expect(master.getByRole("row", { name: /14\.49/ }).first()).toBeVisible();
  await staff.close();
});
