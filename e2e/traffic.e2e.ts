import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TrafficBatch } from "@marquee/domain/traffic/traffic.schema";
import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectSoundInAllLooks } from "./factory/looks.ts";
import { Explorer } from "./pages/explorer.ts";
import { emailOf, PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const PROGRAM = fileURLToPath(new URL("../packages/cli/bin/marquee.mjs", import.meta.url));

test("[TRAFFIC-L1] [TRAFFIC-F2] [TRAFFIC-E5] staff read by keyboard where people leave a sign-up, by which ways others come through, and save the numbers", async ({
  pageOf,
  market,
}) => {
  const page = await pageOf("master");
  const explorer = new Explorer(page);
  const { panel } = explorer;
  await explorer.open("onboarding");
  await expect(explorer.state("Sign up")).toBeVisible();
  await page.keyboard.press("t");
  await expect(page).toHaveURL(/tab=traffic/);
  await expect(panel.getByText("Demonstration", { exact: true })).toBeVisible();

  const leaving = panel.getByRole("region", { name: "Where people leave" }).getByRole("button");
  await expect(leaving.first()).toHaveText(
    /^Business address[\d,]+\d+\.\d %of [\d,]+ there · stay/,
  );
  const numbers = await leaving.evaluateAll((all) =>
    all.map((one) => one.querySelector(".number")?.textContent ?? ""),
  );
  await leaving.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/state=onboarding\.filling\.address/);
  await expect(panel.getByRole("region", { name: "Business address" })).toContainText("Came from");

  const funnel = panel.getByRole("region", { name: "Funnel" });
  await funnel.getByRole("combobox").first().focus();
  await page.keyboard.type("Store info");
  await funnel.getByRole("combobox").last().focus();
  await page.keyboard.type("Personal info");
  await expect(funnel).toContainText(
    /came from Store info to Personal info: [\d,]+ of [\d,]+ runs, in .+ median/,
  );
  const ways = funnel.getByRole("list", { name: "Ways that were used" }).getByRole("listitem");
  await expect(ways.first()).toContainText(
    "Store info › Category › Business address › Personal info",
  );

  await panel.getByRole("region", { name: "Compare" }).getByRole("combobox").focus();
  await page.keyboard.type("The period before");
  await expect(page).toHaveURL(/compared=before/);
  await expect(panel.getByRole("list", { name: "Differences" })).toBeVisible();

  const table = panel.getByRole("region", { name: "Table" });
  await table.getByRole("button", { name: "Table" }).focus();
  await page.keyboard.press("Enter");
  const rows = table.getByRole("row");
  await expect(rows.filter({ hasText: "Business address" }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await table.getByRole("button", { name: "CSV" }).focus();
  await page.keyboard.press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("onboarding-traffic.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(await rows.count());
  expect(lines.find((line) => line.startsWith('"State","Business address"'))).toContain(
    `"${numbers[0]}"`,
  );

  await expectSoundInAllLooks(page, async () => {
    await expect(ways.first()).toBeVisible();
    await expect(rows.first()).toBeVisible();
  });

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, "traffic", "onboarding", "--server", market.origin, "--json"],
    { env: { ...process.env, MARQUEE_EMAIL: emailOf("master"), MARQUEE_PASSWORD: PASSWORD } },
  );
  const told = JSON.parse(stdout) as { leaving: { left: number | string }[] };
  expect(told.leaving.map(({ left }) => left.toLocaleString("en-CA"))).toEqual(numbers);
});

test("[TRAFFIC-V1] [TRAFFIC-V2] staff set two versions of a chart side by side, go through what differs by N and P, and share it", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  const explorer = new Explorer(page);
  const { panel } = explorer;
  await explorer.open("cardPayment");
  await expect(explorer.state("Ready to pay")).toBeVisible();
  await page.keyboard.press("t");
  const compare = panel.getByRole("region", { name: "Compare" });
  await compare.getByRole("combobox", { name: "With" }).focus();
  await page.keyboard.type("Version ec00");
  const charts = page.getByRole("application");
  await expect(charts).toHaveCount(2);
  const [before, now] = [charts.first(), charts.last()];
  await expect(before).toHaveAccessibleName(/^Card payment, Version ec00, /);
  const only = page.locator('[data-state="cardPayment.queryingServer"]');
  await expect(only).toHaveCount(1);
  await expect(now.locator(only)).toHaveCount(1);

  // both move together
  const place = (chart: typeof before) => chart.locator("g.chart").getAttribute("transform");
  const at = await place(now);
  await before.hover({ position: { x: 60, y: 60 } });
  await page.mouse.wheel(0, -200);
  await expect.poll(() => place(now)).not.toBe(at);
  expect(await place(before)).toBe(await place(now));

  await page.keyboard.press("Escape");
  await compare.getByRole("heading", { name: "What changed in the chart" }).click();
  await page.keyboard.press("n");
  await expect(compare.getByRole("listitem").first().getByRole("button")).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(compare.getByRole("listitem").first()).toContainText("Declined: left there");
  await expect(before.locator('[data-state="cardPayment.declined"].pointed')).toBeInViewport();
  await expect(now.locator('[data-state="cardPayment.declined"].pointed')).toBeInViewport();
  // the last one is a transition that only the running version has
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expect(now.locator(".transition.added.pointed")).toHaveCount(1);
  await expect(before.locator(".pointed")).toHaveCount(0);
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(now.locator(".transition.added.pointed")).toHaveCount(1);
  await expectSoundInAllLooks(page, async () => {
    await expect(charts).toHaveCount(2);
    await expect(compare.getByRole("list", { name: "Differences" })).toBeVisible();
  });
});

/** Hides the page, as a change of the tab does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("[TRAFFIC-C1] [TRAFFIC-C4] the sums of a sign-in are what was done: one wrong password, then in", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  const loaded = page.waitForResponse(/\/send-traffic-/);
  await page.goto("login");
  await (await loaded).finished();
  const submit = page.getByRole("button", { name: "SIGN IN" });
  await page.getByLabel("Email").fill(emailOf("agent"));
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await submit.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit.click();
  await page.getByRole("button", { name: /^Go / }).click();
  await expect(page.getByRole("button", { name: /, menu$/ })).toBeVisible();
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && /\/api\/traffic/.test(request.url()),
  );
  await hide(page);
  const request = await sent;
  expect((await request.response())?.status()).toBe(200);

  const batch = request.postDataJSON() as TrafficBatch;
  const [signIn, ...more] = batch.machines.filter(({ machine }) => machine === "signIn");
  expect(more).toEqual([]);
  const of = (what: string) =>
    Object.fromEntries(
      signIn?.cells.flatMap((cell) => (cell.what === what ? [[cell.of, cell.n]] : [])) ?? [],
    );
  // places in the chart: 1 filling in, 2 checking the identity, 3 looking up the user, 5 welcome, 6 signed in
  expect(of("run")).toEqual({ begun: 1, finished: 1 });
  expect(of("hop")).toEqual({ "1>2": 2, "2>1": 1, "2>3": 1, "3>5": 1, "5>6": 1 });
  expect(of("way")).toEqual({ "1.2.1.2.3.5.6": 1 });
  expect(of("left")).toEqual({});
  // email typed, password typed twice, submitted twice, refused, accepted, found, gone on
  expect(of("transition")).toEqual({ 0: 1, 1: 2, 3: 2, 7: 1, 6: 1, 10: 1, 16: 1 });
  const stored = await query("select 1 from traffic_batch where id = $1", [batch.id]);
  expect(stored).toHaveLength(1);
});
