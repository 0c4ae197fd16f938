import { expect, type Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { emailOf, PASSWORD, type Person } from "./pages/people.ts";
import { isRecording } from "./pages/record-machines.ts";
import { signIn, test } from "./pages/sign-in.ts";

const SESSION = /\/api\/session$/;
const ROWS = /\/api\/getCompanyOffer\/[^/]+\//;
const AWAY = { status: 503, contentType: "text/plain", body: "away" };
const REFUSED = {
  status: 401,
  json: { error: { tag: "Unauthenticated", message: "Sign in again.", reference: "e2e" } },
};

/** The first row that has its words, as against one that is on its way. */
const firstRow = (page: Page) => page.locator("tbody tr").filter({ hasText: /\w/ }).first();

/** What the rows of the page are called. */
const namesOfRows = (page: Page): Promise<readonly string[]> =>
  page.locator("tbody tr").getByRole("link").allInnerTexts();

/** Keeps which of these texts the page shows from now on, if only for a moment. It stays until the page is loaded again. */
async function watchFor(page: Page, texts: readonly string[]) {
  await page.evaluate((wanted) => {
    const seen = new Set<string>();
    const look = () => {
      const shown = document.body.innerText;
      for (const text of wanted) if (shown.includes(text)) seen.add(text);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { seen });
  }, texts);
  return () => page.evaluate(() => [...(Reflect.get(window, "seen") as Set<string>)]);
}

/** A new tab of a signed-in user; it awaits no response of another page. */
const openNewTab = async (
  pageOf: (person: Person) => Promise<Page>,
  person: Person,
): Promise<Page> => (await pageOf(person)).context().newPage();

/** Keeps the addresses of the calls for rows that the page makes. */
function callsForRows(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (ROWS.test(request.url())) calls.push(request.url());
  });
  return calls;
}

/** Has a call wait until the test lets it go; `made` resolves when it is made. */
async function hold(page: Page, call: RegExp) {
  const made = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    made.resolve();
    await free.promise;
    await route.continue();
  });
  return { made: made.promise, letGo: () => free.resolve() };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /, menu$/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function signInHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Email").fill(emailOf(person));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await page.getByRole("button", { name: /^Go / }).click();
}

test("[SESSION-E1] [SCREEN-P3] the rows are fetched beside the session, once, and take at most twelve requests", async ({
  pageOf,
}) => {
  const page = await openNewTab(pageOf, "merchant");
  const calls = callsForRows(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "image") requests.push(request.url());
  });
  const session = await hold(page, SESSION);
  const rowsCalled = page.waitForRequest(ROWS);
  await page.goto("home/offers", { waitUntil: "commit" });
  // the session is held back until the rows have been asked for: were they to wait for it, nothing would come
  await Promise.all([session.made, rowsCalled]);
  await expect(firstRow(page)).toBeHidden();
  expect(calls).toHaveLength(1);
  session.letGo();
  await expect(firstRow(page)).toBeVisible();
  // with the stream of changes or the count of notifications begins what comes after the first rows
  const after = requests.findIndex((url) => /\/api\/(?:events|notifications)/.test(url));
  const early = after < 0 ? requests : requests.slice(0, after);
  expect(early.filter((url) => url.endsWith("/api/session"))).toHaveLength(1);
  expect(early.filter((url) => ROWS.test(url))).toHaveLength(1);
  // users load no inspection
  const counted = isRecording ? early.filter((url) => !/\/inspect-[^/]+$/.test(url)) : early;
  expect(counted.length, counted.join("\n")).toBeLessThanOrEqual(12);
});

for (const list of [
  "company",
  "offers",
  "products",
  "campaign/campaignList",
  "transactions",
  "invoice",
  "users",
  "paymentMethod",
])
  test(`[SCREEN-P3] the page of ${list} names no code of what opens later: floats, choices and forms`, async ({
    request,
  }) => {
    const page = await (await request.get(`home/${list}`)).text();
    const named = [...page.matchAll(/rel="modulepreload"[^>]*assets\/([\w.-]+)/g)].map(
      ([, file]) => file ?? "",
    );
    expect(named).toContainEqual(expect.stringMatching(/^panel-/));
    expect(
      named.filter((file) => /^(floating|choices|forms|fields|sign-in|item-page)-/.test(file)),
    ).toEqual([]);
  });

