import { expect, type Page } from "@playwright/test";

/** Everybody of the demonstration market has this one. */
const PASSWORD = "marquee-demo";

export type Person = "merchant" | "reader" | "pending" | "other" | "shop" | "agent" | "master";

export const emailOf = (person: Person): string => `${person}@marquee.test`;

/** Signs in by the form, and waits until the person is where they were going. */
export async function signIn(page: Page, person: Person, to = "home/offers"): Promise<void> {
  await page.goto(to);
  await page.getByLabel("Email").fill(emailOf(person));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page).toHaveURL(new RegExp(to.split("?")[0] ?? to), { timeout: 15_000 });
}
