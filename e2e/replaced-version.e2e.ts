import { expect, type Page } from "@playwright/test";
import { emailOf, PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

/** Responds to requests for the files of this version as a server of a newer version does. */
const replaceVersion = (page: Page) =>
  page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));

test("[SCREEN-B5] a form whose parts are gone with its version says so, keeps what is typed, and asks before it reloads", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.goto("home/products/addProduct");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Typed before");
  await replaceVersion(page);
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

test("[SCREEN-B5] a sign-in whose panel is gone with its version says so, and names no file", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  // no part of the panel has come before its version is gone
  await page.route(/\/assets\/panel-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("login");
  await page.getByLabel("Email").fill(emailOf("merchant"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await replaceVersion(page);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  const note = page.getByRole("alert").filter({ hasText: "Marquee has been updated" });
  await expect(note).toBeVisible();
  // the form can be sent again, and leaves it to the note to speak
  await expect(page.getByRole("button", { name: "SIGN IN" })).toBeEnabled();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText(/assets|module/);
  await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
  await page.unrouteAll();
  await note.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("button", { name: "SIGN IN" })).toBeVisible();
  await expect(note).toBeHidden();
});
