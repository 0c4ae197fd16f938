import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";
import { test } from "./pages/sign-in.ts";

interface LiveOffer {
  readonly id: string;
  readonly heading: string;
}

/** A live offer of the demonstration merchant, `index` from the first; each test has one of its own. */
async function liveOffer(index: number): Promise<LiveOffer> {
  const [offer] = await query<LiveOffer>(
    `select o.id, o.heading from offer o join store s on s.id = o.store_id
     join app_user u on u.company_id = s.company_id
     where u.email = 'merchant@marquee.test' and o.active = 'Y'
       and o.valid_from <= now() and o.valid_till > now() and o.type = 'Offer'
     order by o.id offset $1 limit 1`,
    [String(index)],
  );
  if (!offer) throw new Error("the demonstration merchant has too few live offers");
  return offer;
}

const countMapped = async (offerId: string): Promise<number> => {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from offer_product where offer_id = $1",
    [offerId],
  );
  return row?.n ?? 0;
};

const open = async (page: Page, { id }: LiveOffer) => {
  await page.goto(`home/offers/mapProduct?id=${id}`);
  await expect(page.getByRole("heading", { name: "Map More Products" })).toBeVisible();
};

/** Ticks the first products that are not mapped yet, and goes on to the payment. */
async function chooseProducts(page: Page, count: number): Promise<void> {
  const ticks = page.getByRole("checkbox", { name: /^Choose (?!all)/ });
  for (let index = 0; index < count; index += 1) await ticks.nth(index).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
}

test("[MAP-R3] products that are chosen from the list and paid by card show in the live offer", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  const offer = await liveOffer(0);
  const before = await countMapped(offer.id);
  await page.goto(`home/offers?q=${encodeURIComponent(offer.heading)}`);
  await page
    .getByRole("row", { name: offer.heading })
    .getByRole("button", { name: /^More for/ })
    .click();
  await page.getByRole("menuitem", { name: "Map More Products" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByText("Please select product")).toBeVisible();
  await chooseProducts(page, 2);
  await new PaymentPanel(page).payWith(CARD.good);
  await expect(
    page.getByRole("heading", { name: "yah!! product map with live offer successfully" }),
  ).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "2 products" })).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/offers(\?|$)/);
  expect(await countMapped(offer.id)).toBe(before + 2);
});

test("[PLAN-M8] a reload between the choice and the payment resumes the same checkout, paid by PayPal", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  const offer = await liveOffer(1);
  const before = await countMapped(offer.id);
  await open(page, offer);
  await chooseProducts(page, 1);
  const panel = new PaymentPanel(page);
  await expect(panel.payButton).toBeVisible();
  await page.reload();
  await expect(panel.payButton).toBeVisible();
  await panel.choose("PayPal");
  await panel.payByPaypal("Approve");
  await expect(
    page.getByRole("heading", { name: "yah!! product map with live offer successfully" }),
  ).toBeVisible();
  expect(await countMapped(offer.id)).toBe(before + 1);
  const checkouts = await query<{ n: number }>(
    "select count(*)::int as n from checkout where kind = 'mapProducts' and draft->>'offerId' = $1",
    [offer.id],
  );
  expect(checkouts).toEqual([{ n: 1 }]);
});

test("[MAP-V2] an offer that is not live is refused in words, with where to go instead", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  const [over] = await query<LiveOffer>(
    `select o.id, o.heading from offer o join app_user u on u.company_id = o.company_id
     where u.email = 'merchant@marquee.test' and o.valid_till <= now() limit 1`,
  );
  if (!over) throw new Error("the demonstration merchant has no offer that is over");
  await page.goto(`home/campaign/mapProduct?id=${over.id}`);
  await expect(page).toHaveURL(/\/home\/offers\/mapProduct\?id=/);
  await expect(page.getByText("Please select a live offer")).toBeVisible();
  await page.getByRole("link", { name: "Edit this offer" }).click();
  await expect(page).toHaveURL(new RegExp(`/home/offers/add\\?id=${over.id}`));
});

test("the page is sound in both themes and on a narrow screen", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await open(page, await liveOffer(2));
  const tick = page.getByRole("checkbox", { name: /^Choose (?!all)/ }).first();
  await expectAccessibleInAllLooks(page, () => expect(tick).toBeVisible());
});
