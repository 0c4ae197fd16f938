import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPastedCells } from "./pasted-cells.ts";

describe("cells that are pasted", () => {
  it.each([
    ["34,50\r\n1 148,50\r\n", [["34,50"], ["1 148,50"]]],
    [
      "a\tb\nc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "\t\n\t",
      [
        ["", ""],
        ["", ""],
      ],
    ],
    ["", [[""]]],
    ['"5"" wide"\tb', [['5" wide', "b"]]],
    ['"two\nlines"\nb', [["two lines"], ["b"]]],
    ['5" wide\n"open', [['5" wide'], ['"open']]],
  ])("[CHANGE-G2] reads %j", (text, cells) => {
    expect(readPastedCells(text)).toEqual(cells);
  });

  it("[CHANGE-G2] has the cells that were copied, however many lines and columns", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.stringMatching(/^[a-z0-9 ,.$-]{0,8}$/u), { minLength: 1, maxLength: 4 }),
          { minLength: 1, maxLength: 6 },
        ),
        (lines) => {
          const text = `${lines.map((line) => line.join("\t")).join("\n")}\n`;
          const trimmed = lines.map((line) => line.map((cell) => cell.trim()));
          expect(readPastedCells(text)).toEqual(trimmed);
        },
      ),
    ));
});
