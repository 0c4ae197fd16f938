import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { formSuite } from "./factory/form-suite.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

const TITLE = /^Categories$/;

formSuite({
  noun: "categories",
  path: "home/categories/AddCategory?selectedParentId=main",
  title: /^Add Category$/,
  who: "master",
  fields: [
    { label: "Name", kind: "text", value: "Lanterns", missing: "Please enter category name" },
  ],
  named: "Name",
  submit: "Save",
  saved: "Category added",
  list: { path: "/home/categories/manage", title: TITLE },
  count: async (name) => {
    const rows = await query("select id from category where name = $1", [name]);
    return rows.length;
  },
  refused: { who: "merchant", reason: "Only a master user can manage categories." },
});

test("[CATEGORY-S1] [CATEGORY-S3] the master goes down the tree and adds below, and it is sound", async ({
  tabOf,
}) => {
  const page = await tabOf("master");
  await page.goto("home/categories");
  const tree = page.getByRole("group", { name: "Categories, level by level" });
  await tree.getByRole("button", { name: /^Fashion/ }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(tree.getByRole("list", { name: "Fashion" })).toBeVisible();
  await expectAccessibleInAllLooks(page, () =>
    expect(tree.getByRole("list", { name: "Fashion" })).toBeVisible(),
  );
  await page.getByRole("link", { name: "Add Sub-Category" }).click();
  const name = `Hats ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(tree.getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
});
