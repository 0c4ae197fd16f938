import type { Layout } from "@marquee/charts/layout/layout";
import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { foldAtFirst, statesSeen, useFolding } from "./use-folding.ts";

const { index } = entryOf("paymentMethod");
const compounds = index.chart.states
  .filter(({ parent, children }) => parent !== null && children.length > 0)
  .map(({ id }) => id);
const [first = "", second = ""] = compounds;
const laidOut = (collapsed: readonly string[]): Layout => ({
  direction: "right",
  collapsed,
  width: 900 - 200 * collapsed.length,
  height: 400,
  boxes: {},
  wires: [],
});
const layouts = [[], [first], [second], [first, second]].map(laidOut);
const narrow = { width: 500, height: 500 };
const wide = { width: 1000, height: 500 };
const inside = index.state(first).children[0] ?? "";

it("opens a chart that does not fit in its own size with its compound states collapsed", () => {
  expect([...foldAtFirst(layouts, narrow)]).toEqual([first, second]);
  expect([...foldAtFirst(layouts, wide)]).toEqual([]);
});

it("opens the state that has what is looked at, and keeps it open", () => {
  const { result, rerender } = renderHook(
    ({ seen }: { readonly seen: readonly string[] }) =>
      useFolding({ layouts, index, size: narrow, seen }),
    { initialProps: { seen: [] as readonly string[] } },
  );
  expect(result.current.layout?.collapsed).toEqual([first, second]);
  rerender({ seen: [inside] });
  expect(result.current.layout?.collapsed).toEqual([second]);
  rerender({ seen: [] });
  expect(result.current.layout?.collapsed).toEqual([second]);
  act(() => result.current.toggle(second));
  expect(result.current.layout?.collapsed).toEqual([]);
});

it("looks at both ends of a transition", () => {
  const one = index.chart.transitions.find(({ targets }) => targets.length > 0);
  expect(statesSeen(index, new Set(["a"]), one?.id ?? "")).toEqual([
    "a",
    one?.source,
    ...(one?.targets ?? []),
  ]);
  expect(statesSeen(index, new Set(), first)).toEqual([first]);
  expect(statesSeen(index, new Set(), null)).toEqual([]);
});
