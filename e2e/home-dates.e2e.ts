import { formatDay } from "@marquee/domain/dates/format-dates";
import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { dayFromToday } from "./pages/days.ts";
import { ownUser } from "./pages/own-user.ts";
import { PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const BEGUN = dayFromToday(-20);

/** A user of a branch of its own, whose first campaign began twenty days ago; returns the e-mail. */
async function userOfBranch(): Promise<string> {
  const email = await ownUser("counted");
  const [name] = email.split("@");
  await query(
    `insert into store (id, company_id, code, store_name, market_place, country_id, state_id, city_id)
     select md5($1), company_id, $1, $1, '{Canada}', country_id, state_id, city_id from store where code = 'MTL-01'`,
    [name],
  );
  await query("update app_user set store_id = md5($2) where email = $1", [email, name]);
  await query(
    `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
       campaign_price, days, created_on, valid_from, valid_till)
     select id || '-c', company_id, id, $2, store_name, 'flyer', 'offer', 'city', 500, 30, now(), $3::timestamptz, now() + interval '10 days'
     from store where id = md5($1)`,
    [name, email, `${BEGUN}T18:00:00Z`],
  );
  return email;
}

test("[HOME-M8] [SCREEN-D1] [SCREEN-D2] the days that Home counts are chosen by keys, and compared, or it says why not", async ({
  pageOf,
}) => {
  const email = await userOfBranch();
  const page = await pageOf(null);
  const keys = async (...all: readonly string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await page.goto("login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Go / }).click();
  await expect(page).toHaveURL(/\/home$/);
  const button = page.getByRole("button", { name: /^Counted days:/ });
  const panel = page.getByRole("dialog", { name: "Counted days" });
  const open = async () => {
    await keys("d");
    await expect(panel.getByRole("gridcell").locator(":focus")).toHaveCount(1);
  };

  await expect(button).toHaveAccessibleName(/Last 30 days/);
  await expect(
    page.getByText(
      `Counted since ${formatDay(BEGUN)}, the first campaign: there are no days before to compare with.`,
    ),
  ).toBeVisible();

  // eight days to today are drawn in the calendar: as many before them were counted
  await open();
  await keys("t", "Shift+ArrowUp", "Enter");
  await expect(panel.getByText("8 days")).toBeVisible();
  await panel.getByLabel("To", { exact: true }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`from=${dayFromToday(-7)}&to=${dayFromToday(0)}$`));
  await expect(page.getByText("None on the days before").first()).toBeVisible();
  await expect(page.getByText(/days before to compare with/)).toHaveCount(0);

  // of fifteen days some before were not
  await open();
  await keys("t", "Shift+ArrowUp", "Shift+ArrowUp", "Enter");
  await panel.getByLabel("To", { exact: true }).press("Enter");
  await expect(
    page.getByText(
      `There are not as many days before to compare with: the first campaign began on ${formatDay(BEGUN)}.`,
    ),
  ).toBeVisible();

  // days before anything began, typed; Escape and Back lead to those that were shown before
  await open();
  await panel.getByLabel("From", { exact: true }).press("ControlOrMeta+a");
  await page.keyboard.type(formatDay(dayFromToday(-40)));
  await keys("Tab", "ControlOrMeta+a");
  await page.keyboard.type(formatDay(dayFromToday(-30)));
  await keys("Enter");
  const none = page.getByText(
    `Your first campaign began on ${formatDay(BEGUN)}: choose days since then.`,
  );
  await expect(none).toBeVisible();
  await open();
  await keys("t", "Escape");
  await expect(panel).toHaveCount(0);
  await expect(none).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`from=${dayFromToday(-14)}&`));
  await expect(page.getByText(/^There are not as many days before/)).toBeVisible();
});
