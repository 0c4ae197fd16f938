import { IS_WHOLE, tagOfScreen } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { test } from "../pages/sign-in.ts";
import { narrowAsMaster } from "./as-master.ts";
import { chooseFilter, walkAddress } from "./list-address.ts";
import { walkAction, walkContent, walkPages, walkSelection, walkFailures } from "./list-content.ts";
import { checkOrders } from "./list-orders.ts";
import { ListScreen } from "./list-screen.ts";
import { expectAccessibleInAllLooks } from "./looks.ts";
import type { ListDescription } from "./noun.ts";

/** The browser tests of a list screen: what its description says of it, and, of the example, what all lists share. */
export function listSuite(list: ListDescription): void {
  const { noun, bulk, ticks = false, action, nothing, refused } = list;
  const showsFrame = list.example === true || IS_WHOLE;
  const tag = tagOfScreen(`list of ${noun}`, list.example === true);

  const it = (title: string, body: (screen: ListScreen) => Promise<void>) =>
    test(`${title} (${noun})`, async ({ tabOf }) => {
      const screen = new ListScreen(await tabOf(list.who), list);
      await screen.open();
      await screen.settled();
      await body(screen);
    });

  test.describe(`the list of ${noun}`, () => {
    if (showsFrame)
      it("[SCREEN-L1] has tab, sort, filter and search in the address", (screen) =>
        walkAddress(screen, list));

    test(
      `opens, sorts, filters, exports, and is sound in both themes and on a narrow screen (${noun})`,
      tag,
      async ({ tabOf }) => {
        const screen = new ListScreen(await tabOf(list.who), list);
        const rows = screen.page.waitForRequest(list.call);
        await screen.open();
        await screen.settled();
        await test.step("sorts both ways by each of its sorts", async () => {
          for (const { column, first } of list.sorts)
            await expect(screen.header(column)).toHaveAttribute("aria-sort", first ?? "none");
          await checkOrders(await rows, list);
        });
        await walkContent(screen, list);
        const { filter } = list;
        if (filter && !showsFrame)
          await test.step(`filters by ${filter.label}`, async () => {
            await screen.open();
            await screen.settled();
            await chooseFilter(screen, filter);
          });
        const first = screen.page
          .locator("main table:not(.sr-only *) tbody tr, main li[class*=card]")
          .first();
        await expectAccessibleInAllLooks(screen.page, () => expect(first).toBeVisible());
      },
    );

    if (showsFrame) {
      it("[SCREEN-L2] [SCREEN-L9] turns pages and remembers its columns", (screen) =>
        walkPages(screen, list));

      it("[SCREEN-L4] [SCREEN-L6] shows when nothing is found or loaded", (screen) =>
        walkFailures(screen, list));
    }

    if (bulk && showsFrame)
      it("[SCREEN-L5] selects across pages, and all that match", (screen) =>
        walkSelection(screen, bulk, ticks));

    if (action) {
      const first = action.confirmed ? "after a question" : "at once";
      it(`does “${action.name}” ${first}, and shows when it is done`, (screen) =>
        walkAction(screen, action));
    }

    if (list.narrowedBy)
      test(`is narrowed by the master to a company and a branch (${noun})`, async ({ pageOf }) =>
        narrowAsMaster(new ListScreen(await pageOf("master"), list)));

    if (nothing)
      test(`[SCREEN-L4] shows that nothing exists, and offers no filter to clear (${noun})`, async ({
        tabOf,
      }) => {
        const screen = new ListScreen(await tabOf(nothing.who), list);
        await screen.open(nothing.at);
        await expect(screen.page.getByText(nothing.message, { exact: true })).toBeVisible();
        await expect(screen.page.getByRole("button", { name: "Clear filters" })).toHaveCount(0);
      });

    if (refused)
      test(`shows those who may not why, and who could (${noun})`, async ({ tabOf }) => {
        const page = await tabOf(refused.who);
        await page.goto(list.path);
        await expect(
          page.getByRole("heading", { level: 1, name: "You cannot open this page" }),
        ).toBeVisible();
        await expect(page.getByText(refused.reason, { exact: true })).toBeVisible();
        await expect(page.getByRole("table")).toHaveCount(0);
      });
  });
}
