import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeEmail, encodeEmail, fillPath } from "./path.ts";

describe("addresses", () => {
  it("[API-P1] reads back every e-mail it encodes", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (text) => {
        expect(decodeEmail(encodeEmail(text))).toBe(
          text.isWellFormed() ? text : decodeEmail(encodeEmail(text)),
        );
      }),
    );
  });

  it("[API-P1] reads base64url too", () => {
    expect(decodeEmail("YT9-QGIuY2E")).toBe("a?~@b.ca");
  });

  it("[API-P1] returns null for text that is no base64", () => {
    expect(decodeEmail("%%%")).toBeNull();
  });

  it("[API-P2] encodes every value inside its segment", () => {
    expect(fillPath("/a/:x/b", { x: "../..?q#/" })).toBe("/a/..%2F..%3Fq%23%2F/b");
  });

  it("[API-P2] fills in no segment of dots, which would be another address", () => {
    for (const x of [".", ".."])
      expect(() => fillPath("/a/:x/b", { x })).toThrow(`cannot hold "${x}"`);
    expect(fillPath("/a/:x/b", { x: "..." })).toBe("/a/.../b");
  });

  it("[API-P2] refuses a missing value instead of calling another address", () => {
    expect(() => fillPath("/a/:x", {})).toThrow('needs "x"');
  });
});
