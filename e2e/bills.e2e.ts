import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { listSuite } from "./factory/list-suite.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

const TABS = [
  { label: "New Bills", value: "N" },
  { label: "Approve Bills", value: "A" },
  { label: "Reject Bills", value: "R" },
];

listSuite({
  noun: "bills",
  path: "home/bills",
  title: /^Bills$/,
  who: "master",
  call: /\/api\/billsByCompany\//,
  tabs: TABS,
  columns: ["Receipt", "Store", "Created on (CST)", "Rating", "Pictures", "Action"],
  hideable: "Rating",
  search: { label: "Search bills", text: "ines" },
  sorts: [
    { column: "Created on (CST)", key: "createdOn", order: "moment" },
    { column: "Store", key: "storeName", order: "text" },
  ],
  csv: {
    file: "Bills.csv",
    columns: ["Store", "Created on (CST)", "Rating", "Pictures", "Reason", "Decided by"],
  },
  refused: {
    who: "reader",
    reason: "Only a master user or a user with the privilege “See bills” can see bills.",
  },
});

const newBills = async (): Promise<number> => {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from bill where status = 'N'",
  );
  return row?.n ?? 0;
};
const countDecided = async (status: "A" | "R"): Promise<number> => {
  const [row] = await query<{ n: number }>(
    "select count(*)::int as n from bill where status = $1",
    [status],
  );
  return row?.n ?? 0;
};
async function respond(page: Page, decision: "Approve" | "Reject"): Promise<void> {
  const question = page.getByRole("alertdialog");
  if (decision === "Reject")
    await question.getByRole("radio", { name: "This receipt was sent before" }).check();
  await question.getByRole("button", { name: decision }).click();
}

test("[BILL-Q1] [BILL-Q2] [BILL-Q4] a master approves a bill in the list, after a question that can be cancelled and a decision that can be undone", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  await page.goto("home/bills/manage");
  const approve = page.getByRole("button", { name: /^Approve / }).first();
  const before = await countDecided("A");
  await approve.click();
  await expect(
    page.getByRole("alertdialog", { name: "Do you want to approve this bill?" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await approve.click();
  await respond(page, "Approve");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Approved: /)).toHaveCount(0);
  expect(await countDecided("A")).toBe(before);
  await approve.click();
  await respond(page, "Approve");
  await expect(page.getByText("Bill/Rating has been approved.", { exact: true })).toBeVisible();
  expect(await countDecided("A")).toBe(before + 1);
});

test("[BILL-V4] [BILL-Q3] many bills are decided by keys, one after the other", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  await page.goto("home/bills/queue");
  const waiting = page.getByRole("navigation", { name: "New bills, oldest first" });
  const current = waiting.locator("[aria-current=true]");
  await expect(current).toBeVisible();
  const names = waiting.getByRole("button");
  const first = await names.nth(0).textContent();
  const [waits, rejected] = [await newBills(), await countDecided("R")];
  await page.keyboard.press("j");
  await expect(current).toHaveText((await names.nth(1).textContent()) ?? "");
  await page.keyboard.press("k");
  await expect(current).toHaveText(first ?? "");
  for (const _each of [1, 2]) {
    await page.keyboard.press("r");
    await respond(page, "Reject");
    await expect(page.getByText(/^Rejected: /)).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
  // the second decision has made the first one final
  await expect(page.getByText("Bill/Rating has been rejected.", { exact: true })).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText(/^Rejected: /)).toHaveCount(0);
  expect([await newBills(), await countDecided("R")]).toEqual([waits - 1, rejected + 1]);
  await expectAccessibleInAllLooks(page, () => expect(current).toBeVisible());
});

test("[BILL-V1] [BILL-V2] [BILL-T4] who may see bills reads the ratings with pictures and plays the video, and decides nothing", async ({
  pageOf,
}) => {
  const [row] = await query<{ user_id: string; status: string; name: string }>(
    "select b.user_id, b.status, s.store_name as name from bill b join store s on s.id = b.store_id join bill_file f on f.bill_id = b.id and f.bytes is not null where s.company_id = (select company_id from app_user where email = 'merchant@marquee.test') order by b.id limit 1",
  );
  if (!row) throw new Error("the demonstration has no video");
  const page = await pageOf("merchant");
  await page.goto(`home/bills?tab=${row.status}&q=${encodeURIComponent(row.user_id)}`);
  await expect(page.getByRole("button", { name: /^More for / }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Approve|Reject) / })).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: "Rating details" });
  const video = dialog.getByRole("button", { name: /^Video/ }).first();
  for (const more of await page
    .getByRole("button", { name: `More for ${row.name}, ${row.user_id}` })
    .all()) {
    await more.click();
    await page.getByRole("menuitem", { name: "Rating details" }).click();
    await expect(dialog.getByText(/ of 5$/).first()).toBeVisible();
    if ((await video.count()) > 0) break;
    await dialog.getByRole("button", { name: "Close" }).click();
  }
  await video.click();
  const player = dialog.locator("video");
  await expect
    .poll(() => player.evaluate((one: HTMLVideoElement) => [one.readyState > 0, one.videoWidth]))
    .toEqual([true, 160]);
  await dialog
    .getByRole("button", { name: /^Picture/ })
    .first()
    .click();
  const picture = dialog.getByRole("img", { name: /^Picture/ }).first();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(100);
});

test("[SCREEN-L24] a long reason ends with an ellipsis before the actions, with a panel open and without", async ({
  tabOf,
}) => {
  const note = "The same receipt was sent twice on one day. ".repeat(8).trim();
  const page = await tabOf("master");
  await page.route(/\/api\/billsByCompany\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { readonly data: readonly object[] };
    const data = body.data.map((bill) => ({ ...bill, rejection: { reason: "sentBefore", note } }));
    await route.fulfill({ response, json: { ...body, data } });
  });
  await page.goto("home/bills?tab=R");
  const reason = page.locator("tbody").getByText(note).first();
  const action = page.getByRole("button", { name: /^More for / }).first();
  const expectCut = async () => {
    await expect(reason).toBeVisible();
    const line = await reason.evaluate((text) => ({
      isCut: text.scrollWidth > text.clientWidth,
      right: text.getBoundingClientRect().right,
    }));
    expect(line.isCut).toBe(true);
    expect(line.right).toBeLessThan((await action.boundingBox())?.x ?? 0);
  };
  await expectCut();
  await action.click();
  await page.getByRole("menuitem", { name: "History" }).click();
  await expect(page.getByRole("complementary").last()).toBeVisible();
  await expectCut();
});
