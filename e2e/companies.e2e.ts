import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { formSuite } from "./factory/form-suite.ts";
import { listSuite } from "./factory/list-suite.ts";
import { test } from "./pages/sign-in.ts";

const TITLE = /^Companies$/;

listSuite({
  noun: "companies",
  path: "home/company",
  title: TITLE,
  within: "Companies",
  who: "master",
  call: /\/api\/companies\/getAllCompany\//,
  columns: ["Logo", "Name", "Register Name", "Register State", "Action"],
  hideable: "Register Name",
  search: { label: "Search companies", text: "prairie" },
  sorts: [{ column: "Name", key: "name", order: "text" }],
  csv: { file: "Companies.csv", columns: ["Name", "Register Name", "Register State"] },
});

formSuite({
  noun: "companies",
  path: "home/company/AddCompany",
  title: /^Add Company$/,
  who: "master",
  fields: [
    {
      label: "Business name",
      kind: "text",
      value: "Cedar House",
      missing: "Please enter company name",
    },
    { label: "State", kind: "choice", value: "Oregon", missing: "Please select state" },
    { label: "City", kind: "choice", value: "Portland", missing: "Please select city" },
    { label: "ZIP code", kind: "text", value: "97210", missing: "Please enter ZIP code" },
    { label: "Unit", kind: "text", value: "4", missing: "Please enter unit" },
    {
      label: "Street address",
      kind: "text",
      value: "71 Kettle Row",
      missing: "Please enter street address",
    },
  ],
  named: "Business name",
  submit: "Submit",
  saved: "Company added",
  list: { path: "/home/company", title: TITLE },
  count: async (name) => {
    const rows = await query("select id from company where name = $1", [name]);
    return rows.length;
  },
  refused: {
    who: "reader",
    reason:
      "Only a master user or a user with the privilege “Add and change companies” can add a company.",
  },
});

test("[COMPANY-S3] a chosen company shows its stores below, after a reload too", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto("home/company");
  await page.getByRole("link", { name: /^Prairie Table/ }).click();
  const stores = page.getByRole("region", { name: "Prairie Table Stores" });
  await expect(stores.getByText("Prairie Table Inglewood")).toBeVisible();
  await stores.getByRole("searchbox").fill("brooklyn");
  await expect(stores.getByText("Prairie Table Inglewood")).toHaveCount(0);
  await page.reload();
  await expect(stores.getByText("Prairie Table Brooklyn")).toBeVisible();
  await expect(stores.getByText("Prairie Table Inglewood")).toHaveCount(0);
});

test("[COMPANY-U1] an edit is saved, and a name that is taken is refused at its field", async ({
  tabOf,
}) => {
  const page = await tabOf("other");
  await page.goto("home/company");
  await page.getByRole("button", { name: "Edit Prairie Table" }).click();
  const name = page.getByRole("textbox", { name: "Business name" });
  await expect(name).toHaveValue("Prairie Table");
  await name.fill("harbour BOOKS");
  await name.press("Tab");
  await expect(name).toHaveAccessibleDescription(/^Company name already exist/);
  await name.fill("Prairie Table");
  await page.getByRole("textbox", { name: "Unit" }).fill("2");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Company saved" })).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/company$/);
});
