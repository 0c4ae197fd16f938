import { expect, it } from "vitest";
import { capitalise } from "./capitalise.ts";

it.each([
  ["see invoices", "See invoices"],
  ["CSV files", "CSV files"],
  ["élan", "Élan"],
  ["", ""],
])("begins %j as %j", (text, expected) => {
  expect(capitalise(text)).toBe(expected);
});
