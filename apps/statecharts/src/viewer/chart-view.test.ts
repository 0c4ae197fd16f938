import { renderChart } from "@marquee/charts/svg/render-chart";
import type { SvgElement } from "@marquee/charts/svg/svg-element";
import { describe, expect, it } from "vitest";
import { nearestState } from "../canvas/nearest-state.ts";
import { laidOutEntryOf, findListed } from "../testing/entry-of.ts";
import { compareContexts } from "../walk/context-changes.ts";
import { decodeWalk, startWalk } from "../walk/start-walk.ts";
import { choicesAt, encodeWalk, addStep, sendTyped } from "../walk/walk.ts";
import { ruleOverlay, walkOverlay } from "./overlay-of.ts";
import { pickLayout } from "./pick-layout.ts";

const checkout = laidOutEntryOf("checkout");
const listed = findListed("checkout");
const [layout] = checkout.layouts.layouts;
if (!layout) throw new Error("the checkout has no layout");
const NONE: ReadonlySet<string> = new Set();

const classesOf = (
  nodes: readonly (SvgElement | string)[],
  name: string,
  value: string,
): string[] =>
  nodes.flatMap((node) =>
    typeof node === "string"
      ? []
      : [
          ...(node.attributes[name] === value ? [String(node.attributes["class"])] : []),
          ...classesOf(node.children, name, value),
        ],
  );

describe("the layout of a chart", () => {
  const wide = { ...layout, width: 2000, height: 300 };
  const high = { ...layout, width: 300, height: 2000 };

  it("is the one that fits the canvas better, the first if both fit about as well", () => {
    expect(pickLayout([high, wide], NONE, 4)).toBe(wide);
    expect(pickLayout([high, wide], NONE, 0.3)).toBe(high);
    expect(pickLayout([layout, { ...layout }], NONE, 1)).toBe(layout);
  });

  it("has the states collapsed that the reader has collapsed", () => {
    const closed = { ...layout, collapsed: ["checkout.paying"] };
    expect(pickLayout([layout, closed], new Set(["checkout.paying"]), 1)).toBe(closed);
    expect(pickLayout([layout], new Set(["checkout.paying"]), 1)).toBeNull();
  });
});

describe("the chart", () => {
  it("belongs to the code that runs, and renders every state and every transition of it once", () => {
    expect(checkout.layouts.hash).toBe(checkout.hash);
    const rendered = renderChart(checkout.index, layout, {});
    const renderedStates = checkout.chart.states.map(
      ({ id }) => classesOf(rendered, "data-state", id).length,
    );
    // the machine itself is the canvas, and the box of any state
    expect(renderedStates).toEqual(renderedStates.map(() => 1));
    const labelled = checkout.chart.transitions.filter(
      ({ id }) => classesOf(rendered, "data-transition", id).length > 0,
    );
    expect(labelled).toHaveLength(checkout.chart.transitions.length);
  });

  it("shows where a walk is, where it was, what it took and what can happen next", () => {
    const start = startWalk(listed, 0);
    const paid = choicesAt(start).find(({ step }) => step.snapshot.matches("recording"));
    if (!paid) throw new Error("a payment cannot succeed");
    const walk = addStep(start, paid);
    const overlay = walkOverlay(checkout, walk, choicesAt(walk));
    const rendered = renderChart(checkout.index, layout, overlay);
    expect(classesOf(rendered, "data-state", "checkout.recording")[0]).toContain("current");
    expect(classesOf(rendered, "data-state", "checkout.paying")[0]).toContain("been");
    expect(classesOf(rendered, "data-transition", paid.step.taken[0] ?? "")[0]).toContain("taken");
    expect(Object.values(overlay.transitions ?? {}).some(({ mark }) => mark === "possible")).toBe(
      true,
    );
  });

  it("marks every place where a rule decides, and nothing else", () => {
    const { transitions = {} } = ruleOverlay(checkout, "isSettled");
    expect(Object.keys(transitions)).toEqual(["checkout.deciding||0"]);
  });

  it("is walked by arrow keys from state to state, from the first one on", () => {
    const { index } = checkout;
    expect(nearestState(index, layout, null, 0, 1)).toBe("checkout.deciding");
    const below = nearestState(index, layout, "checkout.deciding", 0, 1);
    const [, y = 0] = layout.boxes[below ?? ""] ?? [];
    expect(y).toBeGreaterThan(layout.boxes["checkout.deciding"]?.[1] ?? 0);
    const lowest = Object.entries(layout.boxes)
      .filter(([id]) => index.find(id))
      .toSorted(([, a], [, b]) => b[1] + b[3] / 2 - a[1] - a[3] / 2)[0]?.[0];
    expect(nearestState(index, layout, lowest ?? null, 0, 1)).toBeNull();
  });
});

describe("a walk", () => {
  it("is in the address, and ends there if the machine no longer knows a step", () => {
    let walk = startWalk(listed, 0);
    for (let count = 0; count < 3; count += 1) {
      const [first] = choicesAt(walk).filter(({ step }) => step.taken.length > 0);
      if (first) walk = addStep(walk, first);
    }
    const text = encodeWalk(walk);
    const again = decodeWalk(listed, 0, text);
    expect(again.steps.map(({ code }) => code)).toEqual(walk.steps.map(({ code }) => code));
    expect(decodeWalk(listed, 0, `${text}~no such event~${text}`).steps).toHaveLength(
      walk.steps.length,
    );
  });

  it("takes a name that is typed with what the event carries, as it does from the address", () => {
    const typed = sendTyped(startWalk(findListed("signIn"), 0), "email.changed");
    if (typeof typed === "string") throw new Error(typed);
    const shared = decodeWalk(findListed("signIn"), 0, encodeWalk(typed));
    for (const { steps } of [typed, shared])
      expect(steps.map(({ event }) => event)).toEqual([
        { type: "email.changed", email: "nadia@marquee.test" },
      ]);
  });

  it("stays where it is, and says why, when the machine cannot go on with what an event carries", () => {
    const start = startWalk(findListed("signIn"), 0);
    const bare = '{"type":"email.changed"}';
    expect(sendTyped(start, bare)).toMatch(/^Unable to evaluate guard 'isComplete'/);
    expect(sendTyped(start, "no such event")).toMatch(/^Type the name of an event/);
    expect(decodeWalk(findListed("signIn"), 0, `site.chosen~${bare}`).steps).toHaveLength(1);
  });

  it("says what a step changed of the context, and counts what it left", () => {
    expect(compareContexts({ a: 1, b: { c: "x", d: [] } }, { a: 2, b: { c: "x", d: [] } })).toEqual(
      {
        changes: [{ path: "a", before: "1", after: "2" }],
        unchanged: 2,
      },
    );
    expect(compareContexts({}, { a: "" }).changes).toEqual([
      { path: "a", before: null, after: "“”" },
    ]);
  });
});
