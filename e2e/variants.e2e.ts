import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { formSuite } from "./factory/form-suite.ts";
import { listSuite } from "./factory/list-suite.ts";
import { test } from "./pages/sign-in.ts";

const count = async (name: string): Promise<number> => {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from product where is_variant = 'Y' and name = $1",
    [name],
  );
  return row?.n ?? 0;
};

listSuite({
  noun: "product variants",
  path: "home/productVariant/manage",
  title: /^Product Variant$/,
  who: "master",
  call: /\/api\/getCompanyProductVariant\//,
  columns: ["Image", "Product Name", "Status", "Brand", "Product heading", "Branch", "Action"],
  hideable: "Brand",
  search: { label: "Search these variants", text: "merino" },
  sorts: [{ column: "Brand", key: "brand", order: "text" }],
  paged: true,
  csv: {
    file: "Product variants.csv",
    columns: ["Product Name", "Status", "Brand", "Product heading", "Branch"],
  },
  nothing: { who: "pending", at: "", message: "sorry, no matching records found" },
  opens: /\/home\/productVariant\/view\?id=/,
});

formSuite({
  noun: "product variants",
  path: "home/productVariant/addProductVariant",
  title: /^Product Variant Form Details$/,
  who: "merchant",
  fields: [
    { label: "Branch", kind: "choice", value: "MTL-01", missing: "Please select branch" },
    { label: "Product", kind: "choice", value: "Madder throw", missing: "Please select product" },
    { label: "Name", kind: "text", value: "Throw for two", missing: "Please enter product name" },
    { label: "Brand", kind: "text", value: "Laine du Nord", missing: "Please enter brand" },
    { label: "Heading", kind: "text", value: "Wide", missing: "Please enter product heading" },
    { label: "Description", kind: "text", value: "Wool.", missing: "Please enter description" },
    {
      label: "Website Link",
      kind: "text",
      value: "https://laine.example",
      missing: "Please enter website url",
    },
    { label: "Category", kind: "choice", value: "Home", missing: "Please select category" },
    {
      label: "Subcategory",
      kind: "category",
      value: "Home › Textiles › Rugs › Runners",
      missing: "Please configure subcategory",
    },
    { label: "Actual Price CAD", kind: "text", value: "160", missing: "Please enter Actual Price" },
    {
      label: "Discount Message",
      kind: "text",
      value: "Two for one",
      missing: "Please enter Discount Message",
    },
    {
      label: "How the price comes about",
      kind: "derived",
      value: "CAD 160.00",
      missing: "Please enter offer price",
    },
  ],
  named: "Name",
  submit: "Add",
  saved: "Product variant added",
  list: { path: "/home/productVariant", title: /^Product Variant$/ },
  count,
  refused: {
    who: "reader",
    reason:
      "Only a master user, an agent user or a user with the privilege “Add and change” can add or edit product variants.",
  },
});

test("[VARIANT-N1] [VARIANT-T2] shop variants are named by their options, a branch shows what is pending (product variants)", async ({
  tabOf,
}) => {
  const page = await tabOf("shop");
  await page.goto("home/productVariant");
  await expect(page).toHaveURL(/\/home\/productVariant\/manage$/);
  await expect(page.getByRole("link", { name: "Moss/Long/Fringed" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toContainText("Product Variant");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("combobox", { name: "Branch" }).click();
  await page.getByRole("option").first().click();
  await expect(page.getByText(/^\d+ pending$/)).toBeVisible();
  for (const status of ["allincludeActive", "pending", "inactive"])
    expect(asked.some((path) => path.endsWith(`/${status}/undefined`))).toBe(true);
  await page.getByRole("combobox", { name: "Product", exact: true }).click();
  await page.getByRole("option", { name: /Copper kettle/ }).click();
  await expect(page.getByRole("link", { name: "1.5 l" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Moss/Long/Fringed" })).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Copper kettle" }).click();
  await expect(page.getByRole("link", { name: "Moss/Long/Fringed" })).toBeVisible();
});

test("[CATPICK-M1] the category that is picked first is preset in the form (product variants)", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/productVariant/add");
  const confirm = page.getByRole("button", { name: "Confirm" });
  await expect(confirm).toHaveAttribute("aria-disabled", "true");
  for (const name of ["Home", "Textiles", "Rugs", "Runners"])
    await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
  await confirm.click();
  await expect(page).toHaveURL(/\/home\/productVariant\/addProductVariant\?catId=/);
  await expect(page.getByRole("combobox", { name: "Subcategory" })).toHaveText(
    "Home › Textiles › Rugs › Runners",
  );
});

test("[EVENT-10] a copy in one window reloads the variants in another (product variants)", async ({
  tabOf,
}) => {
  const [page, other] = [await tabOf("master"), await tabOf("merchant")];
  let reads = 0;
  page.on("request", (request) => {
    if (/\/api\/getCompanyProductVariant\//.test(request.url())) reads += 1;
  });
  await page.goto("home/productVariant/manage");
  // the rows, and the same once more when the stream of changes has opened (EVENT-6): that one is not the copy's
  await expect.poll(() => reads).toBeGreaterThan(1);
  await other.goto("home/products?tab=pending");
  await other
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  const before = reads;
  await other.getByRole("menuitem", { name: "Create Copy" }).click();
  await expect.poll(() => reads).toBeGreaterThan(before);
});
