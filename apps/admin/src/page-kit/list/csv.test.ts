import fc from "fast-check";
import { expect, it } from "vitest";
import { csvText } from "./csv.ts";

it("[SCREEN-L7] exports text that a spreadsheet would run as text, and numbers as numbers", () => {
  expect(csvText([["=1+1", "@x", "-5", -5, null]])).toBe("\uFEFF'=1+1,'@x,'-5,-5,\r\n");
});

it("[SCREEN-L7] exports formulas in full-width signs as text", () => {
  expect(csvText([["＝1+1", "＋1", "－1", "＠x"]])).toBe("\uFEFF'＝1+1,'＋1,'－1,'＠x\r\n");
});

it("[SCREEN-L7] quotes what other spreadsheets part cells at", () => {
  expect(csvText([["a;b", "a\tb", "plain"]])).toBe('\uFEFF"a;b","a\tb",plain\r\n');
});

it("[SCREEN-L7] quotes commas, quotation marks and line breaks", () => {
  expect(csvText([["a,b", 'say "hi"', "two\nlines"]])).toBe(
    '\uFEFF"a,b","say ""hi""","two\nlines"\r\n',
  );
});

it("[SCREEN-L7] lets no cell begin as a formula", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvText([[text]])
        .slice(1)
        .replace(/^"/, "");
      expect(cell).not.toMatch(/^[=+\-@\t＝＋－＠]/u);
    }),
  );
});

it("[LIST-E2] writes amounts with two decimals, and without thousands marks", () => {
  expect(csvText([[{ cad: 18116.8 }, { cad: -7.5 }, { cad: 0 }, 34]])).toBe(
    "\uFEFF18116.80,-7.50,0.00,34\r\n",
  );
});

it("[LIST-E3] parts cells by semicolons, with decimal commas, for regions whose spreadsheets expect them", () => {
  expect(csvText([["a,b", "a;b", { cad: 18116.8 }, 2.5, 34]], ";")).toBe(
    '\uFEFF"a,b";"a;b";18116,80;2,5;34\r\n',
  );
});
