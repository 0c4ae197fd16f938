import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it } from "vitest";
import {
  databaseError,
  isConnectionSpent,
  isDatabaseAway,
  isDatabaseSilent,
} from "./database-error.ts";

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

  it.for([
    ["a pooler says of a connection that it has lost", "08P01", "server conn crashed?"],
    [
      "PostgreSQL says of a session that has no room on its disk",
      "XX000",
      "could not write init file",
    ],
  ] as const)("[OPS-11] takes what %s for a database that is away", ([, code, words]) => {
    const makeError = (severity: string) =>
      Object.assign(new pg.DatabaseError(words, words.length, "error"), { code, severity });
    const lost = makeError("FATAL");
    for (const error of [lost, within(lost), databaseError(within(lost))]) {
      expect(isDatabaseAway(error)).toBe(true);
      expect(isConnectionSpent(error)).toBe(true);
    }
    // the same code, of a statement of ours: no repetition helps
    for (const error of [makeError("ERROR"), databaseError(within(makeError("ERROR")))])
      expect(isDatabaseAway(error)).toBe(false);
  });
});
