import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { isEmail, isFilled } from "../validation/typed-values.ts";
import { Text } from "./field.schema.ts";
import { foldText, nameKey, visibleText } from "./typed-text.ts";

const takes = (text: string): boolean =>
  Result.isSuccess(Schema.decodeUnknownResult(Text(40))(text));

describe("what users type", () => {
  it.each([
    "\u0000",
    "\u0007",
    "\u001B[31m",
    "\u007F",
    "\u009B",
    "\u202Eoffer",
    "\u2066a\u2069",
    "\uFFF9a\uFFFAb\uFFFB",
    "\uFDD0",
    "\u{1FFFE}",
    "\u{10FFFF}",
  ])("[WIRE-T1] rejects the control characters of %j", (text) => {
    expect(takes(`a${text}b`)).toBe(false);
  });

  it.each(["two\nlines", "a\ttab", "\r\n", "Zo\u00EB", "\u05E9\u05DC\u05D5\u05DD", "👩‍👩‍👧", "नमस्‍ते"])(
    "[WIRE-T1] takes %j",
    (text) => {
      expect(takes(text)).toBe(true);
    },
  );

  it.each([
    "\u200B",
    "\u3164",
    "\uFEFF",
    "\u2060 \u00AD",
    "\u115F\u1160",
    "\u2800",
    "\u{E0041}",
    " \t\n",
  ])("[WIRE-T2] counts %j as nothing typed", (text) => {
    expect(isFilled(text)).toBe(false);
  });

  it("[WIRE-T2] shows of a text what is seen of it", () => {
    expect(visibleText("Man\u200Bager")).toBe("Manager");
    expect(isFilled("👩‍👩‍👧")).toBe(true);
    expect(["\u0301\u0302", " \u0489 ", "\uFE0F\u20E3"].map(isFilled)).toEqual([
      false,
      false,
      false,
    ]);
    expect(isEmail("a\u200B@b.ca")).toBe(false);
    expect(isEmail("a\u0007@b.ca")).toBe(false);
  });

  it.each([
    "manager",
    "Manager\u200B",
    "\uFF2D\uFF41\uFF4E\uFF41\uFF47\uFF45\uFF52",
    "  MANAGER ",
    "Mana\u00ADger",
  ])("[WIRE-T3] compares %j like Manager", (name) => {
    expect(nameKey(name)).toBe("manager");
  });

  it("[WIRE-T3] distinguishes names that look different", () => {
    expect(nameKey("Caf\u00E9")).toBe(nameKey("CAFE\u0301"));
    expect(nameKey("Caf\u00E9")).not.toBe(nameKey("Cafe"));
    expect(nameKey("Stra\u00DFe")).toBe(nameKey("STRASSE"));
  });

  it.each([
    ["Crème brûlée", "creme brulee"],
    ["ÉCLAIR", "eclair"],
    ["Œuvre", "oeuvre"],
    ["O’Neill", "o'neill"],
    ["Straße", "strasse"],
    ["Łódź Ærø", "lodz aero"],
    ["ﬁn", "fin"],
    ["École", "ecole"],
    ["Ilık İZMİR", "ilik izmir"],
    ["Þór ðeal ħobż", "thor deal hobz"],
    ["L′heure", "l'heure"],
    ["№5™", "no5tm"],
    ["½", "1/2"],
    ["na\u00ADi\u200Bve", "naive"],
  ])("[LIST-Q3] folds %s for a search", (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(text.normalize("NFD"))).toBe(folded);
  });
});
