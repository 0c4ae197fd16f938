import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { formSuite } from "./factory/form-suite.ts";
import { listSuite } from "./factory/list-suite.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

const count = async (where: string, values: readonly string[] = []): Promise<number> => {
  const [row] = await query<{ n: number }>(
    `select count(*)::int as n from product ${where}`,
    values,
  );
  return row?.n ?? 0;
};

const REFUSED =
  "Only a master user, an agent user or a user with the privilege “Add and change” can add or edit products.";

listSuite({
  noun: "products",
  path: "home/Products",
  title: /^Products$/,
  who: "merchant",
  rowsAt: "tab=pending",
  call: /\/api\/getCompanyProduct\//,
  tabs: [
    { label: "Live", value: "live" },
    { label: "Pending", value: "pending" },
    { label: "Inactive", value: "inactive" },
  ],
  columns: [
    "Image",
    "Product Name",
    "Status",
    "Brand",
    "Product heading",
    "Actual Price",
    "Branch",
    "Rating",
    "Action",
  ],
  hideable: "Brand",
  search: { label: "Search these products", text: "wool" },
  sorts: [
    { column: "Product Name", key: "name", order: "text" },
    { column: "Brand", key: "brand", order: "text" },
    { column: "Actual Price", key: "actualPrice", order: "number" },
  ],
  paged: true,
  bulk: ["Promote", "Change price", "Edit cells", "Create Copy", "Export CSV"],
  ticks: true,
  csv: {
    file: "Products.csv",
    // all that an import of the file asks for (PRODUCT-I11)
    columns: [
      "Product Name",
      "Status",
      "Brand",
      "Product heading",
      "Actual Price",
      "Rating",
      "Description",
      "Website Link",
      "Discount Type",
      "Discount Percentage",
      "Discount Message",
      "Shipping Type",
      "Shipping Instructions",
      "Attributes",
      "Marketplaces",
      "Category",
      "Branch",
    ],
  },
  nothing: { who: "pending", at: "tab=live", message: "sorry, no matching records found" },
  action: {
    name: "Create Copy",
    done: "Product copy created.",
    undone: "The copy is removed.",
    count: () => count("where heading like '% (copy)'"),
  },
  opens: /\/home\/products\/view\?id=/,
  narrowedBy: {
    company: "Atelier Boréal",
    branch: "Atelier Boréal Mile End",
    keys: ["companyFilterProduct", "branchFilterProduct"],
    without: "Branch",
  },
});

formSuite({
  noun: "products",
  path: "home/Products/addProduct",
  title: /^Add a product$/,
  who: "merchant",
  fields: [
    { label: "Name", kind: "text", value: "Sea lantern", missing: "Please enter product name" },
    { label: "Brand", kind: "text", value: "Atelier Argile", missing: "Please enter brand" },
    {
      label: "Heading",
      kind: "text",
      value: "Blown glass, lit from below",
      missing: "Please enter product heading",
    },
    {
      label: "Description",
      kind: "text",
      value: "Hand-made, and warm for years.",
      missing: "Please enter description",
    },
    {
      label: "Website Link",
      kind: "text",
      value: "https://atelier.example/lanterns",
      missing: "Please enter website url",
    },
    { label: "Category", kind: "choice", value: "Home", missing: "Please select category" },
    {
      label: "Subcategory",
      kind: "category",
      value: "Home › Textiles › Rugs › Runners",
      missing: "Please configure subcategory",
    },
    { label: "Actual Price CAD", kind: "text", value: "148", missing: "Please enter Actual Price" },
    {
      label: "Discount Message",
      kind: "text",
      value: "Two for one",
      missing: "Please enter Discount Message",
    },
    {
      label: "How the price comes about",
      kind: "derived",
      value: "CAD 148.00",
      missing: "Please enter offer price",
    },
    { label: "Branch", kind: "choice", value: "MTL-01", missing: "Please select branch" },
  ],
  named: "Name",
  submit: "Add",
  saved: "Product added",
  list: { path: "/home/products", title: /^Products$/ },
  count: (name) => count("where name = $1", [name]),
  asMaster: {
    company: "Atelier Boréal",
    rowsAt: "tab=pending",
    search: "Search these products",
    changed: "Product saved",
    copied: "Product copy created.",
  },
  refused: { who: "reader", reason: REFUSED },
});

