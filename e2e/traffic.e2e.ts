import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import type { TrafficBatch } from "@marquee/domain/traffic/traffic.schema";
import { expect, type Page } from "@playwright/test";
import { query } from "./database.ts";
import { expectSoundInAllLooks } from "./factory/looks.ts";
import { Explorer } from "./pages/explorer.ts";
import { emailOf, PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const COUNTED = fileURLToPath(new URL("../packages/machines/counted", import.meta.url));
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

/** Opens a page whose machines are counted from the first on. */
async function openCounted(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/\/send-traffic-/);
  await page.goto(path);
  await (await loaded).finished();
}

interface Sums {
  readonly batch: string;
  /** The sums of the machine of one kind, states by their keys, transitions by state and event. */
  readonly of: (what: string) => Readonly<Record<string, number>>;
}

/** What the page sends of a machine when it is hidden. */
async function sentSums(page: Page, machine: string): Promise<Sums> {
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && /\/api\/traffic/.test(request.url()),
  );
  await hide(page);
  const request = await sent;
  expect((await request.response())?.status()).toBe(200);
  const batch = request.postDataJSON() as TrafficBatch;
  const [own, ...more] = batch.machines.filter((one) => one.machine === machine);
  expect(more).toEqual([]);
  const counted = JSON.parse(await readFile(`${COUNTED}/${machine}.json`, "utf8")) as Readonly<
    Record<string, CountedChart>
  >;
  const chart = counted[own?.version ?? ""];
  const keyOf = (place: string) => chart?.states[Number(place)]?.id.split(".").at(-1) ?? place;
  const nameOf = (what: string, of: string) =>
    what === "run"
      ? of
      : what === "transition"
        ? (chart?.transitions[Number(of)]?.id.split("|").slice(0, 2).join(" ") ?? of)
        : of
            .split(/(?=[>.])/)
            .map((part) => part.replace(/\d+/, keyOf))
            .join("");
  return {
    batch: batch.id,
    of: (what) =>
      Object.fromEntries(
        own?.cells.flatMap((cell) =>
          cell.what === what ? [[nameOf(what, cell.of), cell.n]] : [],
        ) ?? [],
      ),
  };
}

test("[TRAFFIC-C1] [TRAFFIC-C4] the sums of a sign-in are what was done: one wrong password, then in", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await openCounted(page, "login");
  const submit = page.getByRole("button", { name: "SIGN IN" });
  await page.getByLabel("Email").fill(emailOf("agent"));
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await submit.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit.click();
  await page.getByRole("button", { name: /^Go / }).click();
  await expect(page.getByRole("button", { name: /, menu$/ })).toBeVisible();
  const { of, batch } = await sentSums(page, "signIn");
  expect(of("run")).toEqual({ begun: 1, finished: 1 });
  expect(of("hop")).toEqual({
    "editing>checkingIdentity": 2,
    "checkingIdentity>editing": 1,
    "checkingIdentity>lookingUpUser": 1,
    "lookingUpUser>welcoming": 1,
    "welcoming>done": 1,
  });
  expect(of("way")).toEqual({
    "editing.checkingIdentity.editing.checkingIdentity.lookingUpUser.welcoming.done": 1,
  });
  expect(of("left")).toEqual({});
  // the email is filled in once, the password twice
  expect(of("transition")).toMatchObject({
    "signIn.editing email.changed": 1,
    "signIn.editing password.changed": 2,
    "signIn.editing signIn.submitted": 2,
  });
  const stored = await query("select 1 from traffic_batch where id = $1", [batch]);
  expect(stored).toHaveLength(1);
});

test("[TRAFFIC-C1] the sums of a forgotten password are what was done: sent without an email, then with one", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await openCounted(page, "forgotPassword");
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await page.getByLabel("Email").fill(emailOf("reader"));
  await submit.click();
  await expect(page.getByLabel("Email")).toHaveCount(0);
  const { of } = await sentSums(page, "forgotPassword");
  expect(of("run")).toEqual({ begun: 1, finished: 1 });
  expect(of("hop")).toEqual({ "editing>sending": 1, "sending>sent": 1 });
  expect(of("way")).toEqual({ "editing.sending.sent": 1 });
  expect(of("transition")).toMatchObject({
    "forgotPassword.editing reset.submitted": 1,
    "forgotPassword.editing email.changed": 1,
  });
});

test("[TRAFFIC-C1] the sums of a review of bills are what was done: asked and cancelled, then approved and undone, and left", async ({
  pageOf,
}) => {
  const page = await pageOf("master");
  await openCounted(page, "home/bills");
  const approve = page.getByRole("button", { name: /^Approve / }).first();
  const question = page.getByRole("alertdialog");
  await approve.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await approve.click();
  await question.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  const { of } = await sentSums(page, "billReview");
  expect(of("run")).toEqual({ begun: 1 });
  expect(of("hop")).toEqual({
    "idle>asking": 2,
    "asking>idle": 1,
    "asking>held": 1,
    "held>idle": 1,
  });
  expect(of("state")).toMatchObject({ asking: 2, held: 1 });
  expect(of("left")).toEqual({ idle: 1 });
});
