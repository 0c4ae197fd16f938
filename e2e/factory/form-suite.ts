import { IS_WHOLE, tagOfScreen } from "@marquee/verification/sample";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../pages/sign-in.ts";
import { saveAsMaster } from "./as-master.ts";
import { expectAccessibleInAllLooks } from "./looks.ts";
import type { FieldDescription, FormDescription } from "./noun.ts";

const ROLES = {
  text: "textbox",
  choice: "combobox",
  category: "combobox",
  tick: "checkbox",
  derived: "group",
} as const;

const control = (page: Page, { label, kind }: FieldDescription): Locator =>
  // a password has no role of its own
  kind === "password"
    ? page.getByLabel(label, { exact: true })
    : page.getByRole(ROLES[kind], { name: label, exact: true });

async function fill(page: Page, field: FieldDescription, value = field.value): Promise<void> {
  if (field.kind === "derived") return expect(control(page, field)).toContainText(value);
  if (field.kind === "text" || field.kind === "password") return control(page, field).fill(value);
  if (field.kind === "tick") return control(page, field).check();
  await control(page, field).click();
  if (field.kind === "choice") return page.getByRole("option", { name: value }).first().click();
  for (const part of value.split(" › "))
    await page.getByRole("option", { name: new RegExp(`^${part}`) }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(control(page, field)).toHaveText(value);
}

/** The browser tests of a form screen: what its description says of it, and, of the example, what all forms share. */
export function formSuite(form: FormDescription): void {
  const { noun, fields } = form;
  const required = fields.filter(({ missing }) => missing !== undefined);
  const named = fields.find(({ label }) => label === form.named);
  if (!named) throw new Error(`${noun}: ${form.named} is none of its fields`);

  const heading = (page: Page) =>
    page.getByRole("heading", { level: form.inPanel ? 2 : 1, name: form.title });
  const uniqueName = () => `${named.value} ${Math.random().toString(36).slice(2, 8)}`;
  const submit = (page: Page) => page.getByRole("button", { name: form.submit, exact: true });
  const it = (
    title: string,
    body: (page: Page) => Promise<void>,
    tag: ReturnType<typeof tagOfScreen> = {},
  ) =>
    test(`${title} (${noun})`, tag, async ({ tabOf }) => {
      const page = await tabOf(form.who);
      await page.goto(form.path);
      await expect(heading(page)).toBeVisible();
      await expect(submit(page)).toBeVisible();
      await body(page);
    });

  test.describe(`the form of ${noun}`, () => {
    it(
      "[SCREEN-F1] shows every broken rule at its field, is sound so, and saves once what is filled in",
      async (page) => {
        await submit(page).click();
        const summary = page.getByRole("alert").filter({ hasText: "your attention before" });
        await test.step("every rule is broken", async () => {
          await expect(summary).toContainText(
            required.length === 1 ? "1 field needs" : `${required.length} fields need`,
          );
          for (const field of required) {
            const message = field.missing ?? "";
            await expect(summary.getByRole("button", { name: message, exact: true })).toBeVisible();
            if (field.kind !== "derived")
              await expect(control(page, field)).toHaveAttribute("aria-invalid", "true");
            await expect(control(page, field)).toHaveAccessibleDescription(
              new RegExp(`^${message}`),
            );
          }
          const first = required[0];
          if (first) await expect(control(page, first)).toBeFocused();
        });
        await test.step("it is sound in both themes and on a narrow screen", async () => {
          // the fields scroll beside their buttons, and the page around them does not
          const main = page.getByRole("main");
          expect(await main.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
          await expectAccessibleInAllLooks(page, () => expect(heading(page)).toBeVisible());
        });
        await test.step("a message is gone once its rule holds", async () => {
          for (const field of required) {
            await fill(page, field);
            await expect(
              summary.getByRole("button", { name: field.missing ?? "", exact: true }),
            ).toHaveCount(0);
            await expect(control(page, field)).not.toHaveAttribute("aria-invalid", "true");
          }
          await expect(summary).toHaveCount(0);
        });
        await test.step("it is saved once, and leads back", async () => {
          const unique = uniqueName();
          for (const field of fields) if (field.missing === undefined) await fill(page, field);
          await fill(page, named, unique);
          await submit(page).click();
          await expect(page.getByRole("heading", { name: form.saved })).toBeVisible();
          await expect(page.getByText(/ in [0-3] seconds?$/)).toBeVisible();
          expect(await form.count(unique)).toBe(1);
          await page.getByRole("button", { name: "Go now" }).click();
          await expect(
            page.getByRole("heading", { level: 1, name: form.list.title }),
          ).toBeVisible();
          expect(new URL(page.url()).pathname).toContain(form.list.path);
        });
      },
      tagOfScreen(`form of ${noun}`, form.example === true),
    );

    if (form.example || IS_WHOLE) {
      it("[SCREEN-F2] asks before unsaved changes are lost, and leaves them until that is confirmed", async (page) => {
        await fill(page, named);
        const back = page.getByRole(form.inPanel ? "button" : "link", {
          name: form.back ?? "Back",
          exact: true,
        });
        await back.click();
        const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
        await question.getByRole("button", { name: "Keep editing" }).click();
        await expect(control(page, named)).toHaveValue(named.value);
        await back.click();
        await question.getByRole("button", { name: "Leave" }).click();
        await expect(page.getByRole("heading", { level: 1, name: form.list.title })).toBeVisible();
        expect(new URL(page.url()).pathname).toContain(form.list.path);
      });

      it("[SCREEN-F3] leaves what is typed when the server fails", async (page) => {
        const unique = uniqueName();
        for (const field of fields) await fill(page, field, field === named ? unique : field.value);
        const failure = { tag: "Broken", message: "Out of order", reference: "r-4711" };
        const isCall = (url: URL) => url.pathname.startsWith("/api/");
        await page.route(isCall, (route) =>
          route.request().method() === "POST"
            ? route.fulfill({ status: 500, json: { error: failure } })
            : route.fallback(),
        );
        await submit(page).click();
        await expect(page.getByRole("alert").getByText("Reference r-4711")).toBeVisible();
        await expect(control(page, named)).toHaveValue(unique);
        expect(await form.count(unique)).toBe(0);
      });
    }

    if (form.asMaster && (form.example || IS_WHOLE))
      test(`[SCREEN-C5] is saved, changed and copied by the master, of a company they choose (${noun})`, async ({
        pageOf,
      }) => saveAsMaster(await pageOf("master"), form, fill));

    const { refused } = form;
    if (refused)
      test(`shows those who may not why, and who could (${noun})`, async ({ tabOf }) => {
        const page = await tabOf(refused.who);
        await page.goto(form.path);
        await expect(
          page.getByRole("heading", { level: 1, name: "You cannot open this page" }),
        ).toBeVisible();
        await expect(page.getByText(refused.reason, { exact: true })).toBeVisible();
      });
  });
}
