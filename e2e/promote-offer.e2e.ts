import { PROVED } from "@marquee/verification/sample";
import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { dayFromToday } from "./pages/days.ts";
import { CARD, PaymentPanel } from "./pages/payment-panel.ts";
import type { Person } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

interface PendingOffer {
  readonly id: string;
  readonly heading: string;
}

/** A pending offer of a user's company, `index` from the first; each test has one of its own. */
async function pendingOffer(index: number, person: Person = "merchant"): Promise<PendingOffer> {
  const [offer] = await query<PendingOffer>(
    `select o.id, o.heading from offer o join store s on s.id = o.store_id
     join app_user u on u.company_id = s.company_id
     where u.email = $1 and o.valid_till is null and o.campaign_id is null and s.state_id in ('ca-qc', 'ca-ns')
     order by o.id offset $2 limit 1`,
    [`${person}@marquee.test`, String(index)],
  );
  if (!offer) throw new Error(`${person} has too few pending offers`);
  return offer;
}

interface Run {
  readonly active: string;
  readonly days: number;
  readonly paid: number;
  readonly invoices: number;
}

/** What a promotion made of an offer, from the database. */
const offerRun = async ({ id }: PendingOffer): Promise<Run | undefined> => {
  const [run] = await query<Run>(
    `select o.active, c.days,
            (select count(*)::int from transaction where checkout_id = c.checkout_id and status = 'Paid') as paid,
            (select count(*)::int from invoice where checkout_id = c.checkout_id) as invoices
     from offer o join campaign c on c.id = o.campaign_id where o.id = $1`,
    [id],
  );
  return run;
};

const open = async (page: Page, { id }: PendingOffer) => {
  await page.goto(`home/offers/promote?id=${id}`);
  await expect(page.getByRole("radio", { name: "City", exact: true })).toBeVisible();
};

/** The branch's own city alone, wherever the branch promoted last. */
async function chooseOwnCity(page: Page): Promise<void> {
  await chooseArea(page, "Canada Country");
  await chooseArea(page, "City");
}

const chooseArea = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true }).check({ force: true });

const live = (page: Page) =>
  expect(page.getByRole("heading", { name: "yah!! offer live successfully" })).toBeVisible();

test("[PROMOTE-R1] [PROMOTE-R3] an offer is promoted on its page by a plan, paid by card, and live", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  const offer = await pendingOffer(0);
  await open(page, offer);
  await chooseOwnCity(page);
  await expect(page.getByRole("radio", { name: /^7 days/ })).toBeChecked();
  await expect(page.getByLabel("Promocode")).toBeHidden();
  await page.getByRole("button", { name: "Promote Now" }).click();
  await new PaymentPanel(page).payWith(CARD.good);
  await live(page);
  await expect(page.getByRole("definition").filter({ hasText: "CAD 5.75" })).toBeVisible();
  await page.getByRole("button", { name: "Go now" }).click();
  await expect(page).toHaveURL(/\/home\/offers(\?|$)/);
  expect(await offerRun(offer)).toEqual({ active: "Y", days: 7, paid: 1, invoices: 1 });
});

test("[PROMOTION-1] [PROMOFLOW-M1] own days in a province take a promo code, and PayPal pays them", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  const offer = await pendingOffer(1);
  await open(page, offer);
  await chooseArea(page, "Canada Country");
  await chooseArea(page, "State");
  await page.getByRole("radio", { name: /^Create custom Plan/ }).check();
  await page.getByLabel("From", { exact: true }).fill(dayFromToday(0));
  await page.getByLabel("To", { exact: true }).fill(dayFromToday(10));
  await page.getByLabel("Promocode").fill("SPRING10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("promocode apply successfully", { exact: true })).toBeVisible();
  const before = page.getByRole("complementary").filter({ hasText: "Payment Summary" });
  await expect(before.getByText("1 offer a day")).toBeVisible();
  await page.getByRole("button", { name: "PayPal", exact: true }).click();
  const panel = new PaymentPanel(page);
  await expect(panel.method("PayPal")).toBeChecked();
  await panel.payByPaypal("Approve");
  await expect(page.getByRole("heading", { name: "Payment succeeded!" })).toBeVisible();
  expect(await offerRun(offer)).toEqual({ active: "Y", days: 10, paid: 1, invoices: 1 });
});

