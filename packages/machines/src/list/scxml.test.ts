import { readChart } from "@marquee/charts/chart/read-chart";
import { scxmlEvent, scxmlId, toScxml } from "@marquee/charts/formats/scxml";
import { everyPath, type Path } from "@marquee/charts/walk/explore";
import type { Step } from "@marquee/charts/walk/step";
import { beforeAll, expect, test, vi } from "vitest";
import { isInstance } from "../patterns/listed-machine.ts";
import { scenariosOf } from "../patterns/scenarios.ts";
import { interpretScxml } from "../testing/scxml-interpreter.ts";
import { MACHINES } from "./machine-list.ts";

// a watcher that failed is sent further events, and XState warns each time
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

/** The states at the bottom, as XState has them. */
const leafIds = ({ snapshot }: Step): readonly string[] =>
  snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ id }) => scxmlId(id))
    .toSorted();

/** The step at which the document went another way than the path; null if it did not. */
function findDifference(document: string, effects: ReadonlySet<string>, path: Path): string | null {
  const running = interpretScxml(document);
  const differs = (event: string, step: Step): string | null => {
    const found = running.states().toSorted();
    const log = running.readLog().filter((action) => effects.has(action));
    const same = JSON.stringify([found, log]) === JSON.stringify([leafIds(step), step.actions]);
    return same
      ? null
      : `${event}: ${found.join(" ")} ${log.join(" ")} instead of ${leafIds(step).join(" ")} ${step.actions.join(" ")}`;
  };
  running.step(null, path.start.guards);
  const atStart = differs("start", path.start);
  if (atStart !== null) return atStart;
  for (const { event, step } of path.steps) {
    if (event.type.startsWith("xstate.after.") && !running.pending.has(scxmlId(event.type)))
      return `${event.type} was not sent`;
    running.step(scxmlEvent(event.type), step.guards);
    const found = differs(event.type, step);
    if (found !== null) return found;
  }
  return null;
}

// an instance has the document of its pattern, under its own name (MACH-C21)
test.each(MACHINES.filter((entry) => !isInstance(entry)))(
  "[MACH-C18] $title: its SCXML document goes the same way in another interpreter, on every path",
  (entry) => {
    const document = toScxml(readChart(entry.machine, entry.title));
    const effects = new Set(
      Object.entries(entry.machine.implementations.actions)
        .filter(([, action]) => !(typeof action === "function" && "type" in action))
        .map(([name]) => name),
    );
    const paths = scenariosOf(entry).flatMap(everyPath);
    expect(paths.length).toBeGreaterThan(0);
    const differences = paths.flatMap((path) => findDifference(document, effects, path) ?? []);
    expect(differences).toEqual([]);
  },
);