test("[PRODUCT-P5] [PRODUCT-A1] a product is edited: percentage, attributes, images, locked branch (products)", async ({
  tabOf,
}) => {
  const [row] = await query<{ id: string }>(
    "select p.id from product p join company c on c.id = p.company_id where p.is_variant = 'N' and c.name like 'Atelier%' order by p.id limit 1",
  );
  const page = await tabOf("merchant");
  await page.goto(`home/Products/addProduct?id=${row?.id ?? ""}`);
  await expect(page.getByRole("heading", { level: 1, name: "Edit product" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).not.toHaveValue("");
  const price = page.getByRole("textbox", { name: "Actual Price CAD" });
  await price.fill("2.01");
  await page.getByRole("radio", { name: "Percentage" }).check();
  await page.getByRole("textbox", { name: "Discount Percentage" }).fill("50");
  await expect(page.getByLabel("Offer Price", { exact: true })).toHaveValue("1.01");
  await expect(page.getByRole("textbox", { name: "Discount Message" })).toHaveCount(0);
  await page.getByRole("button", { name: "−50 %" }).click();
  await expect(page.getByText("50 % of 2.01")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(
    Math.max(0, (await page.getByRole("textbox", { name: /^Attribute \d+$/ }).count()) - 1) +
      (await page.getByRole("button", { name: "Remove the image" }).count()),
  );
  await page.getByRole("button", { name: "Add More Attribute" }).click();
  const added = page.getByRole("textbox", { name: /^Attribute \d+$/ }).last();
  await expect(added).toBeFocused();
  await added.fill("Care");
  await page.getByRole("textbox", { name: "Value of Care" }).fill("Cold, by hand");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Product saved" })).toBeVisible();
  const [saved] = await query<{ price: string; attribute: unknown }>(
    "select offer_price::text as price, attribute from product where id = $1",
    [row?.id ?? ""],
  );
  expect(saved?.price).toBe("101");
  expect(JSON.stringify(saved?.attribute)).toContain('"Care"');
});

test("[CSV-M2] [PRODUCT-I2] a file of products is checked row by row, then imported (products)", async ({
  tabOf,
}) => {
  const unique = Math.random().toString(36).slice(2, 8);
  const page = await tabOf("merchant");
  await page.goto("home/products/import");
  const text = [
    "Name,Brand,Heading,Description,Website Link,Actual Price,Discount Percentage,Category,Branch",
    `Throw ${unique},Maple,Warm,Wool,https://a.example,148,15,Home > Textiles > Rugs > Runners,Atelier Boréal Mile End`,
    `Rug ${unique},Maple,Warm,Wool,https://a.example,cheap,15,Home > Nowhere,Atelier Boréal Mile End`,
  ].join("\n");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(page.getByRole("heading", { name: "1 of 2 can be imported" })).toBeVisible();
  const broken = page.getByRole("row", { name: new RegExp(`^3 Rug ${unique}`) });
  await expect(broken).toContainText("“cheap” is no number with at most two decimals");
  await expect(broken).toContainText("There is no category “Home > Nowhere”");
  await expectAccessibleInAllLooks(page, () => expect(broken.first()).toBeAttached());
  expect(await count("where name like $1", [`% ${unique}`])).toBe(0);
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByText("1 product imported")).toBeVisible();
  await expect(page.getByText("1 product not imported")).toBeVisible();
  expect(await count("where name like $1", [`% ${unique}`])).toBe(1);
});

test("[PRODUCT-I13] [PRODUCT-I14] a file that is imported again with another price updates the product (products)", async ({
  tabOf,
}) => {
  const unique = Math.random().toString(36).slice(2, 8);
  const page = await tabOf("merchant");
  await page.goto("home/products/import");
  const choose = (name: string, price: string) =>
    page.getByLabel("CSV file").setInputFiles({
      name: "products.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        [
          "Name,Brand,Heading,Description,Website Link,Actual Price,Discount Percentage,Category,Branch",
          `${name} ${unique},Maple,Warm,Wool,https://a.example,${price},15,Home > Textiles > Rugs > Runners,Atelier Boréal Mile End`,
        ].join("\n"),
      ),
    });
  await choose("Throw", "148");
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByText("1 product imported")).toBeVisible();
  await page.getByRole("button", { name: "Import another file" }).click();
  await choose("THROW", "158.50");
  await expect(page.getByText("0 new, 1 to update, 0 unchanged")).toBeVisible();
  await expect(page.getByRole("row", { name: /^2 / })).toContainText("158.50");
  await expect(page.getByRole("row", { name: /^2 / })).toContainText("148.00");
  await expectAccessibleInAllLooks(page, () =>
    expect(page.getByText("1 product is already there")).toBeVisible(),
  );
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByText("1 product updated")).toBeVisible();
  const stored = await query<{ name: string; price: string }>(
    "select name, actual_price::text as price from product where name ilike $1",
    [`% ${unique}`],
  );
  expect(stored).toEqual([{ name: `THROW ${unique}`, price: "15850" }]);
});
