import { expect, type Page } from "@playwright/test";
import { expectSoundInAllLooks } from "./factory/looks.ts";
import { Explorer } from "./pages/explorer.ts";
import { CARD } from "./pages/payment-panel.ts";
import { test } from "./pages/paying.ts";
import { emailOf, PASSWORD } from "./pages/sign-in.ts";

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
  await panel.goto("login?inspect");
  await expect(panel.getByText("Statecharts can watch this window")).toBeVisible();
  await expect(explorer.current("Filling in")).toBeVisible();
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

test("[LIVE-1] [LIVE-4] a window that was opened without the parameter sends nothing; of two others one is chosen", async ({
  context,
}) => {
  const explorer = new Explorer(await context.newPage());
  const messages = await recordMessages(explorer.page);
  await explorer.open("live");
  const plain = await context.newPage();
  const scripts: string[] = [];
  plain.on("request", (request) => scripts.push(request.url()));
  await plain.goto("login");
  await plain.getByLabel("Email").fill("somebody");
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
  await expectSoundInAllLooks(explorer.page, async () => {
    await expect(explorer.panel.getByRole("heading", { name: "Events" })).toBeVisible();
  });
});

test("[LIVE-3] [LIVE-R2] a card's payment is followed from machine to machine, and no card, secret or e-mail is sent", async ({
  paying,
}) => {
  const { panel } = await paying("merchant");
  const explorer = new Explorer(await panel.page.context().newPage());
  const messages = await recordMessages(explorer.page);
  await explorer.open("live");
  const url = new URL(panel.page.url());
  url.searchParams.set("inspect", "");
  await panel.page.goto(url.href);
  await panel.payWith(CARD.asksBank);
  await expect(explorer.current("Paying")).toBeVisible();
  await panel.answerBank("Complete");
  const windows = explorer.page.getByRole("complementary", { name: "Watched windows" });
  await expect(windows.getByRole("button", { name: /^Flyer campaign redirecting/ })).toBeVisible();
  const sent = await messages();
  expect(sent).toContain("cardPayment");
  const { number } = CARD.asksBank;
  const withheld = ["_secret_", emailOf("merchant"), number, number.replaceAll(" ", ""), "pk_test"];
  for (const secret of withheld) expect(sent).not.toContain(secret);
  // what is shown of a card and begins a payment's id, where ids and times cannot be taken for them
  expect(sent).not.toMatch(/\b(3184|pi_\w+)\b/);
});

