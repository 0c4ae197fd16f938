import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { readNotes, useNotes, writeNote } from "./notes.ts";

it("stores one note at a state in this browser, and removes it if it is emptied", () => {
  const { result } = renderHook(() => useNotes("checkout"));
  expect(result.current).toEqual([]);
  act(() => writeNote("checkout", "checkout.paying", " Who pays? "));
  act(() => writeNote("checkout", "checkout.left", "Later"));
  act(() => writeNote("checkout", "checkout.paying", "The payer"));
  expect(result.current.map(({ state, text }) => [state, text])).toEqual([
    ["checkout.left", "Later"],
    ["checkout.paying", "The payer"],
  ]);
  act(() => writeNote("checkout", "checkout.left", "  "));
  act(() => writeNote("checkout", "checkout.paying", ""));
  expect(result.current).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each([
  ["that is no JSON", "{half"],
  ["that is no list", '{"state":"a"}'],
  ["of other things", '[null,"a",{"state":1}]'],
])("has no notes in a text %s, and stores the next one over it", (_, text) => {
  localStorage.setItem("statecharts.notes.foreign", text);
  expect(readNotes("foreign")).toEqual([]);
  writeNote("foreign", "a", "Own");
  expect(readNotes("foreign").map(({ text }) => text)).toEqual(["Own"]);
  writeNote("foreign", "a", "");
});
