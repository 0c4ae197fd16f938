import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { countPresses } from "./pages/count-presses.ts";
import { makeProducts, pricesOf } from "./pages/own-products.ts";
import { test } from "./pages/sign-in.ts";

const unique = () => `Kettle${Math.random().toString(36).slice(2, 8)}`;

test("[CHANGE-M1] [CHANGE-M5] the prices of 30 products are changed in five clicks and taken back in one, except what another user has changed", async ({
  pageOf,
}) => {
  const word = unique();
  await makeProducts(word, 30);
  const before = await pricesOf(word);
  const page = await pageOf("merchant");
  const presses = await countPresses(page);
  await page.goto(`home/products?tab=pending&q=${word}`);
  await expect(page.getByText("1–10 of 30")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await page.getByRole("button", { name: "Select all 30 that match" }).click();
  await expect(page.getByText("30 selected")).toBeVisible();
  await page.getByRole("button", { name: "Change price" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Change in %, such as −10");
  await expect(field).toBeFocused();
  await page.keyboard.type("-10");
  await expect(dialog.getByText("and 27 more")).toBeVisible();
  await dialog.getByRole("button", { name: "Review 30 products" }).click();
  await expect(dialog.getByRole("heading", { name: "Look over 30 changes" })).toBeVisible();
  expect(await pricesOf(word)).toEqual(before);
  await dialog.getByRole("button", { name: "Apply 30 changes" }).click();
  await expect(page.getByText("30 products changed", { exact: true })).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(5);
  expect(await pricesOf(word)).toEqual(before.map((price) => Math.round(price * 0.9)));

  await query(
    "update product set actual_price = 777, offer_price = 777, version = version + 1, updated_by = 'Sofia' where name = $1",
    [`${word} 07`],
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^29 of 30 products as before/)).toBeVisible();
  await expect(
    page.getByText(`“${word} 07”: Changed by Sofia meanwhile: 7.77`, { exact: true }),
  ).toBeVisible();
  expect(await pricesOf(word)).toEqual(before.with(6, 777));
});

test("[CHANGE-M1] [CHANGE-P4] a price that would be nothing is refused, corrected in place, and looks right everywhere", async ({
  tabOf,
}) => {
  const word = unique();
  await makeProducts(word, 3);
  const page = await tabOf("merchant");
  await page.goto(`home/products?tab=pending&q=${word}`);
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await page.getByRole("button", { name: "Change price" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "By amount" }).check();
  await dialog.getByLabel("Change in CAD, such as −2.50").fill("-10,50");
  await expectAccessibleInAllLooks(page, () => expect(dialog.getByText("−0.50")).toBeVisible());
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Look over 2 changes" })).toBeVisible();
  await expectAccessibleInAllLooks(page, () =>
    expect(dialog.getByText("1 refused is left as it is")).toBeVisible(),
  );
  await dialog.getByLabel(`Actual Price of ${word} 01`).fill("4.255");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Use 4.26" }).click();
  await dialog.getByRole("button", { name: `Leave Actual Price of ${word} 02 as it is` }).click();
  await dialog.getByRole("button", { name: "Apply 2 changes" }).click();
  await expect(page.getByText("2 products changed", { exact: true })).toBeVisible();
  expect(await pricesOf(word)).toEqual([426, 1100, 150]);
});

test("[CHANGE-G1] [CHANGE-G2] [CHANGE-G3] a column of prices is pasted into the grid, typed over by the keyboard, and looked over", async ({
  pageOf,
}) => {
  const word = unique();
  await makeProducts(word, 3);
  const page = await pageOf("merchant");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`home/products?tab=pending&sort=name&q=${word}`);
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await page.getByRole("button", { name: "Edit cells" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit 3 products" });
  const cell = (row: number, column: number) =>
    dialog.getByRole("row").nth(row).getByRole("gridcell").nth(column);
  await expect(cell(1, 0)).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(cell(1, 2)).toBeFocused();
  await page.evaluate(() =>
    navigator.clipboard.writeText("12,50\r\nsold out\r\n1 148,50\r\n9\r\n"),
  );
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog.getByText("3 cells pasted")).toBeVisible();
  await expect(dialog.getByText("1 refused", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByText("A price is a number more than 0")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(dialog.getByText("0 changes", { exact: true })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+y");
  await expectAccessibleInAllLooks(page, () =>
    expect(dialog.getByText("1 refused", { exact: true })).toBeVisible(),
  );
  await page.keyboard.type("11,25");
  await page.keyboard.press("Enter");
  await expect(cell(3, 2)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("Nordique");
  await page.keyboard.press("Escape");
  await expect(cell(3, 1)).toBeFocused();
  await page.keyboard.type("Laine");
  await page.keyboard.press("Tab");
  await expect(dialog.getByText("4 changes", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Review 4 changes" }).click();
  await page.getByRole("button", { name: "Apply 4 changes" }).click();
  await expect(page.getByText("3 products changed", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await pricesOf(word)).toEqual([1250, 1125, 114_850]);
  const [last] = await query<{ brand: string }>("select brand from product where name = $1", [
    `${word} 03`,
  ]);
  expect(last?.brand).toBe("Laine");
});

test("[CHANGE-M7] [CHANGE-G4] [CHANGE-U1] ticked products are moved to a category, back by Undo, to a branch, back from the history, and to no branch that they may not move to", async ({
  pageOf,
}) => {
  const word = unique();
  await makeProducts(word, 3);
  const categoriesOf = () =>
    query<{ id: string }>(
      "select category_id as id from product where name like $1 || ' %' order by name",
      [word],
    );
  const before = await categoriesOf();
  const [leaf] = await query<{ id: string; name: string; parent: string; main: string }>(
    `select c.id, c.name, p.name as parent, r.name as main from category c
       join category p on p.id = c.parent_id join category r on r.id = p.parent_id
     where r.parent_id is null and c.id <> $1 and not exists (select from category below where below.parent_id = c.id)
     order by c.id limit 1`,
    [before[0]?.id],
  );
  if (!leaf) throw new Error("There is a category of three levels");
  const page = await pageOf("merchant");
  await page.goto(`home/products?tab=pending&q=${word}`);
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await expect(page.getByText("3 selected in Pending")).toBeVisible();
  await page.keyboard.press("F2");
  await expect(page.getByRole("dialog", { name: "Edit 3 products" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Move to category" }).click();
  const dialog = page.getByRole("dialog", { name: "Move 3 products to a category" });
  for (const name of [leaf.main, leaf.parent, leaf.name])
    await dialog
      .getByRole("option")
      .filter({ has: page.getByText(name, { exact: true }) })
      .click();
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const review = page.getByRole("dialog", { name: "Look over 3 changes" });
  await expectAccessibleInAllLooks(page, () =>
    expect(
      review.getByText(`${leaf.main} › ${leaf.parent} › ${leaf.name}`, { exact: true }),
    ).toHaveCount(3),
  );
  await review.getByRole("button", { name: "Apply 3 changes" }).click();
  await expect(page.getByText("3 products changed", { exact: true })).toBeVisible();
  expect(await categoriesOf()).toEqual(before.map(() => ({ id: leaf.id })));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 products as before", { exact: true })).toBeVisible();
  expect(await categoriesOf()).toEqual(before);

  const fixed =
    "update product set can_update_branch = 'N' where name like $1 || ' %' and name <> $2";
  await query("update product set can_update_branch = 'Y' where name = $1", [`${word} 01`]);
  await query(fixed, [word, `${word} 01`]);
  await page.getByRole("button", { name: "Move to branch" }).click();
  const branches = page.getByRole("dialog", { name: "Move 3 products to a branch" });
  await expect(branches.getByText("1 of 3 may move")).toBeVisible();
  await branches.getByRole("combobox", { name: "Branch" }).click();
  const [own] = await query<{ name: string }>(
    "select s.store_name as name from product p join store s on s.id = p.store_id where p.name = $1",
    [`${word} 01`],
  );
  await page
    .getByRole("option")
    .filter({ hasNotText: own?.name ?? "" })
    .first()
    .click();
  await branches.getByRole("button", { name: "Review 3 products" }).click();
  const refused = page.getByRole("dialog", { name: "Look over 1 change" });
  await expectAccessibleInAllLooks(page, () =>
    expect(refused.getByText(/^It keeps its company and branch/)).toHaveCount(2),
  );
  const branchOf = () =>
    query<{ id: string }>("select store_id as id from product where name = $1", [`${word} 01`]);
  const ownBranch = await branchOf();
  await refused.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("1 product changed", { exact: true })).toBeVisible();
  expect(await branchOf()).not.toEqual(ownBranch);

  const [moved] = await query<{ id: string }>("select id from product where name = $1", [
    `${word} 01`,
  ]);
  await page.goto(`home/products/view?id=${moved?.id}`);
  await page
    .getByRole("button", { name: /^Undo the change by / })
    .first()
    .click();
  const back = page.getByRole("dialog", { name: "Look over 1 change" });
  await expect(back.getByText(own?.name ?? "", { exact: true }).first()).toBeVisible();
  await back.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("1 product changed", { exact: true })).toBeVisible();
  expect(await branchOf()).toEqual(ownBranch);
});

test("[CHANGE-G5] [CHANGE-M8] [SCREEN-K10] what is typed in cells of the page survives a reload, and is written over what another user has made only if one chooses so", async ({
  pageOf,
}) => {
  const word = unique();
  await makeProducts(word, 2);
  const page = await pageOf("merchant");
  await page.goto(`home/products?tab=pending&sort=name&q=${word}`);
  await expect(page.getByRole("button", { name: "Edit cells" })).toBeVisible();
  await page.keyboard.press("F2");
  const dialog = page.getByRole("dialog", { name: "Edit 2 products" });
  await expect(dialog.getByRole("gridcell").first()).toBeFocused();
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  for (const price of ["31", "32"]) {
    await page.keyboard.type(price);
    await page.keyboard.press("Enter");
  }
  await expect(dialog.getByText("2 changes", { exact: true })).toBeVisible();
  await page.reload();
  await expect(dialog.getByText("2 changes", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Review 2 changes" }).click();
  const review = page.getByRole("dialog", { name: "Look over 2 changes" });
  await query(
    "update product set actual_price = 777, offer_price = 777, version = version + 1, updated_by = 'Sofia' where name like $1 || ' %'",
    [word],
  );
  await review.getByRole("button", { name: "Apply 2 changes" }).click();
  const report = page.getByRole("dialog", { name: "0 of 2 products changed" });
  await expect(report.getByText("Changed by Sofia meanwhile: 7.77").first()).toBeVisible();
  await expectAccessibleInAllLooks(page, () => expect(report).toBeVisible());
  await report.getByRole("button", { name: `Leave as it is: ${word} 01` }).click();
  await page.getByRole("button", { name: `Use my change to ${word} 02` }).click();
  await expect(page.getByText("1 product changed", { exact: true })).toBeVisible();
  expect(await pricesOf(word)).toEqual([777, 3200]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Products", exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
