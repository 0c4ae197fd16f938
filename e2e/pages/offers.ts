import { expect, type Page } from "@playwright/test";
import { query } from "../database.ts";

export interface MadeOffer {
  readonly id: string;
  readonly heading: string;
  readonly branch: string;
}

/** The branch in Montréal of the demonstration merchant. */
const BRANCH = /Mile End|Plateau|Montr/;

/** Fills the offer form and saves it. The heading is made unique, so that tests never meet each other's offers. */
export async function addOffer(
  page: Page,
  { heading }: { readonly heading: string },
): Promise<MadeOffer> {
  const unique = `${heading} ${Math.random().toString(36).slice(2, 8)}`;
  await page.goto("home/offers");
  await page.getByRole("link", { name: "Add Offer" }).click();
  await expect(page.getByRole("heading", { name: "Add an offer" })).toBeVisible();
  await page.getByRole("combobox", { name: "Branch" }).click();
  const option = page.getByRole("option", { name: BRANCH }).first();
  const branch = (await option.innerText()).split("\n")[0] ?? "";
  await option.click();
  await page.getByLabel("Heading", { exact: true }).fill(unique);
  await page.getByLabel("Sub-heading").fill("Until the snow melts");
  await page.getByLabel("Description").fill("Hand-made, and warm for years.");
  await page.getByLabel("Vendor URL").fill("https://atelier.example/winter");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/offers(\?|$)/);
  const [row] = await query<{ id: string }>("select id from offer where heading = $1", [unique]);
  if (!row) throw new Error(`${unique} was not saved`);
  return { id: row.id, heading: unique, branch };
}
