import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { addOffer } from "./pages/offers.ts";
import { test } from "./pages/sign-in.ts";

test("[CHANGE-T5] [CHANGE-G4] the heading of an offer is typed in its cells by the keyboard, and taken back", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  const offer = await addOffer(page, { heading: "Lanterns" });
  await page.goto(`home/offers?tab=pending&q=${encodeURIComponent(offer.heading)}`);
  await page.getByRole("checkbox", { name: `Select ${offer.heading}` }).click();
  await expect(page.getByText("1 selected in Pending")).toBeVisible();
  await page.keyboard.press("F2");
  const dialog = page.getByRole("dialog", { name: "Edit 1 offer" });
  await expect(dialog.getByRole("gridcell").first()).toBeFocused();
  await page.keyboard.type(`${offer.heading} lit`);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Review 1 change" }).click();
  await page.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("1 offer changed", { exact: true })).toBeVisible();
  const heading = () =>
    query<{ heading: string }>("select heading from offer where id = $1", [offer.id]);
  expect(await heading()).toEqual([{ heading: `${offer.heading} lit` }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 offer as before", { exact: true })).toBeVisible();
  expect(await heading()).toEqual([{ heading: offer.heading }]);
});

test("[CHANGE-U1] [CHANGE-U2] a change is undone from the history of its offer, and says what was changed since", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  const offer = await addOffer(page, { heading: "Hammocks" });
  const rename = async (from: string, to: string) => {
    await page.goto(`home/offers?tab=pending&q=${encodeURIComponent(offer.heading)}`);
    await page.getByRole("checkbox", { name: `Select ${from}`, exact: true }).check();
    await expect(page.getByText("1 selected in Pending")).toBeVisible();
    await page.keyboard.press("F2");
    const dialog = page.getByRole("dialog", { name: "Edit 1 offer" });
    await expect(dialog.getByRole("gridcell").first()).toBeFocused();
    await page.keyboard.type(to);
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Review 1 change" }).click();
    await page.getByRole("button", { name: "Apply 1 change" }).click();
    await expect(page.getByText("1 offer changed", { exact: true })).toBeVisible();
  };
  await rename(offer.heading, `${offer.heading} one`);
  await rename(`${offer.heading} one`, `${offer.heading} two`);
  await page.goto(`home/offers/view?id=${offer.id}`);
  const undo = page.getByRole("button", { name: /^Undo the change by / });
  await expect(undo).toHaveCount(2);
  // the older one has been changed since
  await undo.last().click();
  const review = page.getByRole("dialog");
  await expect(
    review.getByText("Changed since then: type the value that it is to have").first(),
  ).toBeVisible();
  await review.getByRole("button", { name: "Back" }).click();
  await undo.first().click();
  await review.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("1 offer changed", { exact: true })).toBeVisible();
  expect(
    await query<{ heading: string }>("select heading from offer where id = $1", [offer.id]),
  ).toEqual([{ heading: `${offer.heading} one` }]);
});
