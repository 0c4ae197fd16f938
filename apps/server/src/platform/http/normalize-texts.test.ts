import { describe, expect, it } from "vitest";
import { illFormedField } from "./ill-formed.ts";
import { normalizeTexts } from "./normalize-texts.ts";

describe("normalizeTexts", () => {
  it("[WIRE-T4] puts the texts of a body into NFC, a password apart", () => {
    const typed = "Cafe\u0301";
    const body = { name: typed, password: typed, rows: [{ title: typed }, typed], count: 1 };
    expect(normalizeTexts(body)).toEqual({
      name: "Caf\u00E9",
      password: typed,
      rows: [{ title: "Caf\u00E9" }, "Caf\u00E9"],
      count: 1,
    });
    expect(normalizeTexts(typed)).toBe("Caf\u00E9");
    expect(normalizeTexts(null)).toBeNull();
  });

  it("[WIRE-T6] gets no text whose marks take long to order: it is refused first, in time by its length", () => {
    const hostile = "e" + "\u0315\u0300".repeat(100_000);
    expect(illFormedField({ rows: ["fine", hostile] })).toBe("rows.1");
    expect(illFormedField(hostile)).toBe("");
    expect(illFormedField({ name: "e" + "\u0300".repeat(30) })).toBeNull();
    // The longest runs that are taken, over a whole body: each is ordered by itself.
    const most = ("e" + "\u0315\u0300".repeat(15)).repeat(8_000);
    const began = performance.now();
    expect(illFormedField({ most })).toBeNull();
    normalizeTexts({ most });
    // The square of the length took minutes.
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it("[WIRE-T4] walks bodies of any depth", () => {
    let deep: unknown = "Cafe\u0301";
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(normalizeTexts(deep)).toBe(deep);
  });
});
