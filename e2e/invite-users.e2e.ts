import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { expectAccessibleInAllLooks } from "./factory/looks.ts";
import { test } from "./pages/sign-in.ts";

const unique = () => Math.random().toString(36).slice(2, 8);
const count = async (statement: string, value: string): Promise<number> => {
  const [row] = await query<{ n: number }>(`select count(*)::int as n from ${statement}`, [value]);
  return row?.n ?? 0;
};

test("[INVITE-11] [INVITE-9] several people are invited by what is pasted, each by a mail of their own; who has an account is named", async ({
  tabOf,
}) => {
  const [one, two] = [`ada-${unique()}@new.test`, `eli-${unique()}@new.test`];
  const page = await tabOf("merchant");
  await page.goto("home/users");
  await page.getByRole("link", { name: "Invite several" }).click();
  const addresses = page.getByLabel(/^Email addresses/);
  await addresses.fill(`Ada Roy <${one}>; reader@marquee.test\n${two}`);
  await expect(page.getByText("3 invitations:")).toBeVisible();
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Read only" }).click();
  await page.getByRole("button", { name: "Send the invitations" }).press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: "2 invitations were sent." });
  await expect(alert).toContainText(
    "reader@marquee.test: There is a user with this email already.",
  );
  await expect(addresses).toHaveValue("reader@marquee.test");
  await expectAccessibleInAllLooks(page, () => expect(alert).toBeVisible());
  for (const email of [one, two])
    await expect
      .poll(() => count("sandbox.mail where recipient = $1", email), { timeout: 20_000 })
      .toBe(1);
  expect(await count("app_user where name = 'Ada Roy' and email = $1", one)).toBe(1);
});
