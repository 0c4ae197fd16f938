import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { makeProducts } from "./pages/own-products.ts";
import { test } from "./pages/sign-in.ts";

const unique = () => `Kettle${Math.random().toString(36).slice(2, 8)}`;

test("[CHANGE-M7] [PRODUCT-C4] ticked products that may not leave their branch are copied to another one, and back by one Undo", async ({
  pageOf,
}) => {
  const word = unique();
  await makeProducts(word, 2);
  await query("update product set can_update_branch = 'N' where name like $1 || ' %'", [word]);
  const page = await pageOf("merchant");
  await page.goto(`home/products?tab=pending&q=${word}`);
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await page.getByRole("button", { name: "Move to branch" }).click();
  const dialog = page.getByRole("dialog", { name: "Move 2 products to a branch" });
  await expect(dialog.getByText("0 of 2 may move")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Copy these 2 to the branch" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  const [other] = await query<{ id: string; name: string }>(
    `select s.id, s.store_name as name from store s join product p on p.company_id = s.company_id
     where p.name = $1 and s.id <> p.store_id order by s.id limit 1`,
    [`${word} 01`],
  );
  if (!other) throw new Error("The company has another branch");
  await dialog.getByRole("combobox", { name: "Branch" }).click();
  await page.getByRole("option", { name: other.name }).click();
  await expectAccessibleInAllLooks(page, () =>
    expect(dialog.getByRole("button", { name: `Copy these 2 to ${other.name}` })).toBeEnabled(),
  );
  await dialog.getByRole("button", { name: `Copy these 2 to ${other.name}` }).click();
  const question = page.getByRole("alertdialog", {
    name: `Create a copy of 2 products in ${other.name}?`,
  });
  await question.getByRole("button", { name: "Create copies" }).click();
  await expect(page.getByText("Product copy created.", { exact: true })).toBeVisible();
  const findCopies = async () =>
    (
      await query<{ id: string }>(
        "select id from product where name like $1 || ' %' and store_id = $2",
        [word, other.id],
      )
    ).length;
  expect(await findCopies()).toBe(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 copies are removed.", { exact: true })).toBeVisible();
  expect(await findCopies()).toBe(0);
});
