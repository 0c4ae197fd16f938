import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { exportedFunction, undocumented } from "./docstrings.js";

/** The exported functions of a file that the rule finds, if none of its statements has a docstring. */
function namesOf(source: string): readonly (string | null)[] {
  const { body } = parseAst(source, { lang: "ts" });
  return undocumented(body, () => false).map(exportedFunction);
}

describe("an exported function", () => {
  it.each([
    "export function total() {}",
    "export async function total() {}",
    "export const total = () => 0;",
    "export const total = function () {};",
  ])("needs a docstring in %s", (source) => {
    expect(namesOf(source)).toEqual(["total"]);
  });

  it("needs one before the first of its overloads alone", () => {
    const overloads = ["(a: string): void;", "(a: number): void;", "(a: unknown) {}"];
    const source = overloads.map((one) => `export function total${one}`).join("\n");
    expect(namesOf(source)).toEqual(["total"]);
  });

  it.each([
    "function total() {}",
    "const total = () => 0;",
    "export const total = 0;",
    "export const total = sum();",
    "export interface Total {}",
    "export { total } from './total.ts';",
  ])("is not in %s", (source) => {
    expect(namesOf(source)).toEqual([]);
  });

  it("has a docstring if its statement has one", () => {
    expect(undocumented(parseAst("export function total() {}").body, () => true)).toEqual([]);
  });
});
