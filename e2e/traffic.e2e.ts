import { expect } from "@playwright/test";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { countPresses } from "./pages/count-presses.ts";
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
    all.map((one) => one.querySelector(".tabular-nums")?.textContent ?? ""),
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

  await panel.getByRole("region", { name: "Numbers compared" }).getByRole("combobox").focus();
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
  expect(file.suggestedFilename()).toMatch(
    /^onboarding-traffic-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
  );
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(await rows.count());
  expect(lines.find((line) => line.startsWith('"State","Business address"'))).toContain(
    `"${numbers[0]?.replaceAll(",", "")}"`,
  );

  await expectAccessibleInAllLooks(page, async () => {
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

test("[TRAFFIC-V1] [TRAFFIC-V2] [TRAFFIC-E6] staff set two versions of a chart side by side, go through what differs by N and P, and share it", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  const explorer = new Explorer(page);
  const { panel } = explorer;
  await explorer.open("cardPayment");
  await expect(explorer.state("Ready to pay")).toBeVisible();
  await page.keyboard.press("t");
  const compare = panel.getByRole("region", { name: "Numbers compared" });
  await compare.getByRole("combobox", { name: "With" }).focus();
  await page.keyboard.type("Version ec00");
  const charts = page.getByRole("application");
  await expect(charts).toHaveCount(2);
  const [before, now] = [charts.first(), charts.last()];
  await expect(before).toHaveAccessibleName(/^Card payment, Version ec00, /);
  const only = page.locator('[data-state="cardPayment.queryingServer"]');
  await expect(only).toHaveCount(1);
  await expect(now.locator(only)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: "Image (SVG)" }).click();
  const image = await readFile(await (await download).path(), "utf8");
  for (const part of [
    "A: Card payment, Version ec00",
    "B: Card payment, Version ",
    "Declined: left there",
  ])
    expect(image).toContain(part);

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
  await expectAccessibleInAllLooks(page, async () => {
    await expect(charts).toHaveCount(2);
    await expect(compare.getByRole("list", { name: "Differences" })).toBeVisible();
  });
});

test("[TRAFFIC-L1] [TRAFFIC-L3] [TRAFFIC-F1] who has never seen it answers four questions about the demonstration, each in two presses from the first page", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  const explorer = new Explorer(page);
  const { panel } = explorer;
  const presses = await countPresses(page);
  let before = 0;
  const begin = async () => {
    await explorer.open("");
    await expect(page.getByRole("combobox")).toBeVisible();
    before = presses();
  };
  const find = async (words: string, name: RegExp) => {
    await page.keyboard.press("/");
    await page.keyboard.type(words);
    await page.getByRole("option", { name }).first().click();
    await panel.getByRole("tab", { name: "Traffic" }).click();
    await expect(panel.getByText("Demonstration", { exact: true })).toBeVisible();
    expect(presses() - before).toBe(2);
  };

  // at which step of sign-up do most give up, and how long do they stay?
  await begin();
  await find("sign-up", /^Sign-up of a company/);
  const leaving = panel.getByRole("region", { name: "Where people leave" });
  await expect(leaving.getByRole("button").first()).toHaveText(
    /^Business address509 ?34\.9 %of 1,460 there · stay 3 m 30 s$/,
  );
  await expect(explorer.state("Business address")).toBeInViewport();

  // how many days between Pending and Live?
  await begin();
  await find("pending", /^Pending/);
  const funnel = panel.getByRole("region", { name: "Funnel" });
  await expect(funnel).toContainText(
    /came from Pending to Live: \d+ of \d+ runs, in 2 d [\d ]+h median, \d d/,
  );

  // how many declined payments are paid in the end, and by which way?
  await begin();
  await find("declined", /^Declined.*A payment on record/);
  await expect(funnel).toContainText(/came from Declined to Paid: \d+ of \d+ runs/);
  const ways = funnel.getByRole("list", { name: "Ways that were used" }).getByRole("listitem");
  await expect(ways.first()).toContainText("Declined › Paid");
  await expect(ways.first()).toBeInViewport();

  // which branch of which guard has never been taken by anyone?
  await begin();
  await page.getByRole("link", { name: "Never taken by users" }).click();
  const signUp = page.getByRole("region", { name: "Sign-up of a company" });
  await expect(signUp.getByRole("listitem").first()).toHaveText(
    /^step\.chosen \[isReached\].*Was the step reached before\? Never “yes”\.$/,
  );
  expect(presses() - before).toBe(1);
  await expect(page.getByRole("status")).toContainText(/in \d+ of \d+ machines/);
  await expectAccessibleInAllLooks(page, async () => {
    await expect(signUp).toBeVisible();
  });
});
