import { pgTable, text } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "./columns.ts";
import { rowMapper } from "./row-mapper.ts";

const table = pgTable("things", { at: instant().notNull(), name: text() });

/** As PostgreSQL writes a timestamptz(3) in UTC: without the zeros at the end of a fraction. */
const asWritten = (date: Date): string =>
  date
    .toISOString()
    .replace("T", " ")
    .replace("Z", "+00")
    .replace(/\.?0*\+/, (zeros) => (zeros.includes(".") ? "+" : zeros))
    .replace(/(\.\d*?)0+\+/, "$1+");

describe("columns", () => {
  it("[DB-6] give instants as ISO text in UTC with milliseconds, whatever digits they have", () => {
    const instants = fc.date({
      min: new Date(0),
      max: new Date("9999-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (date) => {
        expect(table.at.mapFromDriverValue(asWritten(date))).toBe(date.toISOString());
      }),
    );
    expect(table.at.mapFromDriverValue("2026-03-02 18:00:00+00")).toBe("2026-03-02T18:00:00.000Z");
    expect(table.at.mapFromDriverValue("2026-03-02 13:00:00.5-05")).toBe(
      "2026-03-02T18:00:00.500Z",
    );
    expect(table.at.mapFromDriverValue(new Date(0))).toBe("1970-01-01T00:00:00.000Z");
  });

  it("[DB-6] make rows of flat selections, and leave nested ones alone", () => {
    const map = rowMapper([
      { path: ["at"], field: table.at },
      { path: ["name"], field: table.name },
    ]);
    expect(map?.([["2026-03-02 18:00:00+00", null]])).toEqual([
      { at: "2026-03-02T18:00:00.000Z", name: null },
    ]);
    expect(rowMapper([{ path: ["things", "at"], field: table.at }])).toBeUndefined();
  });
});
