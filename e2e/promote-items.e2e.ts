import { PROVED } from "@marquee/verification/sample";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInAllLooks } from "./factory/looks.ts";
import { dayFromToday } from "./pages/days.ts";
import { addOffer } from "./pages/offers.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";
import { emailOf, PASSWORD } from "./pages/people.ts";
import {
  chooseOwnCity,
  findPending,
  expectLive,
  promoteButton,
  promotePanel,
  saveCard,
  soldTo,
} from "./pages/promote-panel.ts";
import { test } from "./pages/sign-in.ts";

test("[CAMP-D7] new days begin after own ones that are paid for and not begun", async ({
  pageOf,
}) => {
  test.slow();
  const page = await pageOf("merchant");
  const offer = await addOffer(page, { heading: "Aprons for three" });
  await findPending(page, offer.heading);
  await page.getByRole("checkbox", { name: `Select ${offer.heading}` }).click();
  await promoteButton(page).click();
  const panel = promotePanel(page);
  await chooseOwnCity(panel);
  await panel.getByRole("radio", { name: /^Own days/ }).check();
  await panel.getByLabel("To", { exact: true }).fill(dayFromToday(9));
  await panel.getByLabel("From", { exact: true }).fill(dayFromToday(2));
  await expect(panel.getByRole("button", { name: "Pay CAD 8.05" })).toBeVisible();
  await new PaymentPanel(page).payWith(CARD.good);
  await expect(panel.getByText("Payment succeeded!")).toBeVisible();
  await page.getByRole("button", { name: "Go to the campaign" }).click();
  await expect(page).toHaveURL(/\/home\/campaign\/manage\?id=/);
  await findPending(page, offer.heading);
  await expect(page.getByRole("row", { name: new RegExp(offer.heading) })).toContainText(/Starts /);
  await page.getByRole("button", { name: `Promote Offer ${offer.heading}` }).click();
  await expect(panel.getByText(/^It is paid for until .*: the new days begin after/)).toBeVisible();
  await expect(panel.getByLabel("From", { exact: true })).toHaveValue(
    dayFromToday(9).replaceAll("-", "/"),
  );
});

test("[TICKED-2] the panel fills in branch, city and days, prices every choice at once, and looks right everywhere", async ({
  pageOf,
}) => {
  test.slow();
  const page = await pageOf("merchant");
  const offer = await addOffer(page, { heading: "Winter tea" });
  await findPending(page, offer.heading);
  await page.getByRole("checkbox", { name: `Select ${offer.heading}` }).click();
  await promoteButton(page).click();
  const panel = promotePanel(page);
  await expect(panel.getByRole("heading", { name: "Promote 1 offer" })).toBeVisible();
  await chooseOwnCity(panel);
  await expect(panel.getByRole("radio", { name: /^7 days .*last day / })).toBeChecked();
  await expect(panel.getByRole("radio", { name: /^30 days Cheapest a day/ })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Pay CAD 5.75" })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("radio", { name: /^Own days/ }).check();
  await expect(panel.getByRole("button", { name: "Pay CAD 8.05" })).toBeVisible();
  await panel.getByRole("radio", { name: "14 days", exact: true }).check({ force: true });
  await expect(panel.getByRole("button", { name: "Pay CAD 16.10" })).toBeVisible();
  await panel.getByRole("radio", { name: "Budget first" }).check({ force: true });
  await panel.getByLabel("I have, taxes included").fill("50");
  await expect(panel.getByRole("radio", { name: /^3 cities for 14 days/ })).toBeChecked();
  await expect(panel.getByRole("button", { name: "Pay CAD 48.29" })).toBeVisible();
  await expectAccessibleInAllLooks(page, () =>
    expect(panel.getByRole("button", { name: /^Pay CAD/ })).toBeVisible(),
  );
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 0, paid: 0 }]);
});

