import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { listSuite } from "./factory/list-suite.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

listSuite({
  noun: "stores",
  path: "home/branches",
  title: /^Atelier Boréal Stores$/,
  who: "merchant",
  call: /\/api\/stores\/getStoreByCompany\//,
  columns: ["Store Name", "Branch Name", "Manager Name", "Mobile Number", "Status", "Action"],
  hideable: "Mobile Number",
  search: { label: "Search these stores", text: "gastown" },
  sorts: [
    { column: "Store Name", key: "storeName", order: "text" },
    { column: "Branch Name", key: "code", order: "text" },
  ],
  csv: {
    file: "Stores.csv",
    columns: [
      "Store Name",
      "Branch Name",
      "Manager Name",
      "Mobile Number",
      "Marketplaces",
      "Status",
    ],
  },
});

interface MadeStore {
  readonly companyId: string;
  readonly offer: string;
}

/** A new branch of the merchant's company that awaits approval, with an offer that waits in a paid campaign. */
async function pendingStore(name: string): Promise<MadeStore> {
  const [row] = await query<MadeStore>(
    `with branch as (
       insert into store (id, company_id, code, store_name, market_place, country_id, state_id, city_id)
       select md5($1), company_id, $1, $1, '{Canada}', country_id, state_id, city_id from store
       where code = 'MTL-01' returning id, company_id),
     campaign as (
       insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
         campaign_price, days, created_on)
       select md5($1 || ' campaign'), company_id, id, 'merchant@marquee.test', $1 || ' campaign', 'flyer', 'offer', 'country', 0,
         14, now() from branch returning id, company_id, store_id),
     offer as (
       insert into offer (id, type, company_id, store_id, heading, sub_heading, description, vendor_url, market_place, is_primary,
         campaign_id, created_by, created_on, updated_by, updated_on, create_hash)
       select md5($1 || ' offer'), 'Offer', company_id, store_id, $1 || ' offer', '', '', '', '{Canada}', 'N', id, 'Nadia', now(),
         'Nadia', now(), $1 from campaign returning id, company_id, campaign_id, heading)
     insert into campaign_offer (company_id, campaign_id, offer_id) select company_id, campaign_id, id from offer
     returning company_id as "companyId", $1 || ' offer' as offer`,
    [name],
  );
  if (!row) throw new Error("there is no branch MTL-01");
  return row;
}

const findRow = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("[STORE-A3] [APPROVAL-M2] a master approves a store, and its merchant sees it without a reload", async ({
  pageOf,
}) => {
  const name = "Approved at last";
  const { companyId, offer } = await pendingStore(name);
  const merchant = await pageOf("merchant");
  await merchant.goto("home/branches?q=approved+at");
  await expect(findRow(merchant, name).getByText("Awaiting approval")).toBeVisible();
  await expect(merchant.getByRole("button", { name: `Approve ${name}` })).toHaveCount(0);
  const master = await pageOf("master");
  await master.goto(`home/branches?company=${companyId}&q=approved+at`);
  await master.getByRole("button", { name: `Approve ${name}` }).click();
  const dialog = master.getByRole("alertdialog", { name: "Are you sure to approve this store!" });
  await expect(dialog.getByText("Goes live at once: 1 offer")).toBeVisible();
  await expect(dialog.getByText("Its 14 days start now")).toBeVisible();
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(master.getByText("Store approved", { exact: true })).toBeVisible();
  await expect(findRow(merchant, name).getByText("Approved", { exact: true })).toBeVisible();
  await merchant.goto(`home/offers?tab=live&q=${encodeURIComponent(offer)}`);
  await expect(merchant.getByText(offer).first()).toBeVisible();
});

