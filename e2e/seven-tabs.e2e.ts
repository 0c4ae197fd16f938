import { expect } from "@playwright/test";
import { query } from "./database.ts";
import { test } from "./pages/sign-in.ts";

/** A browser opens so many connections to a server over HTTP/1.1: with a stream in each tab, the next one would wait for ever. */
const CONNECTIONS = 6;

test("[EVENT-17] every one of seven tabs of a browser loads, and is told of changes (together)", async ({
  pageOf,
}) => {
  const first = await pageOf("merchant");
  const pages = [first];
  while (pages.length <= CONNECTIONS) pages.push(await first.context().newPage());
  for (const page of pages) {
    await page.goto("home/branches");
    await expect(page.getByRole("row").filter({ hasText: "TOR-01" })).toBeVisible();
  }
  const name = "Renamed in seven tabs";
  const [before] = await query<{ store_name: string }>(
    "select store_name from store where code = 'TOR-01'",
  );
  await query("update store set store_name = $1 where code = 'TOR-01'", [name]);
  try {
    for (const page of pages) await expect(page.getByText(name).first()).toBeVisible();
  } finally {
    await query("update store set store_name = $1 where code = 'TOR-01'", [before?.store_name]);
  }
});
