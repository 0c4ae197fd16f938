import { expect, type Page } from "@playwright/test";
import { listSuite } from "./factory/list-suite.ts";
import { dayFromToday } from "./pages/days.ts";
import { test } from "./pages/sign-in.ts";

listSuite({
  noun: "sponsored",
  path: "home/campaign/sponsoredCampaignList",
  title: /^Sponsored Campaign$/,
  who: "master",
  call: /\/api\/getCompanyCampaign\//,
  tabs: [
    { label: "Active Campaign", value: "active" },
    { label: "Inactive Campaign", value: "inactive" },
  ],
  columns: [
    "Name",
    "Offer/Product",
    "Dates (CST)",
    "Budget a day (CAD)",
    "Spent (CAD)",
    "Clicks",
    "Impressions",
    "Status",
    "Action",
  ],
  hideable: "Budget a day (CAD)",
  search: { label: "Search campaigns", text: "warm" },
  sorts: [{ column: "Name", key: "campaignName", order: "text" }],
  csv: {
    file: "Sponsored campaigns.csv",
    columns: [
      "Name",
      "Offer/Product",
      "Dates (CST)",
      "Budget a day (CAD)",
      "Spent (CAD)",
      "Clicks",
      "Impressions",
      "Click rate",
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

const FORM = "home/campaign/sponsoredPromotion?type=sponsored";

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).first().click();
}

test("[SPONSOR-V1] [SPONSOR-C1] a campaign with everything missing names all of it, and what it is for comes first", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto(FORM);
  await expect(page.getByText("Beta: no charges or limits on sponsored campaigns.")).toBeVisible();
  await expect(page.getByText("Budget is a daily spend limit.")).toBeVisible();
  await page.getByRole("button", { name: "Configure keywords", exact: true }).click();
  await expect(
    page.getByText("First select Sponsored Campaign for either product or offer").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Create Campaign" }).click();
  for (const message of [
    "Please enter from date",
    "Please enter to date",
    "Please select branch",
    "Please enter campaign name",
    "Please select campaign create for offer/product",
    "Please configure section/keyword",
    "Please enter budget",
  ])
    await expect(page.getByText(message).first()).toBeVisible();
});

test("[SCREEN-S2] [SPONSOR-T7] [CAMP-R6] [SCREEN-W3] a campaign is made by keywords and a section, survives a reload before, and leads to the sponsored list", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto(FORM);
  await choose(page, "Branch", /VAN-01/);
  const name = `Cedar and soap ${Date.now()}`;
  await page.getByLabel("Campaign name").fill(name);
  await page.getByRole("radio", { name: "Offer/Collection" }).click();
  await page.getByRole("checkbox", { name: "Choose Cedar baskets" }).click();
  await page.getByLabel("From", { exact: true }).fill(dayFromToday(1));
  await page.getByLabel("To", { exact: true }).fill(dayFromToday(3));
  await page.getByLabel("Budget a day, CAD").fill("5");

  await page.getByRole("button", { name: "Configure keywords", exact: true }).click();
  const keywords = page.getByRole("dialog");
  await keywords.getByRole("button", { name: "Save keywords" }).click();
  await expect(keywords.getByText("Please add keyword")).toBeVisible();
  await keywords.getByRole("button", { name: "Add keyword" }).click();
  await expect(keywords.getByText("Please enter keyword")).toBeVisible();
  await expect(keywords.getByText("Please select category")).toBeVisible();
  await keywords.getByLabel("Keyword", { exact: true }).fill("cedar");
  await choose(page, "Category", "Trending");
  await keywords.getByRole("button", { name: "Add keyword" }).click();
  // [SPONSOR-F3] a bid that is not shown says so, and what would be
  await expect(keywords.getByText("Nothing is bid: it is not shown.")).toBeVisible();
  await keywords.getByRole("button", { name: "Use 0.50 for cedar" }).click();
  await expect(keywords.getByText("Nothing is bid: it is not shown.")).toBeHidden();
  await keywords.getByRole("textbox", { name: "Bid for cedar" }).fill("0.65");
  await keywords.getByRole("button", { name: "Save keywords" }).click();
  await expect(page.getByText("7 clicks a day at a bid of 0.65")).toBeVisible();
  const preview = page.getByRole("region", { name: "What will run" });
  for (const text of ["1 offer", "Cedar baskets", "2 days", "cedar", "CAD 5.00"])
    await expect(preview.getByText(text, { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText("This is the campaign that you left here.")).toBeVisible();
  await expect(page.getByLabel("Campaign name")).toHaveValue(name);
  await expect(page.getByText("7 clicks a day at a bid of 0.65")).toBeVisible();

  await page.getByRole("button", { name: "Configure sections", exact: true }).click();
  const sections = page.getByRole("dialog");
  await sections.getByRole("button", { name: "Save Section" }).click();
  await expect(sections.getByText("Please add section")).toBeVisible();
  await sections.getByRole("button", { name: "Add Section" }).click();
  for (const message of [
    "Please select page",
    "Please select category",
    "Please select sponsored section",
  ])
    await expect(sections.getByText(message)).toBeVisible();
  // [SECTION-C3] in the drawing of the page, by its arrow keys, too
  await sections.getByRole("radio", { name: /^Top of the page/ }).check();
  await expect(sections.getByRole("combobox", { name: "Sponsored section" })).toHaveValue(
    "Top of the page",
  );
  await sections.getByRole("button", { name: "Add Section" }).click();
  await sections.getByRole("button", { name: "Save Section" }).click();

  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(
    page.getByText("yah!! sponsored campaign created successfully").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/campaign\/campaignList\?type=sponsored$/);
  await expect(page.getByRole("heading", { name: "Sponsored Campaign" })).toBeVisible();
  await expect(page.locator("nav [aria-current=page]")).toHaveText("Sponsored Campaign");
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();

  // [SPONSOR-P1] [SPONSOR-P6] it is changed and ended, and says so
  await page.getByRole("button", { name: "Change budget", exact: true }).click();
  const terms = page.getByRole("dialog");
  await terms.getByLabel(/^Budget a day, CAD/).fill("6");
  await terms.getByLabel(/^Bid for cedar, CAD/).fill("0.7");
  await terms.getByRole("button", { name: "Save" }).click();
  const history = page.getByRole("complementary", { name: "History" });
  await expect(history.getByText("Budget of a day 5.00 → 6.00")).toBeVisible();
  await expect(history.getByText("Bid of “cedar” 0.65 → 0.70")).toBeVisible();
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("button", { name: "End campaign" }).click();
  await expect(history.getByText("Ended it")).toBeVisible();
  await expect(page.getByRole("button", { name: "End", exact: true })).toHaveCount(0);
  await expect(page.getByText(/^Ended /).first()).toBeVisible();
});

test("[SPONSOR-P1] [SPONSOR-P7] a campaign that runs is paused in its row, and Undo resumes it", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/sponsoredCampaignList");
  const row = page.getByRole("row", { name: /Soap before the storm/ });
  await row.getByRole("button", { name: /^More for / }).click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(page.getByText("Campaign paused", { exact: true })).toBeVisible();
  await expect(row.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(row.getByText(/^Live /)).toBeVisible();
});

test("[SPONSOR-V10] a campaign cannot outlast its items", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto(FORM);
  await choose(page, "Branch", /VAN-01/);
  await page.getByRole("radio", { name: "Offer/Collection" }).click();
  await page.getByRole("checkbox", { name: "Choose Cedar baskets" }).click();
  await page.getByLabel("From", { exact: true }).fill(dayFromToday(1));
  await page.getByLabel("To", { exact: true }).fill(dayFromToday(60));
  await page.getByRole("button", { name: "Create Campaign" }).click();
  await expect(
    page.getByText("end date should be less than or equal to selected offer live date").first(),
  ).toBeVisible();
});

test("[RENEW-1] [RENEW-2] a campaign that is over is renewed after it was shown what becomes of its items", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/sponsoredCampaignList?tab=inactive");
  await page.getByRole("button", { name: "Renew Green for dark flats" }).click();
  const dialog = page.getByRole("dialog", { name: "Renew Green for dark flats?" });
  await expect(dialog.getByText("It is not live. Promote it first").first()).toBeVisible();
  await expect(dialog.getByText("this campaign cannot be renewed now")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.goto("home/campaign/campaignList?tab=inactive");
  await page.getByRole("button", { name: "Renew Campaign Queen West in small things" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Renew", exact: true }).click();
  await expect(page).toHaveURL(/\/home\/campaign\/promotionBatch\?type=flyer&id=/);
  await expect(page.getByLabel("Campaign name")).toHaveValue("Queen West in small things");
  // CAMP-R5
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
});

test("[SPONSOR-N1] a sponsored address never sells a flyer, and each kind has its card", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/promotionBatch?type=sponsored");
  await expect(page).toHaveURL(/\/home\/campaign\/sponsoredPromotion\?type=sponsored$/);
  await expect(page.getByRole("heading", { name: "Sponsored display" })).toBeVisible();
  await page.goto("home/campaign/campaignType?type=sponsored");
  await page.getByRole("link", { name: "Continue with Sponsored display" }).click();
  await expect(page).toHaveURL(/\/home\/campaign\/sponsoredPromotion\?type=sponsored$/);
});
