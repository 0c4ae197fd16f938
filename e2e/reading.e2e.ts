import { expect } from "@playwright/test";
import { expectAccessible, resizeWindow } from "./factory/looks.ts";
import { addOffer } from "./pages/offers.ts";
import { makeProducts } from "./pages/own-products.ts";
import { promotePanel } from "./pages/promote-panel.ts";
import { test } from "./pages/sign-in.ts";

/** Lists whose rows open a page to read, with what the page is found by. */
const PAGES = [
  { noun: "an offer", list: "home/offers?tab=pending&size=10", view: /\/offers\/view\?id=/ },
  { noun: "a product", list: "home/products?tab=pending&size=10", view: /\/products\/view\?id=/ },
] as const;

for (const { noun, list, view } of PAGES)
  test(`[SCREEN-R1] [SCREEN-R2] a reader opens ${noun}, turns over the pages of the list by keys, and comes back to its row`, async ({
    tabOf,
  }) => {
    const page = await tabOf("reader");
    await page.goto(list);
    const rows = page.locator("tbody tr");
    const title = page.getByRole("heading", { level: 1 });
    await rows.nth(9).getByRole("link").first().click();
    await expect(page).toHaveURL(view);
    await expect(page.getByText(/^10 of \d+$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
    // what a reader may not do is absent
    await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
    // by their ids: copies that other tests have made may have one name
    const readId = () => new URL(page.url()).searchParams.get("id") ?? "";
    const marked = page.locator("tr[aria-current=true]").getByRole("link").first();
    const [tenth, name] = [readId(), (await title.textContent()) ?? ""];
    await page.keyboard.press("j");
    await expect(page.getByText(/^11 of \d+$/)).toBeVisible();
    const eleventh = readId();
    expect(eleventh).not.toBe(tenth);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/page=2/);
    await expect(marked).toHaveAttribute("href", new RegExp(eleventh));
    await marked.click();
    await page.keyboard.press("k");
    await expect.poll(readId).toBe(tenth);
    await expect(title).toHaveText(name);
    await page.goBack();
    await expect(marked).toHaveAttribute("href", new RegExp(tenth));
  });

test("[SCREEN-R3] E edits what is read, and a save leads back to it", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto("home/offers?tab=pending");
  await page.locator("tbody tr").first().getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Promote Offer", exact: true })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/home\/offers\/add\?id=/);
  const text = `Washed twice ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByLabel(/^Sub-heading/).fill(text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/offers\/view\?id=/);
  await expect(page.getByText(text).first()).toBeVisible();
});

test("[SCREEN-R1] [SCREEN-R2] a reader reads one branch after the other by keys, and comes back to its row", async ({
  tabOf,
}) => {
  const page = await tabOf("reader");
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("home/branches");
  await page.locator("tbody tr").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/branches\/view\?id=/);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByText("Registered address")).toBeVisible();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
  const first = (await title.textContent()) ?? "";
  await page.keyboard.press("j");
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(title).not.toHaveText(first);
  await page.keyboard.press("k");
  await expect(title).toHaveText(first);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("tr[aria-current=true]")).toContainText(first);
});

test("[SCREEN-R1] a reader reads the company that is chosen, and comes back by Escape", async ({
  tabOf,
}) => {
  const page = await tabOf("reader");
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("home/company");
  await page.getByRole("link", { name: /^Read / }).click();
  await expect(page).toHaveURL(/\/company\/view\?id=/);
  await expect(page.getByRole("heading", { name: "Branches" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit" })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(title).toHaveText("Companies");
});

test("[PROMOTION-4] P and the answer to why it is not live open the panel beside what is read", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  const panel = promotePanel(page);
  const offer = await addOffer(page, { heading: "Read and promoted" });
  await makeProducts("Andiron", 1);
  for (const [list, name] of [
    ["home/offers", offer.heading],
    ["home/products", "Andiron 01"],
  ] as const) {
    await page.goto(`${list}?tab=pending&q=${encodeURIComponent(name)}`);
    await page.locator("tbody tr").getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(/\/view\?id=/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await page.keyboard.press("p");
    await expect(panel).toContainText(name);
    await expect(panel.getByRole("button", { name: /^(Pay CAD|Set Plan)/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await page.getByRole("button", { name: /^Promote it/ }).click();
    await expect(panel).toContainText(name);
  }
});

test("[PROMOTION-4] the choice of a campaign's type promotes what is pending", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await page.goto("home/campaign/campaignType?type=flyer");
  await page.getByRole("button", { name: /^Promote \d offers?$/ }).click();
  const panel = promotePanel(page);
  await expect(panel.getByRole("heading", { name: /^Promote \d offers?$/ })).toBeVisible();
  // the button counts what the panel takes
  await expect(panel.getByText("left out")).toHaveCount(0);
});

test("[SCREEN-R4] a copy that was removed meanwhile says when and by whom", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto("home/offers?tab=pending");
  const row = page.locator("tbody tr").first();
  const name = await row.getByRole("link").first().innerText();
  await row.getByRole("button", { name: /^More for / }).click();
  await page.getByRole("menuitem", { name: "Create Copy" }).click();
  const copy = page.getByRole("link", { name: `${name} (copy)` });
  await expect(copy.first()).toBeVisible();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await copy.first().click();
  await expect(page).toHaveURL(/\/home\/offers\/view\?id=/);
  await undo.first().click();
  await expect(page.getByText(/^This offer was deleted on .* CST by /)).toBeVisible();
  await page.goto("home/offers/view?id=00000000000000000000000000000000");
  await expect(page.getByText("There is no such offer")).toBeVisible();
});

test("the page of an offer is sound in both themes and on a narrow screen", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await page.goto("home/offers");
  await page.locator("tbody tr").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Campaigns and invoices" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await resizeWindow(page, { width: 390, height: 844 });
  await expectAccessible(page);
});
