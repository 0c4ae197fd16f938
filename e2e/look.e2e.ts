import { tagOfScreen } from "@marquee/verification/sample";
import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import type { Person } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

interface Screen {
  readonly name: string;
  readonly who: Person | null;
  readonly path: () => Promise<string>;
  /** What shows that the screen is rendered. */
  readonly ready: (page: Page) => Promise<void>;
}

const at = (path: string) => () => Promise.resolve(path);
const heading = (name: RegExp | string) => (page: Page) =>
  expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
const firstRow = async (page: Page) => {
  await expect(page.locator("tbody tr, main li").first()).toBeVisible();
};

async function selectId(statement: string): Promise<string> {
  const [row] = await query<{ id: string }>(statement);
  if (!row) throw new Error(`nothing for ${statement}`);
  return row.id;
}

const OF_MERCHANT =
  "company_id = (select company_id from app_user where email = 'merchant@marquee.test')";

/** Screens with a suite of their own (`factory/`) are looked at there. */
const SCREENS: readonly Screen[] = [
  { name: "sign-in", who: null, path: at("login"), ready: heading("Sign in") },
  {
    name: "forgotten password",
    who: null,
    path: at("forgotPassword"),
    ready: heading(/password/i),
  },
  {
    name: "Home of a merchant",
    who: "merchant",
    path: at("home"),
    ready: heading(/^Good /),
  },
  { name: "Home of staff", who: "master", path: at("home"), ready: heading("Home") },
  {
    name: "offers across companies",
    who: "master",
    path: at("home/offers?tab=pending"),
    ready: firstRow,
  },
  {
    name: "offers of a reader",
    who: "reader",
    path: at("home/offers?tab=pending"),
    ready: firstRow,
  },
  {
    name: "campaign type",
    who: "merchant",
    path: at("home/campaign/campaignType?type=flyer"),
    ready: heading(/campaign/i),
  },
  {
    name: "flyer campaign",
    who: "merchant",
    path: at("home/campaign/promotionBatch?type=flyer"),
    ready: heading(/Start .*Campaign/),
  },
  {
    name: "flyer campaign of a branch that waits",
    who: "pending",
    path: at("home/campaign/promotionBatch?type=flyer"),
    ready: heading(/Start .*Campaign/),
  },
  {
    name: "one campaign",
    who: "merchant",
    path: async () =>
      `home/campaign/manage?id=${await selectId(`select id from campaign where ${OF_MERCHANT} order by id limit 1`)}`,
    ready: firstRow,
  },
  {
    name: "one invoice",
    who: "merchant",
    path: async () =>
      `home/invoice/viewInvoice?id=${await selectId(`select id from invoice where ${OF_MERCHANT} order by id limit 1`)}`,
    ready: (page) => expect(page.getByText(/INV-\d{4}-\d{6}/).first()).toBeVisible(),
  },
  {
    name: "transactions refused",
    who: "reader",
    path: at("home/transactions"),
    ready: (page) =>
      expect(
        page.getByRole("heading", { level: 1, name: "You cannot open this page" }),
      ).toBeVisible(),
  },
  {
    name: "cards of another user",
    who: "agent",
    path: async () => {
      const company = await selectId(
        "select company_id as id from app_user where email = 'other@marquee.test'",
      );
      return `home/paymentMethod?company=${company}&user=other%40marquee.test`;
    },
    ready: (page) => expect(page.getByText("Grace Okafor has saved no card.")).toBeVisible(),
  },
  {
    name: "cards before a user is chosen",
    who: "master",
    path: at("home/paymentMethod"),
    ready: (page) => expect(page.getByText("Then choose one of its users")).toBeVisible(),
  },
  {
    name: "every part in every state",
    who: null,
    path: at("kit"),
    ready: (page) => expect(page.getByRole("main")).toBeVisible(),
  },
];

for (const { name, who, path, ready } of SCREENS)
  test(
    `${name}: axe finds nothing, and nothing is wider than the window, in both themes and on a narrow screen`,
    tagOfScreen(`look of ${name}`, name === "Home of a merchant"),
    async ({ tabOf }) => {
      const page = await tabOf(who);
      await page.goto(await path());
      await expectAccessibleInAllLooks(page, () => ready(page));
    },
  );
