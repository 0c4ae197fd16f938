import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isDatabaseAway, isDatabaseSilent } from "./database-error.ts";

const within = (cause: Error) => new DrizzleQueryError("select $1", ["x"], cause);
const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });

describe("an error of the database", () => {
  it("[REL-S1] distinguishes a database without a response from one that is busy", () => {
    for (const words of ["Query read timeout", "timeout exceeded when trying to connect"]) {
      expect(isDatabaseSilent(within(new Error(words)))).toBe(true);
      expect(isDatabaseAway(within(new Error(words)))).toBe(true);
    }
    expect(isDatabaseSilent(within(deadlock))).toBe(false);
    expect(isDatabaseAway(within(deadlock))).toBe(true);
    expect(isDatabaseSilent(new Error("Connection terminated"))).toBe(false);
  });
});
