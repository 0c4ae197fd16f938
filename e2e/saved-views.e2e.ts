import { expect, type Page } from "@playwright/test";
import { test } from "./pages/sign-in.ts";

async function openViews(page: Page) {
  await page.getByRole("button", { name: "List menu" }).click();
  await page.getByRole("menuitem", { name: "Saved views" }).click();
  return page.getByRole("dialog", { name: "Saved views" });
}

test("[VIEW-C1] [VIEW-C3] [VIEW-L1] a view that is saved on one device shows on another, is opened there, removed and restored", async ({
  pageOf,
}) => {
  const [one, other] = [await pageOf("merchant"), await pageOf("merchant")];
  await other.goto("home/products");
  const elsewhere = await openViews(other);
  await expect(elsewhere.getByText("No view of this list is saved yet.")).toBeVisible();

  await one.goto("home/products?tab=pending&q=linen&sort=name");
  const dialog = await openViews(one);
  await dialog.getByLabel("Name of what is shown now").fill("Linen to come");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("View saved")).toBeVisible();

  const view = elsewhere.getByRole("link", { name: "Linen to come" });
  await view.click();
  await expect(other).toHaveURL(/tab=pending/);
  await expect(other).toHaveURL(/q=linen/);
  await expect(other.getByRole("searchbox")).toHaveValue("linen");

  await dialog.getByRole("button", { name: /^Remove/ }).click();
  await expect(dialog.getByText("View removed")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Linen to come" })).toBeHidden();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("link", { name: "Linen to come" })).toBeVisible();
});