test("a machine is found in the gallery, walked by keyboard, shared by its address, and read in every tab", async ({
  page,
}) => {
  const explorer = new Explorer(page);
  await explorer.open("");
  const cards = page.getByRole("main").getByRole("link");
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(20);
  await page.keyboard.press("/");
  await page.keyboard.type("waiting for the provider");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/STATECHARTS\/checkout\?state=checkout.waitingForProvider/);
  await expect(page.getByRole("region", { name: "About Waiting for the provider" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();

  await page.keyboard.press("2");
  await expect(page).toHaveURL(/walk=/);
  await page.keyboard.press("1");
  await expect(explorer.panel.getByText("2 of 2")).toBeVisible();
  const walked = page.url();
  await page.keyboard.press("[");
  await expect(explorer.panel.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("]");
  const heading = explorer.panel.getByRole("region", { name: "Now" }).getByRole("heading");
  const title = await heading.innerText();
  const shared = await page.context().newPage();
  await shared.goto(walked);
  await expect(new Explorer(shared).current(title)).toBeVisible();
  await shared.close();

  await explorer.openTab("Rules");
  await expect(explorer.panel.getByText("Rules this machine asks")).toBeVisible();
  await explorer.openTab("Coverage");
  await expect(explorer.panel.getByText("No test exercises these")).toBeVisible();
  await explorer.openTab("Compare");
  await expect(explorer.panel.getByText("The running code")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: "Picture (SVG)" }).click();
  expect((await download).suggestedFilename()).toBe("checkout.svg");
});

test("[VERSION-2] [VERSION-3] two versions are compared change by change, in one chart or each of them alone", async ({
  page,
}) => {
  const explorer = new Explorer(page);
  await explorer.open("form?tab=compare&since=2026-11-23");
  await expect(explorer.panel.getByText(/^\d+ changes$/)).toBeVisible();
  await expect(explorer.state("Saving the choice")).toBeVisible();
  await page.keyboard.press("n");
  await expect(explorer.panel.getByText(/^Change 1 of \d+$/)).toBeVisible();
  await page.keyboard.press("p");
  await expect(explorer.panel.getByText(/^Change (\d+) of \1$/)).toBeVisible();
  const sides = page.getByRole("toolbar", { name: "Which version is drawn" });
  await sides.getByRole("button", { name: "Before" }).click();
  await expect(explorer.state("Saving the choice")).toBeHidden();
  await expect(explorer.state("Saving")).toBeVisible();
  // the last change is an added one, which the earlier version does not have
  await page.keyboard.press("n");
  await page.keyboard.press("p");
  await expect(sides.getByRole("button", { name: "Both" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("o");
  const outline = page.getByRole("navigation", { name: "States of the chart" });
  await outline.getByRole("button", { name: "Saving the choice added" }).click();
  await expect(explorer.state("Saving the choice")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(outline).toBeHidden();
});

test("a chart is drawn without its machine, which is loaded to be walked through", async ({
  page,
}) => {
  const explorer = new Explorer(page);
  const engines: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/xstate-")) engines.push(request.url());
  });
  await explorer.open("checkout?tab=coverage");
  await expect(explorer.state("Deciding")).toBeVisible();
  await expect(explorer.panel.getByText("No test exercises these")).toBeVisible();
  expect(engines).toEqual([]);
  await explorer.openTab("Simulate");
  await expect(explorer.current("Paying")).toBeVisible();
  expect(engines).toHaveLength(1);
});

test("gallery, chart and rules are sound in both themes and on a narrow screen", async ({
  page,
}) => {
  const explorer = new Explorer(page);
  await explorer.open("");
  await expectSoundInAllLooks(page, async () => {
    await expect(page.getByRole("heading", { name: "Statecharts" })).toBeVisible();
  });
  await explorer.open("rules?find=approve");
  await expectSoundInAllLooks(page, async () => {
    await expect(page.getByText("A branch is approved by a master user.")).toBeVisible();
  });
  for (const tab of ["Simulate", "Rules", "Coverage", "Compare"]) {
    await explorer.open("checkout");
    await explorer.openTab(tab);
    await expectSoundInAllLooks(page, async () => {
      await expect(explorer.state("Deciding")).toBeVisible();
    });
  }
});

test("[TRAIL-1] [PAYSRV-D3] staff replay a payment on the chart of its checkout, step by step", async ({
  paying,
  pageOf,
}) => {
  const { panel } = await paying("merchant");
  await panel.payWith(CARD.declined);
  await expect(panel.outcome("declined")).toBeVisible();
  await panel.payWith(CARD.good);
  await panel.arrive();
  const staff = await pageOf("master");
  await staff.goto("home/transactions");
  const opened = staff.context().waitForEvent("page");
  await staff
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await staff.getByRole("menuitem", { name: "Replay on the chart" }).click();
  const explorer = new Explorer(await opened);
  await expect(explorer.current("Paying")).toBeVisible();
  expect(explorer.page.url()).not.toContain("@");
  while (await explorer.panel.getByRole("button", { name: "Forward" }).isEnabled())
    await explorer.panel.getByRole("button", { name: "Forward" }).click();
  await expect(explorer.current("Settled")).toBeVisible();
  await expectSoundInAllLooks(explorer.page, async () => {
    await expect(explorer.panel.getByRole("heading", { name: "Settled" })).toBeVisible();
  });
});
