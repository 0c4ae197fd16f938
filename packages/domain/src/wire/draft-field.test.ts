import { Result, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Day, GivenInstant, ListOf, Percent, Price, TimeText } from "./draft-field.schema.ts";
import { limitMessages, MOST_PRICE } from "./draft-limits.ts";
import { Text } from "./field.schema.ts";

const takes = (schema: Schema.Codec<unknown, unknown>, value: unknown): boolean =>
  Result.isSuccess(Schema.decodeUnknownResult(schema)(value));

const refusal = (schema: Schema.Codec<unknown, unknown>, value: unknown): string => {
  const result = Schema.decodeUnknownResult(schema)(value);
  return Result.isSuccess(result) ? "" : String(result.failure);
};

describe("fields of drafts", () => {
  it("[WIRE-D4] say beyond their limits what forms say", () => {
    expect(refusal(Price, MOST_PRICE + 1)).toContain(limitMessages.price);
    expect(refusal(Text(2), "abc")).toContain(limitMessages.text(2));
    expect(refusal(ListOf(Schema.String, 1), ["a", "b"])).toContain(limitMessages.list(1));
  });

  it.each([0, 0.01, 0.29, 4.35, 19.99, 1_234_567.89, 10_000_000])(
    "[WIRE-D1] take the amount %d",
    (amount) => {
      expect(takes(Price, amount)).toBe(true);
    },
  );

  it.each([-0.01, 1.005, 10_000_000.01, Number.NaN, Infinity, "1"])(
    "[WIRE-D1] refuse the amount %s",
    (amount) => {
      expect(takes(Price, amount)).toBe(false);
    },
  );

  it("[WIRE-D2] take only days and instants that exist", () => {
    expect(["2026-02-28", "2024-02-29", "1999-12-31"].map((day) => takes(Day, day))).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ["2026-02-30", "2026-13-01", "26-01-01", "", "0900-01-01"].some((day) => takes(Day, day)),
    ).toBe(false);
    expect(takes(GivenInstant, "2026-02-28T23:59:59Z")).toBe(true);
    expect(
      ["2026-02-30T00:00:00Z", "2026-02-28T24:00:00Z", "2026-02-28"].some((text) =>
        takes(GivenInstant, text),
      ),
    ).toBe(false);
  });

  it("[WIRE-D3] take times, percentages and lists within their limits", () => {
    expect([takes(TimeText, ""), takes(TimeText, "23:59"), takes(TimeText, "24:00")]).toEqual([
      true,
      true,
      false,
    ]);
    expect([takes(Percent, 100), takes(Percent, 100.01)]).toEqual([true, false]);
    expect([
      takes(ListOf(Schema.String, 1), ["a"]),
      takes(ListOf(Schema.String, 1), ["a", "b"]),
    ]).toEqual([true, false]);
  });
});
