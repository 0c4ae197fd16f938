import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import type { TrafficBatch } from "@marquee/domain/traffic/traffic.schema";
import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { query } from "./database.ts";
import { emailOf, PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const COUNTED = fileURLToPath(new URL("../packages/machines/counted", import.meta.url));

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
