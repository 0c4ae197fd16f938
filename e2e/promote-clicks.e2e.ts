import { expect, type Page } from "@playwright/test";
import { countPresses } from "./pages/count-presses.ts";
import { addOffer } from "./pages/offers.ts";
import { emailOf, PASSWORD } from "./pages/people.ts";
import { expectLive, promotePanel, saveCard, soldTo } from "./pages/promote-panel.ts";
import { test } from "./pages/sign-in.ts";

/** Signs in by the keyboard and arrives at Home. */
async function signInByKeys(page: Page): Promise<void> {
  await page.goto("login");
  await page.getByLabel("Email").press("End");
  await page.keyboard.type(emailOf("merchant"));
  await page.getByLabel("Password", { exact: true }).press("End");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Go / }).press("Enter");
  await expect(page.getByRole("link", { name: "Offers/Collection" })).toBeVisible();
}

test("[TICKED-1] a signed-in user promotes one offer in four clicks with a saved card", async ({
  page,
  pageOf,
}) => {
  test.slow();
  const before = await pageOf("merchant");
  await saveCard(before);
  const offer = await addOffer(before, { heading: "Aprons for two" });

  const presses = await countPresses(page);
  await signInByKeys(page);
  const signedIn = presses();
  await page.getByRole("link", { name: "Offers/Collection" }).click();
  await page.getByRole("tab", { name: /^Pending/ }).click();
  await page.getByRole("button", { name: `Promote Offer ${offer.heading}` }).click();
  const panel = promotePanel(page);
  await expect(panel.getByText("Visa ending in 4242")).toBeVisible();
  await panel.getByRole("button", { name: /^Pay CAD/ }).click();
  await expectLive(panel);
  expect(presses() - signedIn).toBe(4);
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/offers\?.*tab=live/);
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
});

test("[TICKED-1] a signed-in user pays for a new offer in three cities and has its invoice open in eight clicks", async ({
  page,
  pageOf,
}) => {
  test.slow();
  await saveCard(await pageOf("merchant"));
  const presses = await countPresses(page);
  await signInByKeys(page);
  const signedIn = presses();
  await page.getByRole("link", { name: "Offers/Collection" }).click();
  await page.getByRole("link", { name: "Add Offer" }).click();
  const heading = `Sleigh bells ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole("combobox", { name: "Branch" }).press("End");
  await page.keyboard.type("Mile End");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  for (const [field, text] of [
    ["Heading", heading],
    ["Sub-heading", "Brass, on a leather strap"],
    ["Description", "They ring."],
    ["Vendor URL", "https://atelier.example/bells"],
  ] as const) {
    await page.getByLabel(field, { exact: true }).press("End");
    await page.keyboard.type(text);
  }
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("link", { name: "Promote it" }).click();
  const panel = promotePanel(page);
  await expect(panel.getByText("Visa ending in 4242")).toBeVisible();
  // from wherever the branch promoted last to its own city, without the pointer
  for (const area of ["Canada-Wide", "City"])
    await panel.getByRole("radio", { name: area, exact: true }).press("Space");
  for (const city of [/^Add Brossard$/, /^Add (?!a |Brossard)/])
    await panel.getByRole("button", { name: city }).first().click();
  await expect(panel.getByRole("group", { name: /in 3 cities/ })).toBeVisible();
  await panel.getByRole("button", { name: "Pay CAD 17.25" }).click();
  await expectLive(panel);
  await panel.getByRole("link", { name: /^INV-/ }).click();
  await expect(page).toHaveURL(/viewInvoice/);
  await expect(page.getByText("17.25").first()).toBeVisible();
  expect(presses() - signedIn).toBe(8);
});
