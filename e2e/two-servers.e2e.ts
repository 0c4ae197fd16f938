import { toOfferDraft, sendOffer, signInMerchant } from "@marquee/verification/proof/merchant";
import { startServerProcess, type ServerProcess } from "@marquee/verification/proof/server-process";
import { expect } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { query } from "./database.ts";
import { prepareContext } from "./pages/market.ts";
import { signIn, test } from "./pages/sign-in.ts";

let other: ServerProcess;
test.beforeAll(async ({ market }) => {
  other = await startServerProcess(market.dataDir);
});
test.afterAll(async () => {
  other.signal("SIGTERM");
  await other.ended;
});

test("what is written on one server comes up on the screen of another, also after it lost its listener", async ({
  browser,
  market: { origin: here },
}) => {
  const context = await browser.newContext({ baseURL: `${other.origin}/ADMIN-UI/` });
  await prepareContext(context);
  const page = await context.newPage();
  await signIn(page, "merchant", "home/offers");
  const merchant = await signInMerchant(here);
  const write = async (heading: string) => {
    const draft = toOfferDraft(merchant, randomBytes(16).toString("hex"), heading);
    expect(await sendOffer(here, merchant, draft, 10_000)).toEqual({
      tag: "responded",
      response: "made",
    });
  };
  await page.getByRole("tab", { name: /Pending/ }).click();
  const search = page.getByRole("searchbox").first();
  await search.fill("Far away");
  await expect(page).toHaveURL(/q=Far/);

  await write("Far away lantern");
  await expect(page.getByText("Far away lantern").first()).toBeVisible();

  await query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
  await write("Far away candle");
  await expect(page.getByText("Far away candle").first()).toBeVisible();
  await context.close();
});
