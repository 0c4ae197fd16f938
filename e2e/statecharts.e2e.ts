import { PROVED } from "@marquee/verification/sample";
import { expect } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { Explorer, openNewestCase } from "./pages/explorer.ts";
import { test } from "./pages/paying.ts";

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
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await page.keyboard.press("3");
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
});

test(
  "a chart is saved as an image with its note, and all charts in one archive",
  PROVED,
  async ({ page }) => {
    const explorer = new Explorer(page);
    const saveAs = async (menu: string, format: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: menu, exact: true }).click();
      await page.getByRole("menuitem", { name: format }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    await explorer.open("settlement?state=settlement.querying");
    await page.getByLabel("Note").fill("Who is called?");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("1 note")).toBeVisible();
    const svg = await saveAs("Export", "Image (SVG)");
    expect(svg.name).toBe("settlement.svg");
    for (const part of ["Who is called?", ".line {"]) expect(svg.bytes.includes(part)).toBe(true);
    const [, width = "0", height = "0"] =
      /width="(\d+)" height="(\d+)"/.exec(svg.bytes.toString()) ?? [];
    const png = await saveAs("Export", "Image (PNG)");
    expect(png.name).toBe("settlement.png");
    // the sizes in the header of the image: twice those of the chart
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([
      2 * Number(width),
      2 * Number(height),
    ]);
    await explorer.open("");
    const archive = await saveAs("Export all", "Mermaid");
    expect(archive.name).toBe("statecharts-mermaid.zip");
    for (const name of ["payments/settlement.mmd", "session/signIn.mmd"])
      expect(archive.bytes.includes(name)).toBe(true);
  },
);

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
  const sides = page.getByRole("toolbar", { name: "Which version is shown" });
  await sides.getByRole("button", { name: "Before" }).click();
  await expect(explorer.state("Saving the choice")).toBeHidden();
  await expect(explorer.state("Saving")).toBeVisible();
  // the earlier version does not have what was added
  const added = explorer.panel.getByRole("region", { name: "Added" });
  await added.getByRole("button").first().click();
  await expect(sides.getByRole("button", { name: "Both" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("o");
  const outline = page.getByRole("navigation", { name: "States of the chart" });
  await outline.getByRole("button", { name: "Saving the choice added" }).click();
  await expect(explorer.state("Saving the choice")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(outline).toBeHidden();
});

test("a chart is rendered without its machine, which is loaded to be walked through", async ({
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

test(
  "the name of a machine opens the list of all, and leads to the same tab of another one",
  PROVED,
  async ({ page }) => {
    const explorer = new Explorer(page);
    await explorer.open("checkout?tab=coverage");
    await expect(explorer.state("Deciding")).toBeVisible();
    const name = page.getByRole("button", { name: "Checkout", exact: true });
    const lacksRoom = async (text: Element) => {
      await document.fonts.ready;
      return text.scrollWidth > text.clientWidth;
    };
    expect(await name.locator("span").evaluate(lacksRoom)).toBe(false);
    await name.click();
    const filter = page.getByRole("combobox", { name: "Find a machine" });
    await expectAccessibleInAllLooks(page, async () => {
      await expect(filter).toBeFocused();
    });
    await filter.fill("sign-in");
    await filter.press("Enter");
    await expect(explorer.state("Filling in")).toBeVisible();
    await expect(page).toHaveURL(/STATECHARTS\/signIn\?tab=coverage$/);
    await expect(filter).toBeHidden();
  },
);

test("what is found has the words that are typed, also after states that share their title", async ({
  page,
}) => {
  await new Explorer(page).open("");
  const field = page.getByRole("combobox", { name: "Find a machine, state, event or rule" });
  const found = page.getByRole("option");
  await field.fill("payment under way");
  await expect(found.nth(0)).toHaveText(/^Payment under way/);
  await expect(found.nth(1)).toHaveText(/^Payment under way/);
  await field.fill("zebra");
  await expect(found).toHaveText([/^Rules for “zebra”/]);
});

test("[CHECKOUT-M13] an analyst asks what happens after the page is closed, and the chart answers", async ({
  page,
}) => {
  const explorer = new Explorer(page);
  await explorer.open("");
  const field = page.getByRole("combobox", { name: "Find a machine, state, event or rule" });
  await field.fill("a card needs a check with the bank and the person closes the page?");
  await page
    .getByRole("option", { name: /^page\.closed/ })
    .first()
    .click();
  await explorer.open("checkout?state=checkout.pageClosed");
  const looked = explorer.panel.getByRole("region", { name: "Looked at" });
  await expect(looked).toContainText("its lease expires after 30 s");
  await looked.getByRole("button", { name: "Walk to it" }).click();
  await expect(explorer.current("Page closed")).toBeVisible();
  await expect(looked).toBeHidden();
});

test(
  "what a level of tests does not exercise is on one page, over all machines",
  PROVED,
  async ({ page }) => {
    const explorer = new Explorer(page);
    await explorer.open("gaps");
    await page.getByRole("button", { name: /^Screen/ }).click();
    await expect(page).toHaveURL(/level=screen/);
    const checkout = page.getByRole("region", { name: "Checkout", exact: true });
    await checkout.getByRole("link", { name: "payment.left" }).first().click();
    await expect(page).toHaveURL(/STATECHARTS\/checkout\?tab=coverage&level=screen&item=1/);
    await expect(explorer.panel.getByText("No test of a screen exercises these")).toBeVisible();
  },
);

test("an address that names what there is not shows what there is", PROVED, async ({ page }) => {
  const explorer = new Explorer(page);
  // names that every object of the language has, besides one that nothing has
  for (const name of ["nowhere", "constructor"]) {
    await explorer.open(name);
    await expect(page.getByText(`There is no machine “${name}”.`)).toBeVisible();
    await explorer.open(`checkout?state=${name}`);
    await expect(explorer.state("Deciding")).toBeVisible();
    await explorer.open(`checkout?tab=rules&guard=${name}`);
    await expect(explorer.panel.getByText("Where it decides")).toBeVisible();
  }
});

test("gallery, chart and rules are sound in both themes and on a narrow screen", async ({
  page,
}) => {
  const explorer = new Explorer(page);
  await explorer.open("");
  await expectAccessibleInAllLooks(page, async () => {
    await expect(page.getByRole("heading", { name: "Statecharts" })).toBeVisible();
  });
  await explorer.open("gaps?level=screen");
  await expectAccessibleInAllLooks(page, async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await explorer.open("rules?find=approve");
  await expectAccessibleInAllLooks(page, async () => {
    await expect(
      page.getByText("A branch is approved by a master user.", { exact: true }),
    ).toBeVisible();
  });
  await explorer.open("checkout");
  for (const tab of ["Simulate", "Rules", "Coverage", "Compare"]) {
    await explorer.openTab(tab);
    await expectAccessibleInAllLooks(page, async () => {
      await expect(explorer.state("Deciding")).toBeVisible();
    });
  }
});

test("[CASE-S1] [CASE-S2] [CASE-S3] staff see what happened to a payment on its chart, step by step by keyboard", async ({
  paying,
  pageOf,
}) => {
  const { panel } = await paying("merchant");
  await panel.payAtSecondTry();
  const explorer = await openNewestCase(await pageOf("master"));
  const { page } = explorer;
  await expect(explorer.current("Paid")).toBeVisible();
  expect(page.url()).not.toContain("@");
  const steps = explorer.panel.getByRole("list", { name: "What happened" });
  await expect(steps.getByText("Invoice issued")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(explorer.current("Open")).toBeVisible();
  await expect(steps.locator("[aria-current=step]")).toContainText("Price stored, CAD");
  await page.keyboard.press("]");
  await expect(explorer.current("Declined")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/at=\d/);
  await expectAccessibleInAllLooks(page, async () => {
    await expect(steps).toBeVisible();
  });
});
