import { PROVED } from "@marquee/verification/sample";
import { expect, type Page } from "@playwright/test";
import { dayFromToday } from "./pages/days.ts";
import { FlyerCampaign } from "./pages/flyer-campaign.ts";
import { addOffer } from "./pages/offers.ts";
import { test } from "./pages/sign-in.ts";

/**
 * Does in a page what browsers that translate do: puts `<font>` around a copy of each text, in place of the text, and goes
 * on with what comes later. The words stay, so that the test can read them.
 */
function translatePage(): void {
  const passed = new Set(["SCRIPT", "STYLE", "TITLE", "FONT", "TEXTAREA", "OPTION", "NOSCRIPT"]);
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== "") texts.push(node);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || passed.has(parent.tagName) || parent.closest("svg")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === "characterData") translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function collectFailures(page: Page): Promise<readonly string[]> {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await page.addInitScript(translatePage);
  return failures;
}

const SCREENS = [
  "home/offers",
  "home/offers/manage",
  "home/offers/add",
  "home/products",
  "home/products/add",
  "home/campaign/campaignList",
  "home/campaign/promotionBatch?type=flyer",
  "home/invoice",
  "home/transactions",
  "home/users",
  "home/users/addUser",
  "home/paymentMethod",
  "home/profile",
];

test(
  "[SCREEN-X1] every screen goes on while its page is translated",
  PROVED,
  async ({ pageOf }) => {
    test.slow();
    const page = await pageOf("master");
    const failures = await collectFailures(page);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /, menu$/ })).toBeVisible();
      await expect(page.getByText("This page could not be shown")).toHaveCount(0);
    }
    await page.goto("home/offers");
    await page.getByRole("searchbox").first().fill("zzzz-nothing");
    await expect(page.getByText("sorry, no matching records found")).toBeVisible();
    await page.getByRole("searchbox").first().fill("");
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    expect(failures).toEqual([]);
  },
);

test("[SCREEN-X1] a price that changes is shown while the page is translated", async ({
  pageOf,
}) => {
  test.slow();
  const page = await pageOf("merchant");
  const offer = await addOffer(page, { heading: "Lanterns in every language" });
  const failures = await collectFailures(page);
  const flyer = new FlyerCampaign(page);
  await flyer.open();
  const total = flyer.summary.getByText(/^Total/).locator("xpath=ancestor::div[1]");
  await flyer.chooseBranch(offer.branch);
  await page.getByLabel("Campaign name").fill("Lanterns");
  await flyer.chooseOffers([offer.heading]);
  await page.getByLabel("From", { exact: true }).fill(dayFromToday(1));
  await page.getByLabel("To", { exact: true }).fill(dayFromToday(8));
  await flyer.chooseCities(["Montréal"]);
  await expect(total).toContainText("8.05");
  await flyer.chooseCities(["Laval"]);
  await expect(total).toContainText("16.10");
  await page.getByRole("button", { name: "Set Plan" }).click();
  await expect(flyer.payButton).toHaveText(/Pay CAD 16\.10/);
  expect(failures).toEqual([]);
});

test("[SCREEN-X1] a wrong password is told of while the page is translated", async ({ pageOf }) => {
  const page = await pageOf(null);
  const failures = await collectFailures(page);
  await page.goto("login");
  await page.getByLabel("Email").fill("merchant@marquee.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("alert").first()).toContainText("invalid-credential");
  expect(failures).toEqual([]);
});
