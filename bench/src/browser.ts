import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { bringChromium } from "../../tools/bring-chromium.ts";

export type SignedInState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The Chromium that measures; throws if there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await bringChromium();
  if (!executablePath) throw new Error("There is no Chromium to measure with.");
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/ADMIN-UI/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("marquee-demo");
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await page.waitForURL(/\/home(\/|$)/);
}

/** What a browser keeps of a signed-in user: the merchant, if any user will do. */
export async function signedInState(
  browser: Browser,
  origin: string,
  email = "merchant@marquee.test",
): Promise<SignedInState> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), origin, email);
  const state = await context.storageState();
  await context.close();
  return state;
}
