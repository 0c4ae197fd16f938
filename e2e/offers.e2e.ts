import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { formSuite } from "./factory/form-suite.ts";
import { listSuite } from "./factory/list-suite.ts";
import { resizeWindow } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

const count = async (where: string, values: readonly string[] = []): Promise<number> => {
  const [row] = await query<{ n: number }>(`select count(*)::int as n from offer ${where}`, values);
  return row?.n ?? 0;
};

listSuite({
  example: true,
  noun: "offers",
  path: "home/offers",
  title: /^Offers and collections$/,
  who: "merchant",
  rowsAt: "tab=pending",
  call: /\/api\/getCompanyOffer\//,
  tabs: [
    { label: "Live", value: "live" },
    { label: "Pending", value: "pending" },
    { label: "Inactive", value: "inactive" },
  ],
  columns: [
    "Image",
    "Heading",
    "Status",
    "Sub heading",
    "Type",
    "Branch",
    "Rating",
    "Campaign",
    "End date, CST",
    "Action",
  ],
  hideable: "Sub heading",
  search: { label: "Search these offers", text: "wool" },
  sorts: [
    { column: "Heading", key: "heading", order: "text" },
    { column: "Branch", key: "storeName", order: "text" },
  ],
  filter: { label: "Type", key: "type", choice: "Collection", column: "Type" },
  paged: true,
  bulk: ["Promote", "Create Copy", "Edit cells", "Export CSV"],
  ticks: true,
  csv: {
    file: "Offers.csv",
    columns: [
      "Heading",
      "Status",
      "Sub heading",
      "Type",
      "Branch",
      "Rating",
      "Campaign",
      "Start date",
      '"End date, CST"',
      "Created by",
    ],
  },
  nothing: { who: "pending", at: "tab=live", message: "sorry, no matching records found" },
  action: {
    name: "Create Copy",
    done: "Offer copy created.",
    undone: "The copy is removed.",
    count: () => count("where heading like '% (copy)'"),
  },
  opens: /\/home\/offers\/view\?id=/,
  narrowedBy: {
    company: "Atelier Boréal",
    branch: "Atelier Boréal Mile End",
    keys: ["companyFilterOffer", "branchFilterOffer"],
    without: "Branch",
  },
});

formSuite({
  example: true,
  noun: "offers",
  path: "home/offers/add",
  title: /^Add an offer$/,
  who: "merchant",
  fields: [
    { label: "Branch", kind: "choice", value: "MTL-01", missing: "Please select branch" },
    {
      label: "Heading",
      kind: "text",
      value: "Lanterns for the veranda",
      missing: "Please enter offer heading",
    },
    {
      label: "Sub-heading",
      kind: "text",
      value: "Until the snow melts",
      missing: "Please enter offer sub heading",
    },
    { label: "Category optional", kind: "category", value: "Home › Textiles › Rugs › Runners" },
    {
      label: "Description",
      kind: "text",
      value: "Hand-made, and warm for years.",
      missing: "Please enter description",
    },
    {
      label: "Vendor URL",
      kind: "text",
      value: "https://atelier.example/lanterns",
      missing: "Please enter vendor url",
    },
  ],
  named: "Heading",
  submit: "Add",
  saved: "Offer added",
  list: { path: "/home/offers", title: /^Offers and collections$/ },
  count: (heading) => count("where heading = $1", [heading]),
  asMaster: {
    company: "Atelier Boréal",
    rowsAt: "tab=pending",
    search: "Search these offers",
    changed: "Offer saved",
    copied: "Offer copy created.",
  },
  refused: {
    who: "reader",
    reason:
      "Only a master user, an agent user or a user with the privilege “Add and change” can add or edit offers and collections.",
  },
});

for (const [noun, column] of [
  ["offers", "Sub heading"],
  ["products", "Brand"],
] as const)
  test(`[SCREEN-L16] a panel beside the ${noun} leaves no column under the actions`, async ({
    tabOf,
  }) => {
    const page = await tabOf("merchant");
    await page.goto(`home/${noun}?tab=pending`);
    const table = page.getByRole("table");
    const secondary = table.getByRole("columnheader", { name: column });
    await expect(secondary).toBeVisible();
    await page
      .getByRole("button", { name: /^More for / })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Why isn’t it live?" }).click();
    await expect(page.getByRole("heading", { name: "Why isn’t it live?" })).toBeVisible();
    await expect(secondary).toBeHidden();
    const over = await table.evaluate(
      (one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0),
    );
    expect(over).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: /^Close “Why/ }).click();
    await expect(secondary).toBeVisible();
  });

