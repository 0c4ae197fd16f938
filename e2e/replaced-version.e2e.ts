import { expect } from "@playwright/test";
import { test } from "./pages/sign-in.ts";

test("[SCREEN-B5] a form whose parts are gone with its version says so, keeps what is typed, and asks before it reloads", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.goto("home/products/addProduct");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Typed before");
  // what a server that has been replaced answers for the files of the version before
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("combobox", { name: "Subcategory" }).click();
  const note = page.getByRole("status").filter({ hasText: "Marquee has been updated" });
  await expect(note).toBeVisible();
  await expect(name).toHaveValue("Typed before");
  const asked = page.waitForEvent("dialog");
  void note.getByRole("button", { name: "Reload" }).click();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(name).toHaveValue("Typed before");
});
