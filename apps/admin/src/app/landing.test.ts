import fc from "fast-check";
import { expect, it } from "vitest";
import { landingPath } from "./landing.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

it("[SCREEN-G1] lands at the requested address", () => {
  expect(landingPath("/home/offers?tab=pending")).toBe("/home/offers?tab=pending");
});

it("[SCREEN-G1] lands at home if it is no path of the panel", () => {
  for (const from of [
    null,
    "",
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere",
    "/login?from=/login",
  ])
    expect(landingPath(from)).toBe("/home");
});

it("[SCREEN-G1] never leads to another origin", () => {
  fc.assert(
    fc.property(fc.string(), (from) => {
      expect(new URL(landingPath(from), "http://panel.test").origin).toBe("http://panel.test");
    }),
  );
});

it("[SCREEN-G2] reads an id of digits as the text it is", () => {
  expect(parseSearch("?id=12345678901234567890123456789e12")).toEqual({
    id: "12345678901234567890123456789e12",
  });
});

it("[SCREEN-G2] reads back every text it writes", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 })),
      (search) => {
        fc.pre(!Object.hasOwn(search, "__proto__"));
        expect(parseSearch(stringifySearch(search))).toEqual(search);
      },
    ),
  );
});
