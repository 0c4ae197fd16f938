import { indexChart } from "../chart/chart-index.ts";
import type { Chart, ChartState, ChartTransition } from "../chart/chart.ts";
import { svgElement, type SvgElement, escapeXml } from "../svg/svg-element.ts";
import { writeId } from "./format-id.ts";

/** An id as XML allows it. */
export const scxmlId = (id: string): string => writeId(id, ".-");

/** The event as SCXML names it: the end of a call is `done.invoke.` or `error.invoke.` with the call's id. */
export const scxmlEvent = (event: string): string =>
  event
    .replace(/^xstate\.done\.actor\./, "done.invoke.")
    .replace(/^xstate\.error\.actor\./, "error.invoke.")
    .replace(/^xstate\.done\.state\./, "done.state.");

/** Guards are functions of the product: the interpreter of the document supplies the result of each. */
const scxmlCondition = (guard: string): string =>
  guard
    .split(/\b(and|or|not)\b/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ and: "&&", or: "||", not: "!" })[part] ?? `guards.${part}`)
    .join(" ");

const log = (action: string): SvgElement =>
  svgElement("log", { label: "action", expr: `'${action.replaceAll("'", "")}'` });

const delayAttribute = (label: string): SvgElement["attributes"] => {
  const [, amount, unit] = /^after ([\d.]+) (ms|s|min|h)$/.exec(label) ?? [];
  const seconds = { ms: 0.001, s: 1, min: 60, h: 3600 }[unit ?? ""];
  return seconds === undefined
    ? { delayexpr: label.replace(/^after /, "") }
    : { delay: `${Number(amount) * seconds}s` };
};

function transitionElement({ event, trigger, targets, guard, actions, reenters }: ChartTransition) {
  return svgElement(
    "transition",
    {
      ...(trigger === "always" ? {} : { event: scxmlEvent(event) }),
      ...(guard === null ? {} : { cond: scxmlCondition(guard) }),
      ...(targets.length === 0 ? {} : { target: targets.map(scxmlId).join(" ") }),
      ...(targets.length > 0 && !reenters ? { type: "internal" } : {}),
    },
    ...actions.map(log),
  );
}

const TAGS: Readonly<Record<ChartState["kind"], string>> = {
  atomic: "state",
  compound: "state",
  parallel: "parallel",
  final: "final",
  history: "history",
};

/** A chart as an SCXML document. Actions are logged, calls are named, and guards are read from the data `guards`, which the interpreter supplies. */
export function toScxml(chart: Chart): string {
  const index = indexChart(chart);
  const stateElement = (state: ChartState): SvgElement => {
    const transitions = index.leaving(state.id);
    const delays = transitions.filter(({ trigger, branch }) => trigger === "after" && branch === 0);
    const entry = [
      ...state.entry.map(log),
      ...delays.map(({ event, label }) =>
        svgElement("send", { event, id: scxmlId(event), ...delayAttribute(label) }),
      ),
    ];
    const exit = [
      ...state.exit.map(log),
      ...delays.map(({ event }) => svgElement("cancel", { sendid: scxmlId(event) })),
    ];
    return svgElement(
      TAGS[state.kind],
      {
        id: scxmlId(state.id),
        ...(state.initial === null ? {} : { initial: scxmlId(state.initial) }),
        ...(state.history === undefined ? {} : { type: state.history }),
      },
      entry.length === 0 ? null : svgElement("onentry", {}, ...entry),
      exit.length === 0 ? null : svgElement("onexit", {}, ...exit),
      ...state.invokes.map(({ id, source }) =>
        svgElement("invoke", { id, type: "xstate", src: source }),
      ),
      ...transitions.map(transitionElement),
      ...state.children.map((child) => stateElement(index.state(child))),
    );
  };
  const write = (node: SvgElement | string, indent: string): string => {
    if (typeof node === "string") return `${indent}${escapeXml(node)}\n`;
    const attributes = Object.entries(node.attributes)
      .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
      .join("");
    if (node.children.length === 0) return `${indent}<${node.tag}${attributes}/>\n`;
    const inner = node.children.map((child) => write(child, `${indent}  `)).join("");
    return `${indent}<${node.tag}${attributes}>\n${inner}${indent}</${node.tag}>\n`;
  };
  // the machine itself is a state: SCXML has no transitions on its outermost element
  const document = svgElement(
    "scxml",
    {
      xmlns: "http://www.w3.org/2005/07/scxml",
      version: "1.0",
      datamodel: "ecmascript",
      name: chart.id,
      initial: scxmlId(chart.id),
    },
    svgElement("datamodel", {}, svgElement("data", { id: "guards", expr: "{}" })),
    stateElement(index.state(chart.id)),
  );
  return `<?xml version='1.0' encoding='utf-8'?>\n${write(document, "")}`;
}
