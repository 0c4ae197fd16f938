import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chart, ChartState, ChartTransition } from "../chart/chart.ts";
import { readId } from "../testing/read-id.ts";
import { writeId } from "./format-id.ts";
import { mermaidId, toMermaid } from "./mermaid.ts";
import { scxmlId, toScxml } from "./scxml.ts";

const stateId = fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 });

/** Charts of one level, a part of whose states are histories, with transitions to one state or two. */
const chart: fc.Arbitrary<Chart> = fc
  .uniqueArray(stateId, { minLength: 2, maxLength: 6 })
  .chain((keys) => {
    const state = fc.record({
      kind: fc.constantFrom("atomic" as const, "final" as const, "history" as const),
      deep: fc.boolean(),
    });
    const transition = fc.record({
      source: fc.nat(keys.length - 1),
      targets: fc.uniqueArray(fc.nat(keys.length - 1), { maxLength: 2 }),
    });
    return fc
      .record({
        looks: fc.array(state, { minLength: keys.length, maxLength: keys.length }),
        arrows: fc.array(transition, { maxLength: 6 }),
      })
      .map(({ looks, arrows }): Chart => {
        const bare = { description: "", tags: [], entry: [], exit: [], invokes: [], initial: null };
        const ids = keys.map((key) => `m.${key}`);
        const idAt = (at: number) => ids[at] ?? "";
        const states = keys.map((key, at): ChartState => {
          const { kind = "atomic", deep = false } = looks[at] ?? {};
          const history = deep ? "deep" : "shallow";
          return {
            ...bare,
            id: idAt(at),
            key,
            title: `Title ${at}`,
            parent: "m",
            children: [],
            kind,
            ...(kind === "history" ? { history } : {}),
          };
        });
        const root: ChartState = {
          ...bare,
          id: "m",
          key: "m",
          title: "M",
          parent: null,
          children: ids,
          kind: "compound",
          initial: idAt(0),
        };
        return {
          id: "m",
          title: "M",
          description: "",
          states: [root, ...states],
          transitions: arrows.map(({ source, targets }, at): ChartTransition => ({
            id: `t${at}`,
            source: idAt(source),
            targets: targets.map(idAt),
            trigger: "event",
            event: `e${at}`,
            label: `e${at}`,
            guard: null,
            actions: [],
            reenters: true,
            description: "",
            branch: 0,
          })),
        };
      });
  });

/** States with the kind of a history, and transitions, as lines of text. */
const linesOf = ({ states, transitions }: Chart) => ({
  states: states.map(({ id, history = "" }) => `${id} ${history}`).toSorted(),
  transitions: transitions
    .map(({ source, targets, event }) => `${source} ${event} ${targets.join(" ")}`.trim())
    .toSorted(),
});

/** The same, read back from an SCXML document. */
function readScxml(document: string): ReturnType<typeof linesOf> {
  const states: string[] = [];
  const transitions: string[] = [];
  const open: string[] = [];
  for (const [, end, tag = "", text = "", alone] of document.matchAll(
    /<(\/?)(\w+)([^>]*?)(\/?)>/g,
  )) {
    const given = Object.fromEntries(
      [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
    );
    const isState = ["state", "parallel", "final", "history"].includes(tag);
    if (isState && end === "") {
      const id = readId(given["id"] ?? "");
      states.push(`${id} ${tag === "history" ? (given["type"] ?? "") : ""}`);
      if (alone === "") open.push(id);
    }
    if (isState && end !== "") open.pop();
    if (tag === "transition") {
      const targets = (given["target"] ?? "").split(" ").map(readId).join(" ");
      transitions.push(`${open.at(-1)} ${given["event"]} ${targets}`.trim());
    }
  }
  return { states: states.toSorted(), transitions: transitions.toSorted() };
}

/** The same, read back from a Mermaid diagram: its machine is the diagram, and a transition without a target one to its source. */
function readMermaid(diagram: string): ReturnType<typeof linesOf> {
  const states = ["m "];
  const arrows: { source: string; target: string; event: string }[] = [];
  const forks = new Map<string, string[]>();
  for (const line of diagram.split("\n")) {
    const [, title, id] = /^ *state "([^"]*)" as (\S+)/.exec(line) ?? [];
    if (title !== undefined && id !== undefined) {
      const history = title.endsWith("(H*)") ? "deep" : title.endsWith("(H)") ? "shallow" : "";
      states.push(`${readId(id)} ${history}`);
    }
    const [, from = "", to = "", event] = /^ *(\S+) --> (\S+)(?: : (.*))?$/.exec(line) ?? [];
    if (event !== undefined) arrows.push({ source: readId(from), target: to, event });
    else if (from.startsWith("fork_")) forks.set(from, [...(forks.get(from) ?? []), readId(to)]);
  }
  return {
    states: states.toSorted(),
    transitions: arrows
      .map(({ source, target, event }) => {
        const targets = forks.get(target) ?? [readId(target)];
        return `${source} ${event} ${targets.join(" ")}`;
      })
      .toSorted(),
  };
}

describe("a chart in another format", () => {
  it("[MACH-C22] has an id for each state that is read back as it was, whatever its signs", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (id) => {
        expect(readId(writeId(id))).toBe(id);
        expect(readId(scxmlId(id))).toBe(id);
      }),
    );
    expect(new Set(["é", "è", "e"].map(mermaidId)).size).toBe(3);
    expect(new Set(["x-y", "x.y", "x_y"].map(mermaidId)).size).toBe(3);
  });

  it("[MACH-C22] is read back from SCXML with every state, target and kind of history", () => {
    fc.assert(
      fc.property(chart, (one) => {
        expect(readScxml(toScxml(one))).toEqual(linesOf(one));
      }),
    );
  });

  it("[MACH-C22] is read back from Mermaid with every state, target and kind of history", () => {
    fc.assert(
      fc.property(chart, (one) => {
        const { states, transitions } = linesOf({
          ...one,
          transitions: one.transitions.map((each) =>
            each.targets.length === 0 ? { ...each, targets: [each.source] } : each,
          ),
        });
        expect(readMermaid(toMermaid(one))).toEqual({ states, transitions });
      }),
    );
  });
});