test("cards of a narrow list are as wide as the list, while rows are selected too", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await resizeWindow(page, { width: 390, height: 844 });
  await page.goto("home/offers?tab=pending");
  await page.getByRole("button", { name: "List menu" }).click();
  await page.getByRole("menuitem", { name: "Select" }).click();
  await expect(page.getByRole("checkbox", { name: /^Select / }).first()).toBeVisible();
  const over = await page.getByRole("list", { name: "Offers and collections" }).evaluate((list) => {
    const edge =
      list.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(list).paddingRight);
    return [...list.children].filter((card) => card.getBoundingClientRect().right > edge + 0.5)
      .length;
  });
  expect(over).toBe(0);
});

test("[SCREEN-L28] a row of a phone is at most 120 pixels high, and opens to all of its facts", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await resizeWindow(page, { width: 390, height: 844 });
  for (const path of [
    "home/invoice",
    "home/campaign/campaignList",
    "home/company",
    "home/users/manage",
    "home/offers?tab=pending",
    "home/offers?tab=live",
  ]) {
    await page.goto(path);
    const cards = page.locator("ul[data-rows] > li");
    await expect(cards.first()).toBeVisible();
    const heights = await cards.evaluateAll((all) => {
      const range = document.createRange();
      // names that other tests have made may take two lines
      const isWrapped = (card: Element): boolean =>
        [...(card.querySelector(".line-clamp-2")?.querySelectorAll("*") ?? [])]
          .flatMap(({ childNodes }) => [...childNodes])
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .some((text) => {
            range.selectNodeContents(text);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          });
      return all
        .filter((card) => !isWrapped(card))
        .map((card) => card.getBoundingClientRect().height);
    });
    expect(heights.length, path).toBeGreaterThan(0);
    expect(Math.max(...heights), path).toBeLessThanOrEqual(120);
    // cut, a time would be another one
    const cut = await cards
      .locator("dd:has(time)")
      .evaluateAll((all) => all.filter((fact) => fact.scrollWidth > fact.clientWidth).length);
    expect(cut, path).toBe(0);
  }
  const branch = page.locator("ul[data-rows] > li dd [title]").first();
  await page.goto("home/offers?tab=pending");
  await page
    .getByRole("button", { name: /^All facts of / })
    .first()
    .click();
  expect(await branch.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
  await page.goto("home/campaign/campaignList");
  const card = page.locator("ul[data-rows] > li").first();
  await expect(card.getByText("Cost per click (CAD)")).toBeHidden();
  await card.getByRole("button", { name: /^Analytics of / }).click();
  await expect(card.getByText("Cost per click (CAD)")).toBeVisible();
});

test("[SCREEN-L20] a long name stays within its card, and a name from the right is read from there", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  const long = "Á".repeat(150);
  const arabic = "خصم 50%";
  await page.route(/\/api\/getCompanyOffer\//, async (route) => {
    const response = await route.fetch();
    const result: { data: { heading: string }[] } = await response.json();
    const data = result.data.map((offer, index) => ({
      ...offer,
      heading: index === 0 ? long : index === 1 ? arabic : offer.heading,
    }));
    await route.fulfill({ response, json: { ...result, data } });
  });
  await resizeWindow(page, { width: 390, height: 844 });
  await page.goto("home/offers?tab=pending");
  const name = page.getByRole("link", { name: long });
  const edges = await name.evaluate((link) => [
    link.getBoundingClientRect().right,
    link.closest("li")?.getBoundingClientRect().right ?? 0,
  ]);
  expect(edges[0]).toBeLessThanOrEqual(edges[1] ?? 0);
  const direction = await page
    .getByText(arabic, { exact: true })
    .evaluate((text) => getComputedStyle(text).direction);
  expect(direction).toBe("rtl");
});
