import { roleTitle } from "@marquee/domain/access/titles";
import { expect, type Locator } from "@playwright/test";
import { query } from "./database.ts";
import { formSuite } from "./factory/form-suite.ts";
import { listSuite } from "./factory/list-suite.ts";
import { resizeWindow } from "./factory/looks.ts";
import { PASSWORD, type Person } from "./pages/people.ts";
import { test } from "./pages/sign-in.ts";

const PATH = "home/users/manage";
const TITLE = /^Users and roles$/;
const count = async (statement: string, value: string): Promise<number> => {
  const [row] = await query<{ n: number }>(`select count(*)::int as n from ${statement}`, [value]);
  return row?.n ?? 0;
};
const unique = () => Math.random().toString(36).slice(2, 8);

listSuite({
  noun: "users",
  path: PATH,
  title: TITLE,
  who: "master",
  call: /\/api\/getUsers\//,
  tabs: [
    { label: "Users", value: "users", counted: false },
    { label: "Roles", value: "roles", counted: false },
  ],
  columns: ["Name", "Email", "Role", "Status", "Last sign-in (CST)", "Company", "Action"],
  hideable: "Email",
  search: { label: "Search these users", text: "sofia" },
  sorts: [
    { column: "Name", key: "name", order: "text" },
    { column: "Email", key: "email", order: "text" },
  ],
  csv: {
    file: "Users.csv",
    columns: ["Name", "Email", "Role", "Status", "Last sign-in (CST)", "Company"],
  },
});

listSuite({
  noun: "roles",
  path: PATH,
  title: TITLE,
  who: "master",
  rowsAt: "tab=roles",
  call: /\/api\/role\/getRoles\//,
  columns: ["Role Name", "Privileges", "Actions"],
  hideable: "Privileges",
  search: { label: "Search these roles", text: "Read only" },
  sorts: [{ column: "Role Name", key: "roleName", order: "text", shown: roleTitle }],
  csv: { file: "Roles.csv", columns: ["Role Name", "Privileges"] },
});

formSuite({
  noun: "users",
  path: "home/users/addUser",
  title: /^Add a user$/,
  who: "merchant",
  fields: [
    {
      label: "Mobile number 10 digits",
      kind: "text",
      value: "4165550199",
      missing: "Please enter mobile number.",
    },
    { label: "First name", kind: "text", value: "Noor", missing: "Please enter name" },
    {
      label: "Email",
      kind: "text",
      value: `noor+${unique()}@new.test`,
      missing: "Please enter valid email address.",
    },
    { label: "Role", kind: "choice", value: "Can add and change", missing: "Please select role" },
  ],
  named: "First name",
  submit: "Send the invitation",
  saved: "User added",
  list: { path: "/home/users", title: TITLE },
  count: (name) => count("app_user where name = $1", name),
  refused: {
    who: "reader",
    reason: "Only a master user or a user with the privilege “Add and change” can add users.",
  },
});

formSuite({
  noun: "roles",
  path: "home/users/addRole",
  title: /^Add a role$/,
  who: "merchant",
  fields: [
    {
      label: "Role name required",
      kind: "text",
      value: "Bookkeeper",
      missing: "Please enter role name",
    },
    {
      label: "See bills",
      kind: "tick",
      value: "",
      missing: "Please select atleast one privilige for role",
    },
  ],
  named: "Role name required",
  submit: "Add",
  back: "Cancel",
  saved: "Role added",
  list: { path: "/home/users", title: TITLE },
  count: (name) => count("role where role_name = $1", name),
  refused: {
    who: "reader",
    reason: "Only a master user or a user with the privilege “Add and change” can add roles.",
  },
});

const MAY: Readonly<Record<Exclude<Person, "pending" | "other" | "shop">, readonly string[]>> = {
  merchant: ["Add Roles", "Add User", "Update"],
  reader: [],
  agent: ["Add User"],
  master: ["Add Roles", "Add User", "Update"],
};

test("[ROLE-T2] [SCREEN-L28] a phone says what the role of a user means, whole, on a row of at most 120 pixels", async ({
  tabOf,
}) => {
  const page = await tabOf("merchant");
  await resizeWindow(page, { width: 390, height: 844 });
  await page.goto("home/users/manage");
  const row = page.locator("ul[data-rows] > li").filter({ hasText: "merchant@marquee.test" });
  const meaning = row.getByText("Everything of the company", { exact: true });
  await expect(meaning).toBeVisible();
  const [cut, height] = [
    await meaning.evaluate((fact) => fact.scrollWidth > fact.clientWidth),
    (await row.boundingBox())?.height,
  ];
  expect([cut, (height ?? 0) <= 120]).toEqual([false, true]);
});