for (const [path, most] of [
  ["login", 135_000],
  ["home/offers", 225_000],
  ["home", 231_000],
] as const)
  test(`[SCREEN-P5] the scripts that the page of ${path} names weigh at most ${most / 1000} kB, without schemas`, async ({
    request,
  }) => {
    const page = await (await request.get(path)).text();
    const scripts = [...page.matchAll(/(?:href|src)="[^"]*\/(assets\/[\w.-]+\.js)"/g)]
      .map(([, file]) => file ?? "")
      .filter((file) => !/firebase|inspect-/.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    const bodies = await Promise.all(scripts.map(async (file) => (await request.get(file)).body()));
    const weights = bodies.map((body) => gzipSync(body, { level: 9 }).length);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    expect(total, scripts.map((file, at) => `${file} ${weights[at]}`).join("\n")).toBeLessThan(
      most,
    );
    // what checks the calls of the server is no part of a page
    expect(bodies.filter((body) => body.includes("~effect/"))).toEqual([]);
  });

test("[SESSION-E2] no user sees the rows of who was signed in before, in the same tab", async ({
  pageOf,
}) => {
  // a sign-in of its own: signing out ends it (SESSION-O6), and others share that of `pageOf`
  const page = await pageOf(null);
  await signIn(page, "merchant", "home/offers?tab=pending");
  await expect(firstRow(page)).toBeVisible();
  const theirs = await namesOfRows(page);
  expect(theirs.length).toBeGreaterThan(1);
  await signOut(page);
  const seen = await watchFor(page, theirs);
  expect(await page.evaluate(() => localStorage.getItem("lastPerson"))).toBeNull();
  const calls = callsForRows(page);
  await signInHere(page, "other");
  // on in the same page: it has still what it remembers of the list
  await page.getByRole("link", { name: "Offers/Collection" }).click();
  await page.getByRole("tab", { name: /^Pending/ }).click();
  await expect(page).toHaveURL(/tab=pending/);
  await expect(page.getByText(/match|Offers start under|of \d+/).first()).toBeVisible();
  expect(await seen()).toEqual([]);
  const [own] = ROWS.exec(calls.at(-1) ?? "") ?? [""];
  // The page remembers another person than the one it belongs to: nothing is asked in their name.
  const stranger = { email: emailOf("merchant"), companyId: "stolen", storeId: null };
  await page.evaluate((person) => localStorage.setItem("lastPerson", JSON.stringify(person)), {
    ...stranger,
    acrossCompanies: false,
  });
  await page.reload();
  await expect(page.getByText(/match|Offers start under|of \d+/).first()).toBeVisible();
  expect(calls.filter((url) => !url.includes(own))).toEqual([]);
});

test("[SESSION-E1] an early call that is refused is repeated, and the user is not sent to the sign-in page", async ({
  pageOf,
}) => {
  const page = await openNewTab(pageOf, "merchant");
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  const session = await hold(page, SESSION);
  await page.route(ROWS, (route) => route.fulfill(REFUSED), { times: 1 });
  const refused = page.waitForResponse(ROWS);
  await page.goto("home/offers", { waitUntil: "commit" });
  await refused;
  session.letGo();
  await expect(firstRow(page)).toBeVisible();
  expect(visited.filter((url) => url.includes("/login"))).toEqual([]);
});

test("[SESSION-E1] a server that is away at that moment shows so, and the rows come when it is back", async ({
  pageOf,
}) => {
  const page = await openNewTab(pageOf, "merchant");
  let away = true;
  for (const call of [SESSION, ROWS])
    await page.route(call, (route) => (away ? route.fulfill(AWAY) : route.continue()));
  await page.goto("home/offers");
  await expect(page.getByText(/cannot be reached/).first()).toBeVisible();
  away = false;
  await expect(firstRow(page)).toBeVisible();
});

test("[SESSION-E2] a sign-out in another tab drops what this one has asked for", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await signIn(page, "merchant", "home/company");
  const second = await page.context().newPage();
  const session = await hold(second, SESSION);
  const responded = second.waitForResponse(ROWS);
  await second.goto("home/offers?tab=pending", { waitUntil: "commit" });
  await Promise.all([session.made, responded]);
  await signOut(page);
  await expect(second).toHaveURL(/\/login/);
  session.letGo();
  await expect(second.getByRole("button", { name: "SIGN IN" })).toBeVisible();
  await expect(firstRow(second)).toHaveCount(0);
});
