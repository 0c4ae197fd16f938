import type { GuardResult } from "@marquee/charts/walk/step";
import type { Statechart } from "@scion-scxml/core";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { SaxesParser } from "saxes";

// the package is CommonJS, and its named exports are not found by a static import
const scion = createRequire(import.meta.url)("@scion-scxml/core") as {
  readonly Statechart: typeof Statechart;
};

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

/** Reads an XML document. */
function parseXml(text: string): Element {
  const open: Element[] = [{ name: "", attributes: {}, children: [] }];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  const root = open[0]?.children[0];
  if (!root) throw new Error("The document has no element");
  return root;
}

/** What the document does while it runs. */
interface Effects {
  readonly log: (action: string) => void;
  readonly send: (id: string) => void;
  readonly cancel: (id: string) => void;
  /** `isImmediate`: of a transition that needs no event. */
  readonly condition: (text: string, isImmediate: boolean) => boolean;
}

const STATES = new Set(["state", "parallel", "final", "history"]);

/** The element as the interpreter's own model has it: SCXML's names, conditions and actions as functions. */
function toModel({ name, attributes, children }: Element, effects: Effects): object {
  const run = (parent: Element | undefined) =>
    (parent?.children ?? []).map((action) => () => {
      const { name: kind, attributes: given } = action;
      if (kind === "log") effects.log((given["expr"] ?? "").replaceAll("'", ""));
      if (kind === "send") effects.send(given["id"] ?? "");
      if (kind === "cancel") effects.cancel(given["sendid"] ?? "");
    });
  const blocks = (key: string, element: Element | undefined) =>
    element === undefined ? {} : { [key]: [run(element)] };
  const { id, initial } = attributes;
  return {
    $type: name,
    ...(id === undefined ? {} : { id }),
    ...(initial === undefined ? {} : { initial: [initial] }),
    ...blocks(
      "onEntry",
      children.find((child) => child.name === "onentry"),
    ),
    ...blocks(
      "onExit",
      children.find((child) => child.name === "onexit"),
    ),
    transitions: children
      .filter((child) => child.name === "transition")
      .map((transition) => {
        const { event, cond, target, type } = transition.attributes;
        return {
          ...(event === undefined ? {} : { event }),
          ...(target === undefined ? {} : { target: target.split(" ") }),
          ...(type === undefined ? {} : { type }),
          ...(cond === undefined
            ? {}
            : { cond: () => effects.condition(cond, event === undefined) }),
          ...(transition.children.length === 0 ? {} : { onTransition: run(transition) }),
        };
      }),
    states: children
      .filter((child) => STATES.has(child.name))
      .map((child) => toModel(child, effects)),
  };
}

/** A document that runs in an interpreter that knows nothing of the product or of XState. */
export interface RunningDocument {
  /** Starts it, or sends an event, with what each guard returns, in the order in which it is called. */
  readonly step: (event: string | null, responses: readonly GuardResult[]) => void;
  readonly states: () => readonly string[];
  /** The actions since the last time this was read. */
  readonly readLog: () => readonly string[];
  /** The delayed events that were sent and not cancelled. */
  readonly pending: ReadonlySet<string>;
}

type Condition = (guards: object) => unknown;
const compiled = new Map<string, Condition>();

/** Whether a condition holds, as the document has it, such as `guards.holds && !guards.isNew`. */
function decide(condition: string, guards: object): boolean {
  const known =
    compiled.get(condition) ?? (compileFunction(`return ${condition}`, ["guards"]) as Condition);
  compiled.set(condition, known);
  return Boolean(known(guards));
}

/** Interprets an SCXML document by the algorithm of its specification. */
export function interpretScxml(text: string): RunningDocument {
  const pending = new Set<string>();
  let log: string[] = [];
  let responses = new Map<string, boolean[]>();
  let isResting = false;
  const guards = new Proxy(
    {},
    {
      get: (_, guard) => {
        const left = responses.get(String(guard)) ?? [];
        const [first] = left;
        if (first === undefined) throw new Error(`${String(guard)} was not asked by XState`);
        // the last answer stays: a guard may be called once more about the same situation
        if (left.length > 1) left.shift();
        return first;
      },
    },
  );
  const model = toModel(parseXml(text), {
    log: (action) => void log.push(action),
    send: (id) => void pending.add(id),
    cancel: (id) => void pending.delete(id),
    // before an event it is looked once more for immediate transitions: there was none when the state was entered
    condition: (condition, isImmediate) => !(isImmediate && isResting) && decide(condition, guards),
  });
  const chart = new scion.Statechart(() => model);
  chart.on("onSmallStepBegin", () => {
    isResting = false;
  });
  return {
    step: (event, given) => {
      responses = new Map(
        [...Map.groupBy(given, ({ guard }) => guard)].map(([guard, asked]) => [
          guard,
          asked.map(({ response }) => response),
        ]),
      );
      isResting = event !== null;
      if (event === null) chart.start();
      else chart.gen({ name: event, data: null });
    },
    states: () => chart.getConfiguration(),
    readLog: () => {
      const read = log;
      log = [];
      return read;
    },
    pending,
  };
}
