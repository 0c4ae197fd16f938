import { expect } from "@playwright/test";
import { emailOf, PASSWORD } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

test("[SIGNIN-M6] sign-in shows at its fields what is missing, and puts the focus there", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await page.goto("login");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter email address.");
  await expect(password).toHaveAccessibleDescription("Please enter password.");
  await expect(email).toBeFocused();
  await email.fill("merchant");
  await password.fill(PASSWORD);
  await expect(password).toHaveAccessibleDescription("");
  await password.press("Enter");
  await expect(email).toHaveAccessibleDescription("Please enter valid email address.");
  await expect(email).toBeFocused();
  await email.fill(emailOf("merchant"));
  await email.press("Enter");
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
});

test("[SESSION-V1] a forgotten password needs an e-mail, and shows that at its field", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await page.goto("forgotPassword");
  const email = page.getByLabel("Email");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter email address.");
  await expect(email).toBeFocused();
  await email.fill(emailOf("merchant"));
  await expect(email).toHaveAccessibleDescription("");
  await email.press("Enter");
  await expect(page.getByRole("status")).toBeVisible();
});

for (const { path, button } of [
  { path: "login", button: "SIGN IN" },
  { path: "forgotPassword", button: "Submit" },
])
  test(`[SESSION-V1] what is typed into ${path} before its page has loaded to the end stays, and counts`, async ({
    pageOf,
  }) => {
    const page = await pageOf(null);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    // what the page loads once its form is there
    await page.route(/\/api\/|firebase-identity/, async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: "commit" });
    const email = page.getByLabel("Email");
    await page.getByRole("button", { name: button }).click();
    await expect(email).toHaveAccessibleDescription("Please enter email address.");
    await email.fill(emailOf("merchant"));
    letGo();
    await expect(email).toHaveAccessibleDescription("");
    await page.waitForLoadState("networkidle");
    await expect(email).toHaveValue(emailOf("merchant"));
    await page.getByRole("button", { name: button }).click();
    await expect(email).toHaveAccessibleDescription("");
  });

test("what is typed while the mail is being requested does not send a second request", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(/sendOobCode/, async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await page.goto("forgotPassword");
  const email = page.getByLabel("Email");
  await email.fill(emailOf("merchant"));
  await email.press("Enter");
  const submit = page.getByRole("button", { name: "Submit" });
  await expect(submit).toHaveAttribute("aria-busy", "true");
  await email.press("End");
  await email.press("m");
  await expect(email).toHaveValue(`${emailOf("merchant")}m`);
  await expect(submit).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(page.getByRole("status")).toBeVisible();
  expect(requests).toBe(1);
});

test("[SIGNIN-M7] signing in does not wait for a database of the browser that never answers", async ({
  pageOf,
}) => {
  const page = await pageOf(null);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto("login");
  await page.getByLabel("Email").fill(emailOf("merchant"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByText(/^Welcome, /)).toBeVisible({ timeout: 10_000 });
});
