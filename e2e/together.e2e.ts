import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessible, expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

interface Row {
  readonly id: string;
  readonly heading: string;
}

/** Pending offers of the demonstration merchant's branch of that code; each test has a branch of its own. */
const pendingOffers = (code: string): Promise<readonly Row[]> =>
  query<Row>(
    `select o.id, o.heading from offer o join store s on s.id = o.store_id
     join app_user u on u.company_id = s.company_id
     where u.email = 'merchant@marquee.test' and s.code = $1 and o.type = 'Offer'
       and o.valid_till is null and o.is_primary = 'N' order by o.id`,
    [code],
  );

const primaryOffers = (): Promise<readonly Row[]> =>
  query<Row>(
    "select o.id, o.heading from offer o join store s on s.id = o.store_id where s.code = 'VAN-01' and o.is_primary = 'Y'",
  );

async function edit(page: Page, offer: Row | undefined): Promise<void> {
  await page.goto(`home/offers/add?id=${offer?.id ?? ""}`);
  await expect(page.getByRole("textbox", { name: "Heading", exact: true })).toHaveValue(
    offer?.heading ?? "",
  );
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const savedHeading = (page: Page) => page.getByRole("heading", { name: "Offer saved" });
const takenMessage = (page: Page) => page.getByText(/^Another offer of this branch became primary/);

test("[OFFER-P1] one of two users who make another offer primary at once wins and the other is told (together)", async ({
  pageOf,
}) => {
  const offers = await pendingOffers("VAN-01");
  const pages = [await pageOf("merchant"), await pageOf("merchant")];
  const [wasPrimary] = await primaryOffers();
  for (const [index, page] of pages.entries()) {
    await edit(page, offers[index]);
    const lookedUp = page.waitForResponse((response) =>
      response.url().includes("/getPrimaryOffer/"),
    );
    await page.getByRole("checkbox", { name: /^Primary/ }).click();
    await lookedUp;
    if (wasPrimary) await page.getByRole("button", { name: "Make primary" }).click();
    await expect(page.getByRole("checkbox", { name: /^Primary/ })).toBeChecked();
  }
  await Promise.all(pages.map((page) => save(page).click()));
  const ends = await Promise.all(
    pages.map(async (page) => {
      await expect(savedHeading(page).or(takenMessage(page)).first()).toBeVisible();
      return (await savedHeading(page).isVisible()) ? "saved" : "told";
    }),
  );
  expect(ends.toSorted()).toEqual(["saved", "told"]);
  const primary = await primaryOffers();
  expect(primary.map(({ id }) => id)).toEqual([offers[ends.indexOf("saved")]?.id]);
});

test("[FORM-M11] [HIST-P1] [OFFER-W1] a stale save is settled field by field, and the list shows what became of it and why it is not live (together)", async ({
  pageOf,
}) => {
  const [offer] = await pendingOffers("TOR-01");
  const [own, theirs] = [await pageOf("merchant"), await pageOf("agent")];
  const sub = (page: Page) => page.getByRole("textbox", { name: "Sub-heading" });
  for (const page of [own, theirs]) await edit(page, offer);
  await sub(theirs).fill("Theirs");
  await save(theirs).click();
  await expect(savedHeading(theirs)).toBeVisible();
  await sub(own).fill("Own");
  await save(own).click();
  const dialog = own.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Yours/ }).check();
  await expectAccessibleInAllLooks(own, () => expect(dialog).toBeVisible());
  await dialog.getByRole("button", { name: "Save the choice" }).click();
  await expect(savedHeading(own)).toBeVisible();
  await own.goto(`home/offers?tab=pending&q=${encodeURIComponent(offer?.heading ?? "")}`);
  const open = async (name: string | RegExp) => {
    await own
      .getByRole("button", { name: /^More for/ })
      .first()
      .click();
    await own.getByRole("menuitem", { name }).click();
    return own.getByRole("complementary", { name });
  };
  const history = await open("History");
  await expect(history.getByText(/Theirs .*Own$/)).toBeVisible();
  await expect(history.getByText("Marquee staff")).toBeVisible();
  const why = await open("Why isn’t it live?");
  await expect(why.getByText("No campaign covers it.")).toBeVisible();
});

test("[PRODUCT-I1] an agent adds a product for a company, with an image of it (together)", async ({
  tabOf,
}) => {
  const name = `Sea glass ${Math.random().toString(36).slice(2, 8)}`;
  const page = await tabOf("agent");
  await page.goto("home/products/addProduct");
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole("combobox", { name: label, exact: true }).click();
    await page.getByRole("option", { name: option }).first().click();
  };
  const fill = (label: string, value: string) =>
    page.getByRole("textbox", { name: label, exact: true }).fill(value);
  await choose("Company", /^Atelier Boréal/);
  await choose("Branch", /MTL-01/);
  await fill("Name", name);
  await fill("Brand", "Atelier Argile");
  await fill("Heading", "From the shore");
  await fill("Description", "Found and polished.");
  await fill("Website Link", "https://atelier.example/glass");
  await fill("Actual Price CAD", "20");
  await fill("Discount Message", "Two for one");
  await choose("Category", "Home");
  await page.getByRole("combobox", { name: "Subcategory", exact: true }).click();
  for (const part of ["Textiles", "Rugs", "Runners"])
    await page.getByRole("option", { name: new RegExp(`^${part}`) }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "glass.png", mimeType: "image/png", buffer: image });
  await expect(page.getByRole("button", { name: "Remove the image" })).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Product added" })).toBeVisible();
  const [row] = await query<{ images: readonly string[]; code: string }>(
    "select p.images, s.code from product p join store s on s.id = p.store_id where p.name = $1",
    [name],
  );
  expect(row).toMatchObject({ images: [expect.stringMatching(/\w/)], code: "MTL-01" });
});

test("[SCREEN-K2] [SCREEN-K3] the palette finds an offer by its name and opens its page (together)", async ({
  tabOf,
}) => {
  const [offer] = await pendingOffers("MTL-01");
  const page = await tabOf("master");
  await page.goto("home/users/manage");
  await expect(page.getByRole("row", { name: /@marquee\.test/ }).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Go to" }).fill(offer?.heading ?? "");
  const found = page.getByRole("group", { name: "Offers and collections" }).getByRole("option");
  await expect(found.first()).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home\/offers\/view\?id=/);
});
