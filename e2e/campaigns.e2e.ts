import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { listSuite } from "./factory/list-suite.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

listSuite({
  noun: "campaigns",
  path: "home/campaign/campaignList",
  title: /^Flyer Campaign$/,
  who: "master",
  call: /\/api\/getCompanyCampaign\//,
  tabs: [
    { label: "Active Flyer Campaign", value: "active" },
    { label: "Inactive Flyer Campaign", value: "inactive" },
  ],
  columns: [
    "Name",
    "Start date",
    "End date, CST",
    "Area",
    "Impressions",
    "Clicks",
    "Click rate",
    "Spent (CAD)",
    "Status",
  ],
  hideable: "Area",
  search: { label: "Search campaigns", text: "spring" },
  sorts: [
    { column: "Name", key: "campaignName", order: "text" },
    { column: "End date, CST", key: "validTill", order: "moment" },
  ],
  csv: {
    file: "Flyer campaigns.csv",
    columns: [
      "Name",
      "Start date",
      '"End date, CST"',
      "Area",
      "Impressions",
      "Clicks",
      "Click rate",
      "Spent (CAD)",
      "Cost per click (CAD)",
      "Status",
    ],
  },
  nothing: {
    who: "pending",
    at: "tab=inactive",
    message: "sorry, no matching records found",
  },
  opens: /\/home\/campaign\/manage\?id=/,
});

test("[SCREEN-G3] an unknown address below campaigns leads to the page of a campaign", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/nowhere?id=none");
  await expect(page).toHaveURL(/\/home\/campaign\/manage\?id=none$/);
  await page.goto("home/campaign");
  await expect(page).toHaveURL(/\/home\/campaign\/manage$/);
  await expect(page.getByText("No campaign is named here")).toBeVisible();
});

test("[CAMP-G3] a campaign in the list opens to what came of its items, by keyboard", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/campaignList");
  await page.getByRole("button", { name: "Analytics of Rain and salt" }).press("Enter");
  await page.getByRole("button", { name: "Analytics of Soap and salt" }).press("Enter");
  const chart = page.getByRole("slider", { name: "Soap and salt per day, day" });
  await chart.press("Home");
  await expect(chart).toHaveAttribute("aria-valuetext", /^\d{4}\/\d\d\/\d\d: \d+ impressions/);
  await page.getByRole("button", { name: /^Counted days:/ }).press("Enter");
  await page.getByRole("button", { name: "Last 30 days", exact: true }).press("Enter");
  await expect(chart).toHaveAttribute("aria-valuemax", "30");
});

test("[SCREEN-F1] a plan with fields missing shows what is missing at each, and focuses the first on the page", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/promotionBatch?type=flyer");
  await page.getByRole("button", { name: "Set Plan" }).click();
  const branch = page.getByRole("combobox", { name: "Branch" });
  await expect(branch).toHaveAccessibleDescription("Please select branch");
  await expect(branch).toBeFocused();
  await expect(page.getByLabel("From", { exact: true })).toHaveAccessibleDescription(
    "Please enter from date",
  );
  await branch.click();
  await page.getByRole("option", { name: "MTL-01" }).click();
  await page.getByRole("button", { name: "Set Plan" }).click();
  await expect(page.getByLabel("Campaign name")).toBeFocused();
});

test("[RENEW-5] [CAMP-G9] a campaign's page says what running it again costs, and compares its days", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/campaignList?tab=inactive");
  await page.getByRole("link", { name: "Last of the winter" }).click();
  const again = page.getByRole("region", { name: "Run it again" });
  await expect(again.getByRole("row", { name: /^Items 4 [0-4]$/ })).toBeVisible();
  await expect(again.getByRole("row", { name: /^Total, CAD \d+\.\d\d \d+\.\d\d$/ })).toBeVisible();
  const whole = page.getByRole("region", { name: "Whole campaign" });
  // no day before its run is counted: the whole run is compared with nothing, its last days with those before
  await expect(whole.getByText("Spent, CAD")).toBeVisible();
  await expect(whole.getByRole("checkbox")).toBeHidden();
  const [run] = await query<{ valid_till: Date }>(
    "select valid_till from campaign where campaign_name = 'Last of the winter'",
  );
  const lastDay = centralDayOf((run?.valid_till.getTime() ?? 0) - 1);
  await page.goto(`${page.url()}&from=${addDays(lastDay, -1)}&to=${lastDay}`);
  await whole.getByRole("checkbox", { name: /^Compare with the (day|\d days) before$/ }).check();
  await expect(whole.getByText(/ more than | less than | before$/).first()).toBeVisible();
  await again.getByRole("button", { name: "Renew This Campaign" }).click();
  const dialog = page.getByRole("dialog", { name: "Renew Last of the winter?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expectAccessibleInAllLooks(page, () => expect(again).toBeVisible());
});
