import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { test } from "./pages/sign-in.ts";

test("[FORM-U1] a saved change of a product is undone from its report beside the list, by the keyboard", async ({
  tabOf,
}) => {
  const [row] = await query<{ id: string; heading: string }>(
    "select p.id, p.heading from product p join company c on c.id = p.company_id where p.is_variant = 'N' and p.offer_id is null and c.name like 'Atelier%' order by p.id desc limit 1",
  );
  const { id = "", heading = "" } = row ?? {};
  const readStored = async () =>
    (await query<{ heading: string }>("select heading from product where id = $1", [id]))[0]
      ?.heading;
  const page = await tabOf("merchant");
  await page.goto(`home/products/addProduct?id=${id}`);
  const field = page.getByRole("textbox", { name: "Heading", exact: true });
  await expect(field).toHaveValue(heading);
  await field.fill("A heading of a moment");
  await field.press("Enter");
  await page.getByRole("button", { name: "Go now" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
  expect(await readStored()).toBe("A heading of a moment");
  await expect(page.getByText("Product saved").first()).toBeVisible();
  await page.keyboard.press("F8");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.press("Enter");
  await expect(page.getByText("It is as it was before.").first()).toBeVisible();
  expect(await readStored()).toBe(heading);
});
