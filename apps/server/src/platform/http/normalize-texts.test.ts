import { describe, expect, it } from "vitest";
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

  it("[WIRE-T4] walks bodies of any depth", () => {
    let deep: unknown = "Cafe\u0301";
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(normalizeTexts(deep)).toBe(deep);
  });
});
