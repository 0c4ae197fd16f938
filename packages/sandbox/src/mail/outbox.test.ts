import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateSandbox } from "../database/migrate-sandbox.ts";
import { openTestDatabase } from "../testing/database.ts";
import { openTestSandbox, readJson, type TestServer, type TestSandbox } from "../testing/server.ts";

let sandbox: TestSandbox;
let server: TestServer;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ server } = sandbox);
});
afterAll(() => sandbox.close());

const mail = { to: "ann@example.org", subject: "Welcome", text: "Hello" };
async function outboxOf(to: string): Promise<unknown[]> {
  const response = await fetch(`${server.origin}/__sandbox/outbox?to=${to}`, {
    headers: { accept: "application/json" },
  });
  const { data } = await readJson<{ data: unknown[] }>(response);
  return data;
}

it("[SBX-M1] stores a mail that is delivered twice under one key once", async () => {
  for (const key of ["welcome:1", "welcome:1", "welcome:2"])
    await server.sandbox.deliverMail({ ...mail, key });
  expect(await outboxOf("ANN@example.org")).toHaveLength(2);
});

it("[SBX-M2] shows mail as text, never as markup, and only web addresses as links", async () => {
  await server.sandbox.deliverMail({
    to: "<b>eve</b>@example.org",
    subject: "<script>alert(1)</script>",
    text: "one\n\ntwo",
    link: "javascript:alert(1)",
  });
  await server.sandbox.deliverMail({
    ...mail,
    to: "bob@example.org",
    link: "http://127.0.0.1/auth/action?a=1&b=2",
  });
  const response = await fetch(`${server.origin}/__sandbox/outbox`, {
    headers: { accept: "text/html" },
  });
  const html = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).not.toContain("<script");
  expect(html).not.toContain('href="javascript');
  expect(html).toContain('href="http://127.0.0.1/auth/action?a=1&amp;b=2"');
});

it("[SBX-S1] brings an empty database up to date from several processes at once", async () => {
  const fresh = await openTestDatabase();
  await Promise.all([1, 2, 3].map(() => migrateSandbox(fresh.newPool())));
  await migrateSandbox(fresh.pool);
  const { rows } = await fresh.pool.query("select number from sandbox.migration order by number");
  const count = await fresh.pool.query("select count(*)::int as n from sandbox.mail");
  expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
  expect(count.rows[0].n).toBe(0);
  await fresh.close();
});
