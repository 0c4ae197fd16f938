import { PROVED } from "@marquee/verification/sample";
import { expect, type Page } from "@playwright/test";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { Explorer } from "./pages/explorer.ts";
import { test } from "./pages/paying.ts";
import { CARD } from "./pages/payment-panel.ts";
import { emailOf, PASSWORD } from "./pages/people.ts";

/** Records every message that the windows of this browser exchange about their machines. */
async function recordMessages(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const recorded: unknown[] = [];
    Object.assign(globalThis, { recorded });
    new BroadcastChannel("marquee.live").addEventListener("message", ({ data }) =>
      recorded.push(data),
    );
  });
  return () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, "recorded")));
}

/** Lets a page respond to nothing for a while, as on a slow computer. */
const occupy = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((until) => {
    while (Date.now() < until);
  }, Date.now() + milliseconds);

test("[LIVE-1] [LIVE-2] [LIVE-3] a window that was opened to be watched lights up in the explorer, without its secrets", async ({
  context,
}) => {
  const explorer = new Explorer(await context.newPage());
  const messages = await recordMessages(explorer.page);
  await explorer.open("live");
  await expect(
    explorer.page.getByRole("heading", { name: "Watch a window of the panel" }),
  ).toBeVisible();

  const panel = await context.newPage();
  const occupied = occupy(explorer.page, 2_000);
  await panel.goto("login?inspect");
  await expect(panel.getByText("Statecharts can watch this window")).toBeVisible();
  await occupied;
  await expect(explorer.current("Filling in")).toBeVisible();
  // a view that is slow to respond is a view all the same
  expect(context.pages()).toHaveLength(2);
  await panel.getByLabel("Email").fill(emailOf("merchant"));
  await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expect(explorer.panel.getByText("password.changed").first()).toBeVisible();
  await expect(explorer.panel.getByText("withheld").first()).toBeVisible();
  await panel.getByRole("button", { name: "SIGN IN" }).click();
  await panel.getByRole("button", { name: /^Go / }).click();
  const windows = explorer.page.getByRole("complementary", { name: "Watched windows" });
  await expect(windows.getByRole("button", { name: /^Session signedIn/ })).toBeVisible();
  await expect(explorer.page).toHaveURL(/STATECHARTS\/(session|signIn)\?tab=live/);
  const sent = await messages();
  expect(sent).toContain("password.changed");
  for (const secret of [emailOf("merchant"), PASSWORD]) expect(sent).not.toContain(secret);

  await panel.close();
  await expect(explorer.panel.getByRole("status")).toHaveText("Window closed");
});

test(
  "[LIVE-1] [LIVE-4] a window that was opened without the parameter sends nothing; of two others one is chosen",
  PROVED,
  async ({ context }) => {
    const explorer = new Explorer(await context.newPage());
    const messages = await recordMessages(explorer.page);
    await explorer.open("live");
    const plain = await context.newPage();
    const scripts: string[] = [];
    plain.on("request", (request) => scripts.push(request.url()));
    await plain.goto("login");
    await plain.getByLabel("Email").fill("another user");
    expect(scripts.filter((url) => url.includes("inspect"))).toEqual([]);
    await expect.poll(messages).toBe('[{"kind":"ask"}]');

    const [first, second] = [await context.newPage(), await context.newPage()];
    await first.goto("login?inspect");
    await expect(explorer.current("Filling in")).toBeVisible();
    await second.goto("login?inspect");
    const windows = explorer.page.getByRole("complementary", { name: "Watched windows" });
    await expect(windows.getByText("2 windows")).toBeVisible();
    await windows
      .getByRole("region", { name: "Window 2" })
      .getByRole("button", { name: /^Sign-in/ })
      .click();
    await expect(explorer.page).toHaveURL(/tab=live/);
    await second.getByRole("button", { name: "Stop" }).click();
    await expect(explorer.panel.getByRole("status")).toHaveText("Window closed");
    await expect(windows.getByText("1 window")).toBeVisible();
    await expectAccessibleInAllLooks(explorer.page, async () => {
      await expect(explorer.panel.getByRole("heading", { name: "Events" })).toBeVisible();
    });
  },
);

