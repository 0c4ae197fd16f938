import { expect, type Page } from "@playwright/test";
import { resolve } from "node:path";
import { Explorer, openNewestCase } from "../pages/explorer.ts";
import { test } from "../pages/paying.ts";
import { settle } from "./settle.ts";

/** The images of docs/how-to/review-a-statechart.md. */
test.use({ viewport: { width: 1366, height: 900 } });

async function take(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({
    path: resolve(import.meta.dirname, `../../docs/images/review-${name}.png`),
  });
}

test("find", async ({ page }) => {
  await new Explorer(page).open("");
  await page
    .getByRole("combobox", { name: "Find a machine, state, event or rule" })
    .fill("closes the page");
  await expect(page.getByRole("option", { name: /^page\.closed/ }).first()).toBeVisible();
  await take(page, "find");
});

test("reload", async ({ page }) => {
  const explorer = new Explorer(page);
  await explorer.open("checkout?state=checkout.pageClosed");
  await expect(explorer.panel.getByRole("region", { name: "Looked at" })).toBeVisible();
  await take(page, "reload");
});

/** Shows the whole chart: it opens in a size in which its words can be read. */
const fit = (page: Page) => page.getByRole("button", { name: "Fit" }).click();

test("rules", async ({ page }) => {
  const explorer = new Explorer(page);
  await explorer.open("storeApproval?tab=rules");
  await expect(explorer.panel.getByRole("tabpanel")).toContainText("STORE-A3");
  await fit(page);
  await take(page, "rules");
});

test("coverage", async ({ page }) => {
  const explorer = new Explorer(page);
  await explorer.open("checkout?tab=coverage&level=screen");
  await expect(explorer.panel.getByText("No test of a screen exercises these")).toBeVisible();
  await take(page, "coverage");
});

test("compare", async ({ page }) => {
  const explorer = new Explorer(page);
  await explorer.open("form?tab=compare&since=2026-11-23");
  await expect(explorer.panel.getByRole("heading", { name: "Removed" })).toBeVisible();
  await fit(page);
  await take(page, "compare");
});

test("case", async ({ paying, pageOf }) => {
  const { panel } = await paying("merchant");
  await panel.payAtSecondTry();
  const explorer = await openNewestCase(await pageOf("master"));
  await explorer.page.setViewportSize({ width: 1366, height: 900 });
  await explorer.panel.getByRole("button", { name: "Back", exact: true }).click();
  await take(explorer.page, "case");
});