test("[SCREEN-U1] shows every user the buttons they may use, and no others", async ({ tabOf }) => {
  for (const [who, buttons] of Object.entries(MAY)) {
    const page = await tabOf(who as keyof typeof MAY);
    await page.goto(PATH);
    await expect(page.getByRole("row", { name: /@marquee\.test/ }).first()).toBeVisible();
    const shown = await page
      .getByRole("main")
      .getByText(/^(Add Roles|Add User|Update)$/)
      .allTextContents();
    expect([who, ...new Set(shown)]).toEqual([who, ...buttons]);
    await expect(page.getByRole("tab", { name: "Roles" })).toHaveCount(who === "master" ? 1 : 0);
    await expect(page.getByRole("button", { name: /^Shown: / })).toHaveCount(
      who === "master" || who === "agent" ? 1 : 0,
    );
  }
});

test("[USER-C7] a new user confirms the mail, signs in, and loses a right the moment it is taken", async ({
  tabOf,
}) => {
  const email = `aya+${unique()}@new.test`;
  const merchant = await tabOf("merchant");
  await test.step("the merchant adds them", async () => {
    await merchant.goto("home/users/addUser");
    await merchant.getByLabel(/^Mobile number/).fill("4165550199");
    await merchant.getByLabel("First name").fill("Aya");
    await merchant.getByLabel("Email").fill(email);
    await merchant.getByRole("button", { name: "Set a password instead" }).click();
    await merchant.getByLabel(/^Password/).fill(PASSWORD);
    await merchant.getByRole("combobox", { name: "Role" }).click();
    await merchant.getByRole("option", { name: "Can add and change" }).click();
    await expect(merchant.getByText(/^Aya will be able to add and change offers/)).toBeVisible();
    await merchant.getByRole("button", { name: "Submit" }).click();
    await expect(merchant.getByRole("heading", { name: "User added" })).toBeVisible();
  });
  const page = await tabOf(null);
  await test.step("they follow the link of the mail and sign in", async () => {
    await expect
      .poll(() => count("sandbox.mail where recipient = $1", email), { timeout: 20_000 })
      .toBe(1);
    const [mail] = await query<{ link: string }>(
      "select link from sandbox.mail where recipient = $1",
      [email],
    );
    await page.goto(mail?.link ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("home/offers");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "SIGN IN" }).click();
    await page.getByRole("button", { name: /^Go / }).click();
    await expect(page.getByRole("link", { name: "Add Offer" }).first()).toBeVisible();
  });
  await test.step("the merchant takes the right", async () => {
    await merchant.goto(`home/users/addUser?id=${encodeURIComponent(email)}`);
    await expect(merchant.getByLabel("Email")).toHaveValue(email);
    await merchant.getByRole("combobox", { name: "Role" }).click();
    await merchant.getByRole("option", { name: "Read only" }).click();
    await merchant.getByRole("button", { name: "Submit" }).click();
    await expect(merchant.getByRole("heading", { name: "User saved" })).toBeVisible();
    await page.goto("home/offers/add");
    await expect(
      page.getByRole("heading", { level: 1, name: "You cannot open this page" }),
    ).toBeVisible();
  });
});

test("[INVITE-2] [INVITE-6] [INVITE-8] a colleague is invited with a new role in six clicks, comes in by the mail, and [SESSION-O1] signs out everywhere", async ({
  tabOf,
}) => {
  const email = `bo+${unique()}@new.test`;
  const role = `Bookkeeper ${unique()}`;
  const merchant = await tabOf("merchant");
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await test.step("six clicks, the rest is typed", async () => {
    await merchant.goto("home");
    await click(
      merchant.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Users" }),
    );
    await click(merchant.getByRole("link", { name: "Add User" }));
    await merchant.getByLabel(/^Mobile number/).fill("4165550199");
    await merchant.getByLabel("First name").fill("Bo");
    await merchant.getByLabel("Email").fill(email);
    await click(merchant.getByRole("button", { name: "A new role" }));
    await merchant.getByLabel("Role name").fill(role);
    await click(merchant.getByRole("checkbox", { name: "See invoices" }));
    await click(merchant.getByRole("button", { name: "Add role" }));
    await expect(merchant.getByRole("combobox", { name: "Role" })).toHaveValue(role);
    await click(merchant.getByRole("button", { name: "Send the invitation" }));
    await expect(merchant.getByRole("heading", { name: "User added" })).toBeVisible();
    expect(clicks).toBe(6);
  });
  const statement = "select link from sandbox.mail where recipient = $1";
  await expect
    .poll(async () => (await query(statement, [email])).length, { timeout: 20_000 })
    .toBe(1);
  const [mail] = await query<{ link: string }>(statement, [email]);
  const page = await tabOf(null);
  await page.goto(mail?.link ?? "");
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome to / })).toBeVisible();
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Invoice" }).first()).toBeVisible();
  await merchant.goto(`home/users?q=${encodeURIComponent(email)}`);
  await expect(merchant.getByRole("row", { name: new RegExp(role) })).toContainText("Active");
  await test.step("and signs out everywhere, which ends another tab too", async () => {
    const tab = await page.context().newPage();
    await tab.goto("home/invoice");
    await expect(tab.getByRole("heading", { level: 1, name: "Invoice" })).toBeVisible();
    await page.goto("home/profile");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    for (const each of [page, tab]) await expect(each).toHaveURL(/\/login/);
    await tab.close();
  });
});
