import { expect, it } from "vitest";
import { moveFrom } from "./grid-keys.ts";

const size = { rows: 3, columns: 2 };
const keyPress = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const at = (row: number, column: number) => ({ row, column });
const from = (row: number, column: number, key: string, more: object = {}, isTyping = false) =>
  moveFrom(at(row, column), keyPress(key, more), { size, isTyping });

it("[CHANGE-G1] Tab goes through the cells row by row, and leaves the grid behind the last", () => {
  expect(from(0, 1, "Tab")).toEqual(at(1, 0));
  expect(from(1, 0, "Tab", { shiftKey: true })).toEqual(at(0, 1));
  expect(from(2, 1, "Tab")).toBeNull();
  expect(from(0, 0, "Tab", { shiftKey: true })).toBeNull();
  expect(from(0, 0, "Tab", {}, true)).toEqual(at(0, 1));
});

it("[CHANGE-G1] arrows move and stay within; while a cell is edited they are its field's", () => {
  expect(from(0, 0, "ArrowDown")).toEqual(at(1, 0));
  expect(from(0, 0, "ArrowUp")).toEqual(at(0, 0));
  expect(from(2, 1, "ArrowRight")).toEqual(at(2, 1));
  expect(from(0, 1, "ArrowDown", { ctrlKey: true })).toEqual(at(2, 1));
  expect(from(2, 1, "Home", { ctrlKey: true })).toEqual(at(0, 0));
  expect(from(0, 0, "PageDown")).toEqual(at(2, 0));
  expect(from(0, 0, "ArrowDown", {}, true)).toBeNull();
  expect(from(0, 0, "a")).toBeNull();
});

it("[CHANGE-G1] Enter goes down from a cell that is edited, and up with Shift", () => {
  expect(from(0, 1, "Enter", {}, true)).toEqual(at(1, 1));
  expect(from(2, 1, "Enter", {}, true)).toEqual(at(2, 1));
  expect(from(1, 1, "Enter", { shiftKey: true }, true)).toEqual(at(0, 1));
  expect(from(0, 1, "Enter")).toBeNull();
});
