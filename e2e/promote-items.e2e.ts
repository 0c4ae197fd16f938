import { expect, type Locator, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectSound, expectSoundInAllLooks } from "./factory/looks.ts";
import { dayFromToday } from "./pages/days.ts";
import { addOffer } from "./pages/offers.ts";
import { PaymentPanel, CARD } from "./pages/payment-panel.ts";
import { emailOf, PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

/** The column or dialog that a promotion is in. */
const promotePanel = (page: Page) =>
  page
    .getByRole("complementary", { name: /^Promote/ })
    .or(page.getByRole("dialog", { name: /^Promote/ }));

const promoteButton = (page: Page) => page.getByRole("button", { name: "Promote", exact: true });

/** Saves a card of the user, as a merchant has one who has paid before. */
async function saveCard(page: Page): Promise<void> {
  await page.goto("home/paymentMethod");
  await page.getByRole("button", { name: "Add card" }).click();
  await new PaymentPanel(page).fillCard(CARD.good);
  await page.getByRole("button", { name: "Add card" }).click();
  await expect(page.getByRole("row", { name: /Visa/ })).toContainText("4242", { timeout: 20_000 });
}

/** Counts what is pressed with the pointer from now on, over pages and reloads. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("countPress", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    addEventListener("pointerdown", () => void Reflect.get(window, "countPress")(), true);
  });
  return () => presses;
}

/** What was paid for an offer: how many campaigns cover it, and what its transactions came to. */
const soldTo = (offerId: string) =>
  query(
    `select count(distinct c.id)::int as campaigns, count(t.id)::int as paid
     from campaign_offer o join campaign c on c.id = o.campaign_id
     left join transaction t on t.checkout_id = c.checkout_id and t.status = 'Paid'
     where o.offer_id = $1`,
    [offerId],
  );

/** The branch's own city alone, wherever the branch promoted last. */
async function chooseOwnCity(panel: Locator): Promise<void> {
  for (const area of [/^Canada-Wide$/, /^City$/])
    await panel.getByRole("radio", { name: area }).check({ force: true });
}

const isLive = (panel: Locator) =>
  expect(panel.getByText("yah!! offer live successfully")).toBeVisible();

const findPending = (page: Page, heading: string) =>
  page.goto(`home/offers?tab=pending&q=${encodeURIComponent(heading)}`);

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

test("[TICKED-1] from signed in, one offer is promoted in four clicks with a saved card", async ({
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
  await isLive(panel);
  expect(presses() - signedIn).toBe(4);
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/offers\?.*tab=live/);
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
});

test("[TICKED-1] from signed in, a new offer is paid for in three cities and its invoice is open in eight clicks", async ({
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
  await isLive(panel);
  await panel.getByRole("link", { name: /^INV-/ }).click();
  await expect(page).toHaveURL(/viewInvoice/);
  await expect(page.getByText("17.25").first()).toBeVisible();
  expect(presses() - signedIn).toBe(8);
});

test("[TICKED-1] own days that are paid for and not begun are not sold again", async ({
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
  await expectSound(page);
  await panel.getByRole("radio", { name: /^Own days/ }).check();
  await expect(panel.getByRole("button", { name: "Pay CAD 8.05" })).toBeVisible();
  await panel.getByRole("radio", { name: "14 days", exact: true }).check({ force: true });
  await expect(panel.getByRole("button", { name: "Pay CAD 16.10" })).toBeVisible();
  await panel.getByRole("radio", { name: "Budget first" }).check({ force: true });
  await panel.getByLabel("I have, taxes included").fill("50");
  await expect(panel.getByRole("radio", { name: /^3 cities for 14 days/ })).toBeChecked();
  await expect(panel.getByRole("button", { name: "Pay CAD 48.29" })).toBeVisible();
  await expectSoundInAllLooks(page, () =>
    expect(panel.getByRole("button", { name: /^Pay CAD/ })).toBeVisible(),
  );
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 0, paid: 0 }]);
});

test("[TICKED-3] the keyboard alone promotes an offer, and a reload in the middle finds the panel again", async ({
  pageOf,
}) => {
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
  await isLive(panel);
  await page.getByRole("button", { name: "Go now" }).press("Enter");
  await expect(page).toHaveURL(/\/home\/offers\?.*tab=live/);
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
});

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

test("[TICKED-3] the keyboard alone goes from sign-in to paid with a saved card, and the focus is never lost", async ({
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
  await enter(panel.getByRole("button", { name: /^Pay CAD/ }));
  await isLive(panel);
  await enter(page.getByRole("button", { name: "Go now" }));
  await expect(page).toHaveURL(/\/home\/offers\?.*tab=live/);
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
});

test("[TICKED-4] two tabs that promote the same offer pay one checkout, once", async ({
  pageOf,
}) => {
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
  await isLive(promotePanel(one));
  await expect(promotePanel(other).getByRole("button", { name: /^Pay CAD/ })).toHaveCount(0);
  expect(await soldTo(offer.id)).toEqual([{ campaigns: 1, paid: 1 }]);
});
