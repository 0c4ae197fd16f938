import { readChart } from "@marquee/charts/chart/read-chart";
import { everyPath, shortPaths, type Path } from "@marquee/charts/walk/explore";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { isInstance, patternId } from "@marquee/machines/patterns/listed-machine";
import { scenariosOf } from "@marquee/machines/patterns/scenarios";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, TestRunner } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { walkPath, type Walking } from "./screen-path.ts";
import { withStarts, type Start } from "./screen-starts.ts";
import { stateKey } from "./screen-states.ts";
import { checkWalk, closedEvents, type ScreenWalk } from "./screen-walk.ts";

/** How many paths an instance is walked by, if the walk of its pattern takes every transition. */
const PATHS_OF_INSTANCE = 4;

const isEveryPath = import.meta.env["VITE_MACHINE_PATHS"] === "all";

/** Walks the paths from every start: a few, that take every transition together, or all of them. */
async function walkPaths(
  walking: Walking,
  starts: readonly Start[],
  most: number | undefined,
): Promise<void> {
  const from = starts.map((start) => ({ start, paths: everyPath(start.scenario) }));
  const all = from.flatMap(({ paths }) => paths);
  const chosen = new Set(isEveryPath ? all : shortPaths(all).slice(0, most));
  for (const { start, paths } of from)
    for (const path of paths.filter((one) => chosen.has(one)))
      try {
        await walkPath(walking, start, path);
      } catch (error) {
        throw new Error(`${String(error)}\n  ${story(path)}`, { cause: error });
      } finally {
        cleanup();
      }
}

const isWalked = (id: string): boolean =>
  MACHINES.some(({ machine, noScreen }) => machine.id === id && noScreen === undefined);

const story = ({ steps }: Path): string =>
  ["start", ...steps.map(({ event, step }) => `${event.type} → ${stateKey(step.snapshot)}`)].join(
    "\n  ",
  );

/**
 * Walks the paths of a listed machine on its screen: a user's events by its controls, calls and delays as the path says,
 * and after each what must be on the screen in that state (MACH-C10). In the end every transition was taken, but for the
 * exceptions (MACH-C11). A few paths do, and four for an instance of a pattern; with `VITE_MACHINE_PATHS=all` all are walked.
 */
export async function walkScreen(id: string, walk: ScreenWalk): Promise<void> {
  const entry = MACHINES.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`${id} is not in the list of machines`);
  const { exceptions = {} } = walk;
  const isShort = walk.isFull !== true && isInstance(entry) && isWalked(patternId(entry));
  const chart = readChart(entry.machine, entry.title);
  checkWalk(walk, chart);
  const ids = chart.transitions
    .filter(({ guard }) => guard === null || !Object.hasOwn(entry.neverHolds ?? {}, guard))
    .map((one) => one.id);
  // the explorer shows the reasons (MACH-C17)
  Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { notOnScreen: { [id]: exceptions } });
  const scenarios = scenariosOf(entry).map((listed) => ({
    ...listed,
    events: walk.events ?? listed.events,
    responses: walk.responses ?? listed.responses,
    distinguish: walk.distinguish ?? listed.distinguish,
    allows: (snapshot: AnyMachineSnapshot, event: AnyEventObject, taken: readonly string[]) =>
      !taken.some((one) => Object.hasOwn(exceptions, one)) &&
      (walk.allows?.(snapshot, event) ?? true),
  }));
  const walking: Walking = {
    walk,
    closed: closedEvents(ids, exceptions),
    taken: new Set(),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
  };
  await withStarts(walk.render, scenarios, (starts) =>
    walkPaths(walking, starts, isShort ? PATHS_OF_INSTANCE : undefined),
  );
  if (!isShort || isEveryPath)
    expect(
      ids.filter((one) => !walking.taken.has(one) && !Object.hasOwn(exceptions, one)),
      "transitions that were not taken and are no exceptions",
    ).toEqual([]);
}