test("[PROMOTE-R2] [PROMOTE-R4] the page says when the offer of a branch that awaits approval goes live", async ({
  tabOf,
}) => {
  const page = await tabOf("pending");
  await page.goto("home/offers?tab=pending");
  await page
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Create Copy" }).click();
  await expect(page.getByText("(copy)").first()).toBeVisible();
  const offer = await pendingOffer(0, "pending");
  await open(page, offer);
  await expect(page.getByRole("status").filter({ hasText: "within 24 hours" })).toBeVisible();
  await chooseOwnCity(page);
  await page.getByRole("radio", { name: /^3 days/ }).check();
  await page.getByRole("button", { name: "Promote Now" }).click();
  await new PaymentPanel(page).payWith(CARD.good);
  await expect(
    page.getByRole("heading", { name: "It goes live within 24 hours of store approval." }),
  ).toBeVisible();
  expect(await offerRun(offer)).toEqual({ active: "N", days: 3, paid: 1, invoices: 1 });
});

test("[PAYSRV-C7] [PLAN-M2] [CHECKOUT-M11] tabs with the same plan share one checkout; it is paid once, and those that are told end with it", async ({
  pageOf,
}) => {
  const first = await pageOf("merchant");
  const offer = await pendingOffer(2);
  const second = await first.context().newPage();
  const untold = await first.context().newPage();
  // without locks a tab hears of changes by a stream of its own alone (EVENT-17)
  await untold.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined }),
  );
  await untold.route("**/api/events", (route) => route.abort());
  for (const page of [first, second, untold]) {
    await open(page, offer);
    await chooseOwnCity(page);
    await page.getByRole("radio", { name: /^3 days/ }).check();
    await page.getByRole("button", { name: "Promote Now" }).click();
    await expect(new PaymentPanel(page).payButton).toBeVisible();
  }
  await new PaymentPanel(first).payWith(CARD.good);
  await Promise.all([live(first), live(second)]);
  await new PaymentPanel(untold).payWith(CARD.good);
  await live(untold);
  expect(await offerRun(offer)).toMatchObject({ paid: 1, invoices: 1 });
});

test(
  "[PAYSRV-F7] [PLAN-M10] one of two plans for one offer that are paid at once is made, and the other says that its money goes back",
  PROVED,
  async ({ pageOf }) => {
    const first = await pageOf("merchant");
    const offer = await pendingOffer(2);
    const second = await first.context().newPage();
    const plans = new Map([
      [first, /^3 days/],
      [second, /^7 days/],
    ]);
    for (const [page, plan] of plans) {
      await open(page, offer);
      await chooseOwnCity(page);
      await page.getByRole("radio", { name: plan }).check();
      await page.getByRole("button", { name: "Promote Now" }).click();
      await new PaymentPanel(page).typeCard(CARD.good);
    }
    await new PaymentPanel(first).payButton.click();
    await live(first);
    await new PaymentPanel(second).payButton.click();
    const problem = second.getByRole("alert").filter({ hasText: "promoted by another payment" });
    await expect(problem).toContainText("What was charged goes back to you.");
    const transactions = () =>
      query(
        `select t.status, t.refunded_on is not null as refunded from transaction t
       join checkout c on c.id = t.checkout_id where c.draft ->> 'offerId' = $1 order by 1`,
        [offer.id],
      );
    await expect.poll(transactions).toEqual([
      { status: "Error", refunded: true },
      { status: "Paid", refunded: false },
    ]);
  },
);

test("[PAYSRV-M1] who may not create campaigns is told so, and sees no such action", async ({
  tabOf,
}) => {
  const page = await tabOf("reader");
  await page.goto("home/offers?tab=pending");
  await expect(page.getByRole("button", { name: /^More for/ }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Promote Offer/ })).toHaveCount(0);
  const offer = await pendingOffer(3);
  await page.goto(`home/offers/promote?id=${offer.id}`);
  await expect(page.getByRole("button", { name: "Promote Now" })).toHaveCount(0);
});

test("the page is sound in both themes and on a narrow screen", async ({ tabOf }) => {
  const page = await tabOf("merchant");
  await open(page, await pendingOffer(4));
  const plan = page.getByRole("radio", { name: /^7 days/ });
  await plan.check();
  await expectAccessibleInAllLooks(page, () => expect(plan).toBeVisible());
});
