import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { ownUser } from "./pages/own-user.ts";
import { PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

/** The code of a step of time; each counts once, and one step early is taken. */
const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: secret.replaceAll(" ", "") }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

const code = (page: Page) => page.getByLabel("Code");

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
}

async function comeIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Go / }).click();
  await expect(page.getByRole("button", { name: /, menu$/ })).toBeVisible();
}

test("[PROFILE-S4] [SIGNIN-M9] [SIGNIN-M10] [SESSION-C4] an authenticator app is set up, asked for at sign-in, and removed", async ({
  pageOf,
}) => {
  const email = await ownUser("Tova");
  const page = await pageOf(null);
  await page.goto("home/profile");
  await givePassword(page, email);
  await comeIn(page);
  const dialog = page.getByRole("dialog");
  let secret = "";
  await test.step("set up by password, picture and code", async () => {
    await page.getByRole("button", { name: "Set up" }).click();
    await dialog.getByLabel("Password", { exact: true }).fill("not-this-one");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("This is not your password.")).toBeVisible();
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
    secret = await dialog.getByRole("code").innerText();
    await expectAccessibleInAllLooks(page, () => expect(code(page)).toBeVisible());
    await code(page).fill(codeOf(secret, -1));
    await expect(page.getByText("An authenticator app is set up, since")).toBeVisible();
  });
  await page.getByRole("button", { name: /, menu$/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await test.step("a code that was used is refused at its field, the next one is taken", async () => {
    await givePassword(page, email);
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
    await page.keyboard.insertText(codeOf(secret, -1));
    await expect(code(page)).toHaveAccessibleDescription(/wrong, too old or was used before/);
    await expectAccessibleInAllLooks(page, () => expect(code(page)).toBeVisible());
    const right = codeOf(secret, 0);
    await page.keyboard.insertText(`${right.slice(0, 3)} ${right.slice(3)}`);
    await comeIn(page);
  });
  await test.step("removed by password and code", async () => {
    await page.goto("home/profile");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByLabel("Code").fill(codeOf(secret, 1));
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
  });
});