test(
  "[TICKED-3] the keyboard alone promotes an offer, and a reload in the middle finds the panel again",
  PROVED,
  async ({ pageOf }) => {
    test.slow();
    const page = await pageOf("merchant");
    const offer = await addOffer(page, { heading: "Cedar boxes" });
    await findPending(page, offer.heading);
    await page.getByRole("checkbox", { name: `Select ${offer.heading}` }).press("Space");
    await promoteButton(page).press("Enter");
    const panel = promotePanel(page);
    await expect(panel.getByRole("button", { name: /^Pay CAD/ })).toBeVisible();
    await expect(panel).toBeFocused();
    await page.reload();
    await expect(panel.getByRole("button", { name: /^Pay CAD/ })).toBeVisible();
    await new PaymentPanel(page).typeCard(CARD.good);
    await page.keyboard.press("Control+Enter");
    await expectLive(panel);
    await page.getByRole("button", { name: "Go now" }).press("Enter");
    await expect(page).toHaveURL(/\/home\/offers\?.*tab=live/);
    expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
  },
);

/** Whether an element of the page has the focus: none has if it was on something that is gone. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** Presses Tab until this has the focus, which nothing on the way may lose. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("[TICKED-3] [SCREEN-O7] the keyboard alone goes from sign-in to paid with a saved card, and the focus is never lost", async ({
  page,
  pageOf,
}) => {
  test.slow();
  const before = await pageOf("merchant");
  await saveCard(before);
  const offer = await addOffer(before, { heading: "Bread boards" });
  const enter = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus(page)).toBe(true);
  };
  await page.goto("login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(emailOf("merchant"));
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await enter(page.getByRole("button", { name: /^Go / }));
  await enter(page.getByRole("link", { name: "Offers/Collection" }));
  await tabTo(page, page.getByRole("tab", { name: /^Live/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Pending/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await tabTo(page, page.getByRole("searchbox", { name: "Search these offers" }));
  await page.keyboard.type(offer.heading);
  await tabTo(page, page.getByRole("checkbox", { name: `Select ${offer.heading}` }));
  await page.keyboard.press("Space");
  await enter(promoteButton(page));
  const panel = promotePanel(page);
  await expect(panel).toBeFocused();
  await expect(panel.getByText("Visa ending in 4242")).toBeVisible();
  await enter(panel.getByRole("button", { name: "Change how to pay" }));
  await expect(panel.getByRole("radio", { name: "Pay with Stripe" })).toBeFocused();
  await expect(panel.getByRole("radio", { name: "New card" })).toBeInViewport({ ratio: 1 });
  await enter(panel.getByRole("button", { name: /^Pay CAD/ }));
  await expectLive(panel);
  await enter(page.getByRole("button", { name: "Go now" }));
  await expect(page).toHaveURL(/\/home\/offers\?.*tab=live/);
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
});

test(
  "[TICKED-4] two tabs that promote the same offer pay one checkout, once",
  PROVED,
  async ({ pageOf }) => {
    test.slow();
    const one = await pageOf("merchant");
    const offer = await addOffer(one, { heading: "Two tabs" });
    const other = await one.context().newPage();
    for (const page of [one, other]) {
      await findPending(page, offer.heading);
      await page.getByRole("checkbox", { name: `Select ${offer.heading}` }).click();
      await promoteButton(page).click();
      await chooseOwnCity(promotePanel(page));
      await expect(promotePanel(page).getByRole("button", { name: "Pay CAD 5.75" })).toBeVisible();
    }
    for (const page of [one, other]) await new PaymentPanel(page).typeCard(CARD.good);
    await promotePanel(one).getByRole("button", { name: "Pay CAD 5.75" }).click();
    await expectLive(promotePanel(one));
    await expect(promotePanel(other).getByRole("button", { name: /^Pay CAD/ })).toHaveCount(0);
    expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
  },
);

test("[TICKED-1] nothing of the bar that pays is cut on a narrow page while the price is worked out", async ({
  pageOf,
}) => {
  const page = await pageOf("merchant");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("home/offers?tab=pending");
  const measured = Promise.withResolvers<void>();
  await page.route(/\/checkouts\b/, async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page
    .getByRole("button", { name: /^Promote Offer/ })
    .first()
    .click();
  await chooseOwnCity(promotePanel(page));
  const bar = promotePanel(page).getByRole("button", { name: "Working out the price" });
  await expect(bar).toHaveAttribute("aria-busy", "true");
  expect(await bar.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  measured.resolve();
  await expect(promotePanel(page).getByRole("button", { name: /^Pay CAD/ })).toBeVisible();
});