test("[STORE-A8] [APPROVAL-M7] a branch that is renamed under the question is refused, with what changed (stores)", async ({
  pageOf,
}) => {
  const name = "Renamed meanwhile";
  const { companyId } = await pendingStore(name);
  const master = await pageOf("master");
  await master.goto(`home/branches?company=${companyId}&q=renamed`);
  await master.getByRole("button", { name: `Approve ${name}` }).click();
  const dialog = master.getByRole("alertdialog", { name: "Are you sure to approve this store!" });
  await expect(dialog.getByText("Goes live at once: 1 offer")).toBeVisible();
  await query("update store set store_name = 'Renamed casino' where code = $1", [name]);
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(dialog.getByText("Changed while this question was open")).toBeVisible();
  await expect(dialog.getByText("Renamed casino", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(master.getByText("Store approved", { exact: true })).toBeVisible();
});

test("[SCREEN-R1] [SCREEN-R3] staff read a branch, are asked about its approval by P, and its form leads back to it", async ({
  pageOf,
}) => {
  const name = "Read before approval";
  const { companyId } = await pendingStore(name);
  const page = await pageOf("master");
  await page.goto(`home/branches?company=${companyId}&q=read+before`);
  await findRow(page, name).getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Why campaigns do not go live" })).toBeVisible();
  await page.keyboard.press("p");
  await expect(
    page.getByRole("alertdialog", { name: "Are you sure to approve this store!" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/home\/company\/store\?id=/);
  await page.getByRole("link", { name: "Branch", exact: true }).click();
  await expect(page).toHaveURL(/\/branches\/view\?id=/);
});

const step = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("[STORE-W1] [STORE-W4] [STORE-N3] a merchant adds a branch in four steps, and changes it", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  const name = `Four steps ${Date.now().toString(36)}`;
  await page.goto("home/branches");
  await page.getByRole("link", { name: "Add More Store/Branch" }).click();
  await step(page, "Store Info");
  await page.getByLabel("Store name").fill(name);
  await page.getByLabel("Branch name").fill("mtl-01");
  await expect(page.getByLabel("Branch name")).toHaveAccessibleDescription(
    /^Branch code already exist for this company/,
  );
  await page.getByLabel("Branch name").fill(name);
  await expectAccessibleInAllLooks(page, () => step(page, "Store Info"));
  await page.getByRole("button", { name: "Next" }).click();
  await step(page, "Category");
  await page.getByRole("group", { name: "Main categories" }).getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await step(page, "Store/Branch Address");
  for (const [label, option] of [
    ["Country", "Canada"],
    ["Province", "Ontario"],
    ["City", "Toronto"],
  ] as const) {
    await page.getByRole("combobox", { name: label, exact: true }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }
  await page.getByLabel("Postal code").fill("M5V 2T6");
  await page.getByLabel("Unit").fill("3");
  await page.getByLabel("Street address").fill("12 Main Street");
  await page.getByRole("radio", { name: "No" }).check({ force: true });
  await expectAccessibleInAllLooks(page, () => step(page, "Store/Branch Address"));
  await page.getByRole("button", { name: "Next" }).click();
  await step(page, "Personal Info");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Street address")).toHaveValue("12 Main Street");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Owner/manager name").fill("Nadia Fortin");
  await page.getByLabel("Email").fill("nadia@marquee.test");
  await page.getByLabel("Contact number").fill("5145550103");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Store added. It awaits approval.")).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();
  await page.goto(`home/branches?q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Edit Store/Branch ${name}` }).click();
  await step(page, "Store Info");
  await page.getByRole("button", { name: /^Store\/Branch Address/ }).click();
  await expect(page.getByText("It cannot be edited after saving.")).toBeVisible();
});

test("[POLICY-D1] [POLICY-V1] [SCREEN-L25] the policy opens over the list, whose actions cover no fact, and Back closes it", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.goto("home/branches?q=gastown");
  await page.getByRole("button", { name: "More for Atelier Boréal Gastown" }).click();
  await page.getByRole("menuitem", { name: "Add/Edit Store Policy" }).click();
  const dialog = page.getByRole("dialog", { name: "Store Policy" });
  await expect(dialog.getByLabel("Description")).toBeVisible();
  await expectAccessibleInAllLooks(page, () =>
    expect(dialog.getByLabel("Description")).toBeVisible(),
  );
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await dialog.getByRole("checkbox", { name: /Store-wide free shipping/ }).check();
  await dialog.getByLabel(/Free shipping from/).fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel(/Free shipping from/)).toHaveAccessibleDescription(
    "Please enter free shipping amount",
  );
  await dialog.getByLabel(/Free shipping from/).fill("75");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Store policy saved")).toBeVisible();
  await dialog.getByRole("button", { name: "Go now" }).click();
  await expect(dialog).toHaveCount(0);
});
