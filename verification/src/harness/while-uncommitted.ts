import { expect } from "vitest";
import type { TestDatabase } from "./test-database.ts";

/** Makes a call that has to wait for a statement of another transaction, which is not committed yet. */
export async function whileUncommitted<T>(
  { owner, countWaiting }: TestDatabase,
  [statement, values]: readonly [string, readonly string[]],
  call: () => Promise<T>,
): Promise<T> {
  const other = await owner.connect();
  await other.query("begin");
  await other.query(statement, [...values]);
  const response = call();
  await expect.poll(countWaiting).toBe(1);
  await other.query("commit");
  other.release();
  return response;
}
