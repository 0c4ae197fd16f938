import { expect, type Request } from "@playwright/test";
import type { ListDescription, SortDescription } from "./noun.ts";

type Value = string | number;

interface CallResponse {
  readonly data: readonly Readonly<Record<string, Value | null>>[];
}

const isInOrder = (one: Value, next: Value): boolean =>
  typeof one === "string" ? one.localeCompare(String(next), "en") <= 0 : one <= Number(next);

/** The values of a sort as the server has them, row by row; those that are empty come last whichever way (LIST-S2). */
async function sortedValues(
  request: Request,
  { key, shown = (stored) => stored }: SortDescription,
  sign: "" | "-",
): Promise<readonly Value[]> {
  const url = new URL(request.url());
  for (const name of ["page", "size"]) url.searchParams.delete(name);
  url.searchParams.set("sort", `${sign}${key}`);
  const { authorization = "" } = await request.allHeaders();
  const page = request.frame().page();
  const response = await page.request.get(url.href, { headers: { authorization } });
  expect(response.status()).toBe(200);
  const { data }: CallResponse = await response.json();
  const values = data.map((row) => row[key] ?? null);
  const filled = values.filter((value) => value !== null);
  expect(values.slice(0, filled.length), `empty values of ${key} are last`).toEqual(filled);
  expect(new Set(filled).size, `values of ${key} that differ`).toBeGreaterThan(1);
  return filled.map((value) => (typeof value === "string" ? shown(value) : value));
}

/** Sorts a list by each of its sorts both ways, by the call with which its screen has loaded its rows. */
export async function checkOrders(request: Request, list: ListDescription): Promise<void> {
  for (const sort of list.sorts) {
    const ascending = await sortedValues(request, sort, "");
    for (const [index, value] of ascending.entries())
      expect(isInOrder(ascending[index - 1] ?? value, value), `${value} in its place`).toBe(true);
    expect(await sortedValues(request, sort, "-")).toEqual(ascending.toReversed());
  }
}
