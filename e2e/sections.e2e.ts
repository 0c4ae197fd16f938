import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { formSuite } from "./factory/form-suite.ts";
import { listSuite } from "./factory/list-suite.ts";
import { test } from "./pages/sign-in.ts";

const ONLY = "Only a master user can manage sponsored sections.";
const TITLE = /^Sponsored sections$/;

const count = async (name: string): Promise<number> => {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from section where name = $1",
    [name],
  );
  return row?.n ?? 0;
};

listSuite({
  noun: "sections",
  path: "home/section",
  title: TITLE,
  who: "master",
  call: /\/api\/getSectionList\//,
  tabs: [
    { label: "Active Section", value: "active" },
    { label: "InActive Section", value: "inActive" },
  ],
  columns: [
    "Name",
    "Section For",
    "From, to (CST)",
    "Configuration start (CST)",
    "Status",
    "Action",
  ],
  hideable: "Section For",
  search: { label: "Search sections", text: "table" },
  sorts: [{ column: "Name", key: "name", order: "text" }],
  csv: {
    file: "Sponsored sections.csv",
    columns: ["Name", "Section For", '"From, to (CST)"', "Configuration start (CST)", "Status"],
  },
  refused: { who: "merchant", reason: ONLY },
  opens: /\/home\/section\/addSection\?id=/,
});

formSuite({
  noun: "sections",
  path: "home/section/addSection",
  title: /^Add Section$/,
  inPanel: true,
  who: "master",
  fields: [
    { label: "Name required", kind: "text", value: "Spring", missing: "Please enter section name" },
    { label: "Page required", kind: "choice", value: "Offer", missing: "Please select page" },
    {
      label: "Category required",
      kind: "choice",
      value: "Trending",
      missing: "Please select category",
    },
    {
      label: "Offer/collection",
      kind: "tick",
      value: "",
      missing: "Please select atleast one option for Section For",
    },
    {
      label: "From required",
      kind: "text",
      value: "2099-04-01",
      missing: "Please enter from date",
    },
    { label: "To required", kind: "text", value: "2099-06-01", missing: "Please enter to date" },
    {
      label: "Configuration start date required",
      kind: "text",
      value: "2099-03-01",
      missing: "Please enter valid Section Configuration Start Date",
    },
  ],
  named: "Name required",
  submit: "Add",
  back: "Cancel",
  saved: "Section saved",
  list: { path: "/home/section", title: TITLE },
  count,
  refused: { who: "reader", reason: ONLY },
});

test("[SECTION-S1] [SECTION-S5] [SECTION-W1] a section is deactivated after its campaigns were shown, says why it shows nothing, and is activated again", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  await page.goto("home/section/manage");
  const name = "Slow living";
  await page.getByRole("button", { name: `Deactivate ${name}` }).click();
  const question = page.getByRole("alertdialog", {
    name: "Do you want to deactivate this section?",
  });
  await expect(question.getByText(name)).toBeVisible();
  await expect(question.getByText(/No campaign is in it|no longer shown in it/)).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: `Deactivate ${name}` }).click();
  await question.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Section has been deactivate.", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: /^InActive Section/ }).click();
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Why isn’t it live?" }).click();
  const why = page.getByRole("complementary", { name: "Why isn’t it live?" });
  await expect(why.getByText("It is deactivated, whatever its dates are.")).toBeVisible();
  await why.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: `Activate ${name}` }).click();
  await page
    .getByRole("alertdialog", { name: "Do you want to activate this section?" })
    .getByRole("button", { name: "Activate" })
    .click();
  await expect(page.getByText("Section has been activated.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Activate ${name}` })).toHaveCount(0);
});

test("[SCREEN-T4] [SECTION-S7] a switch of a section is undone from its report by the keyboard", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  await page.goto("home/section/manage");
  const name = "Gifts for readers";
  await page.getByRole("button", { name: `Deactivate ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeVisible();
  await expect(page.getByRole("button", { name: `Deactivate ${name}` })).toHaveCount(0);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Section has been activated.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Deactivate ${name}` })).toBeVisible();
  await expect(undo).toHaveCount(0);
  const [row] = await query<{ active: string }>("select active from section where name = $1", [
    name,
  ]);
  expect(row?.active).toBe("Y");
});

test("[SECTION-T3] [SCREEN-F7] an edit of a section keeps what is there, and the list beside it", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  await page.goto("home/section?tab=active&q=fifty");
  const link = page.getByRole("link", { name: /^Under fifty/ });
  await link.click();
  await expect(page).toHaveURL(/\/home\/section\/addSection\?(?=.*q=fifty)(?=.*id=)/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/home\/section\?(?!.*id=).*q=fifty/);
  await expect(link).toBeFocused();
  await link.click();
  const field = (label: string) => page.getByRole("textbox", { name: label });
  await expect(field("Name")).toHaveValue("Under fifty");
  await expect(page.getByRole("checkbox", { name: "Product" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Offer/collection" })).not.toBeChecked();
  await field("To").fill("2099-06-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Section saved" })).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/section\?(?!.*id=).*q=fifty/);
  await expect(page.getByText(/2099\/06\/01/)).toBeVisible();
  const [row] = await query<{ rest: string }>(
    "select concat_ws(' ', active, is_offer_section, is_product_section, category_id is null, end_date) as rest from section where name = 'Under fifty'",
  );
  expect(row?.rest).toBe("Y N Y t 2099-06-01");
});
