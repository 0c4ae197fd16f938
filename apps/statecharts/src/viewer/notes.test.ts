import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useNotes, writeNote } from "./notes.ts";

it("stores one note at a state in this browser, and removes it where it is emptied", () => {
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