test("[LIVE-3] [LIVE-R2] a card's payment is followed from machine to machine, and no card, secret or e-mail is sent", async ({
  payingAlone,
}) => {
  const { panel } = await payingAlone("merchant");
  const explorer = new Explorer(await panel.page.context().newPage());
  const messages = await recordMessages(explorer.page);
  await explorer.open("live");
  const url = new URL(panel.page.url());
  url.searchParams.set("inspect", "");
  await panel.page.goto(url.href);
  await panel.payWith(CARD.asksBank);
  await expect(explorer.current("Paying")).toBeVisible();
  await panel.respondToBank("Complete");
  const windows = explorer.page.getByRole("complementary", { name: "Watched windows" });
  await expect(windows.getByRole("button", { name: /^Flyer campaign redirecting/ })).toBeVisible();
  const sent = await messages();
  expect(sent).toContain("cardPayment");
  const { number } = CARD.asksBank;
  const withheld = ["_secret_", emailOf("merchant"), number, number.replaceAll(" ", ""), "pk_test"];
  for (const secret of withheld) expect(sent).not.toContain(secret);
  // what is shown of a card and begins a payment's id, such that ids and times cannot be mistaken for them
  expect(sent).not.toMatch(/\b(3184|pi_\w+)\b/);
});

test("[LIVE-2] a window that asks to be watched opens the live view once, and its bar covers nothing of the page", async ({
  context,
}) => {
  const panel = await context.newPage();
  const opening = context.waitForEvent("page");
  await panel.goto("login?inspect");
  const explorer = new Explorer(await opening);
  await expect(explorer.current("Filling in")).toBeVisible();
  expect(explorer.page.url()).toMatch(/STATECHARTS\/signIn\?tab=live&window=/);

  const bar = panel.locator("marquee-inspect");
  const below = async () => {
    const [strip, page] = [await bar.boundingBox(), await panel.locator("#root").boundingBox()];
    return { strip, page, window: panel.viewportSize() };
  };
  const { strip, page, window } = await below();
  expect(strip?.y).toBe(0);
  expect(page?.y).toBe(strip?.height);
  expect((page?.y ?? 0) + (page?.height ?? 0)).toBe(window?.height);

  // a view that is open is told, and no second one opens
  const windowShown = () => new URL(explorer.page.url()).searchParams.get("window");
  const before = windowShown();
  await panel.goto("login?inspect");
  await expect(explorer.panel.getByRole("status")).toHaveText("Live");
  await expect.poll(windowShown).not.toBe(before);
  expect(context.pages()).toHaveLength(2);
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(bar).toBeHidden();
  expect((await panel.locator("#root").boundingBox())?.y).toBe(0);
});

test(
  "[LIVE-5] a window is watched from page to page and when it is loaded again, until it is stopped for good",
  PROVED,
  async ({ context }) => {
    const explorer = new Explorer(await context.newPage());
    await explorer.open("live");
    const panel = await context.newPage();
    const bar = panel.getByText("Statecharts can watch this window");
    await panel.goto("login?inspect");
    await panel.getByLabel("Email").fill(emailOf("merchant"));
    await panel.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await panel.getByRole("button", { name: "SIGN IN" }).click();
    await panel.getByRole("button", { name: /^Go / }).click();
    const windows = explorer.page.getByRole("complementary", { name: "Watched windows" });
    await expect(windows.getByRole("button", { name: /^Session signedIn/ })).toBeVisible();
    await panel.reload();
    await expect(bar).toBeVisible();
    await expect(windows.getByRole("region", { name: "Window 2" })).toBeVisible();
    await expect(explorer.panel.getByRole("status")).toHaveText("Live");

    await panel.getByRole("button", { name: "Stop" }).click();
    await expect(windows.getByText("0 windows")).toBeVisible();
    await expect(panel).not.toHaveURL(/inspect/);
    await panel.reload();
    await expect(panel.getByRole("main")).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(windows.getByText("0 windows")).toBeVisible();
  },
);

test(
  "[LIVE-2] the gallery counts the windows that can be watched, says nothing if there is none, and watches none itself",
  PROVED,
  async ({ context }) => {
    const gallery = new Explorer(await context.newPage());
    await gallery.open("");
    const toLive = gallery.page.getByRole("link", { name: /^Live/ });
    await expect(toLive).toHaveText("Live");
    const panel = await context.newPage();
    const opening = context.waitForEvent("page");
    await panel.goto("login?inspect");
    await expect(toLive).toHaveText("Live1 window");
    // a gallery is no live view: the window opens one
    await expect(new Explorer(await opening).current("Filling in")).toBeVisible();
    const second = await context.newPage();
    await second.goto("login?inspect");
    await expect(toLive).toHaveText("Live2 windows");
    await panel.getByRole("button", { name: "Stop" }).click();
    await expect(toLive).toHaveText("Live1 window");
    await second.close();
    await expect(toLive).toHaveText("Live");
  },
);
