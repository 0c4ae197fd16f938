import type { Chart } from "@marquee/charts/chart/chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import { everyPath, shortPaths, type Path, type PathStep } from "@marquee/charts/walk/explore";
import type { RunningMachine } from "@marquee/charts/walk/run-machine";
import { eventsAt, type Scenario } from "@marquee/charts/walk/scenario";
import type { Step } from "@marquee/charts/walk/step";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { scenariosOf } from "@marquee/machines/list/scenarios";
import { act, cleanup } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { expect, TestRunner } from "vitest";

import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { Control } from "./screen-controls.ts";
import { settle, soon, withStarts, type Screen, type Start } from "./screen-starts.ts";
import {
  checkScreen,
  expectedAt,
  stateKey,
  type Expected,
  type ExpectedStates,
} from "./screen-states.ts";

/** A few words of what an event must lead to. */
type Lead = Partial<Pick<Expected, "shows" | "hides" | "offers" | "chosen">>;

/** How a person does what a machine calls an event; null while the screen does not let them. */
export type Gesture = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => Control | null;

export interface ScreenWalk {
  readonly render: Screen;
  readonly states: ExpectedStates;
  /** By event. */
  readonly person: Readonly<Record<string, Gesture>>;
  /** Events that other gestures bring along, such as the blur of the field that was typed into. */
  readonly besides?: readonly string[];
  /** How many paths `npm test` walks at the most, where another test walks the same pattern: then not every transition is taken. */
  readonly shortest?: number;
  /**
   * What must be read and offered right after an event, whatever state the machine says that it leads to: by event, where that
   * depends by `state|event`. Null where an event may lead to several.
   */
  readonly leads?: Readonly<
    Record<string, Lead | ((event: AnyEventObject, before: AnyMachineSnapshot) => Lead | null)>
  >;
  /** What is offered in a state and does nothing there, as `state|event`, with the reason. */
  readonly ignored?: Readonly<Record<string, string>>;
  /** Events that come from another machine or another part of the page, not from this screen. */
  readonly elsewhere?: readonly string[];
  /** Transitions that nobody can take on this screen, by id, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /** What can happen on the screen in a situation, where its controls hold more than the machine's state. */
  readonly allows?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  readonly distinguish?: Scenario["distinguish"];
  /** What events carry and calls answer on this screen, where that is not what the list says. */
  readonly events?: Scenario["events"];
  readonly answers?: Scenario["answers"];
  /** What an effect of the machine does to the rest of the page, by its name. */
  readonly effects?: Readonly<Record<string, () => void>>;
  /** What happens on the page besides, when a call has ended. */
  readonly ended?: (event: AnyEventObject) => void;
}

/** A screen that is walked, with what was taken on it so far. */
interface Walking {
  readonly walk: ScreenWalk;
  /** Events of a state, as `state|event`, of which every branch is an exception. */
  readonly closed: ReadonlySet<string>;
  readonly taken: Set<string>;
  readonly user: UserEvent;
}

/** Compares what the machine did with what the path says, and lets its effects reach the rest of the page. */
async function compare({ walk, taken }: Walking, machine: RunningMachine, expected: Step) {
  const { value, status } = machine.actor.getSnapshot();
  const { taken: found, actions } = machine.read();
  for (const id of found) taken.add(id);
  const isBeside = (id: string) => walk.besides?.some((type) => id.includes(`|${type}|`)) === true;
  const alone = found.filter(
    (id, at) => !isBeside(id) || (expected.taken.includes(id) && found.indexOf(id) === at),
  );
  expect({ value, status, taken: alone }).toEqual({
    value: expected.snapshot.value,
    status: expected.snapshot.status,
    taken: expected.taken,
  });
  await act(async () => {
    for (const name of actions) walk.effects?.[name]?.();
  });
}

function checkState({ walk, closed }: Walking, scenario: Scenario, { actor }: RunningMachine) {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const key = stateKey(snapshot);
  const expected = expectedAt(walk.states, snapshot);
  if (expected) checkScreen(expected);
  else expect(snapshot.status, `${key} has no entry`).toBe("done");
  for (const event of eventsAt(scenario, snapshot)) {
    const own = snapshot._nodes.filter((node) => node.transitions.has(event.type));
    const gesture = walk.person[event.type];
    if (own.length > 0 && own.every(({ id }) => closed.has(`${id}|${event.type}`)) && gesture)
      expect(
        gesture(event, snapshot),
        `${event.type} in ${key} is an exception, but is offered`,
      ).toBeNull();
  }
}

/** Does an event as it comes to be; false where the screen rightly does not offer it. */
async function perform(walking: Walking, machine: RunningMachine, { event, step }: PathStep) {
  const { walk, user } = walking;
  const gesture = walk.person[event.type];
  if (!gesture) {
    await act(async () => {
      walk.ended?.(event);
      await machine.perform(event);
    });
    return true;
  }
  const snapshot: AnyMachineSnapshot = machine.actor.getSnapshot();
  if (step.taken.length === 0) {
    const control = gesture(event, snapshot);
    const ignored = Object.hasOwn(walk.ignored ?? {}, `${stateKey(snapshot)}|${event.type}`);
    if (ignored) expect(control, `${event.type} is ignored, but is not offered`).not.toBeNull();
    else expect(control, `${event.type} is offered and does nothing`).toBeNull();
    return false;
  }
  const offered = await soon(() => {
    const found = gesture(event, snapshot);
    if (found === null) throw new Error(`${event.type} is not offered`);
    return found;
  });
  await offered(user);
  return true;
}

/** What must be on the screen right after an event; undefined where the walk says nothing of it. */
function leadOf({ leads = {} }: ScreenWalk, event: AnyEventObject, before: AnyMachineSnapshot) {
  const lead = leads[`${stateKey(before)}|${event.type}`] ?? leads[event.type];
  return typeof lead === "function" ? lead(event, before) : lead;
}

/** What had the focus may be gone: then something else has it (SCREEN-O3). */
const checkFocus = (event: string) =>
  expect(document.activeElement, `the focus is lost after ${event}`).not.toBe(document.body);

/** Walks one path on the screen. */
async function walkPath(walking: Walking, { scenario, open }: Start, { start, steps }: Path) {
  const machine = await open();
  await settle();
  await compare(walking, machine, start);
  await soon(() => checkState(walking, scenario, machine));
  let hasFocus = false;
  for (const one of steps) {
    const before: AnyMachineSnapshot = machine.actor.getSnapshot();
    if (!(await perform(walking, machine, one))) break;
    await settle();
    await compare(walking, machine, one.step);
    await soon(() => checkState(walking, scenario, machine));
    const lead = one.step.taken.length > 0 ? leadOf(walking.walk, one.event, before) : null;
    if (hasFocus) await soon(() => checkFocus(one.event.type));
    hasFocus ||= document.activeElement !== document.body;
    if (lead) await soon(() => checkScreen({ shows: [], offers: [], mayOffer: [/^/], ...lead }));
  }
  machine.actor.stop();
}

const isEveryPath = import.meta.env["VITE_MACHINE_PATHS"] === "all";

/** Walks the paths from every start: a few, that take every transition together, or all of them. */
async function walkPaths(walking: Walking, starts: readonly Start[]): Promise<void> {
  const from = starts.map((start) => ({ start, paths: everyPath(start.scenario) }));
  const all = from.flatMap(({ paths }) => paths);
  const chosen = new Set(isEveryPath ? all : shortPaths(all).slice(0, walking.walk.shortest));
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

/** State and event where every branch is an exception. */
function closedEvents(ids: readonly string[], exceptions: Readonly<Record<string, string>>) {
  const grouped = Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf("|")));
  return new Set(
    [...grouped]
      .filter(([, branches]) => branches.every((id) => Object.hasOwn(exceptions, id)))
      .map(([key]) => key),
  );
}

const story = ({ steps }: Path): string =>
  ["start", ...steps.map(({ event, step }) => `${event.type} → ${stateKey(step.snapshot)}`)].join(
    "\n  ",
  );

/** What a walk says of its machine fits its chart: who does each event, its states, its exceptions. */
function checkWalk({ person, elsewhere = [], exceptions = {}, states }: ScreenWalk, chart: Chart) {
  const events = chart.transitions.flatMap(({ trigger, event }) =>
    trigger === "event" ? [event] : [],
  );
  expect([...Object.keys(person), ...elsewhere].toSorted()).toEqual(
    [...new Set(events)].toSorted(),
  );
  const ids = new Set(chart.transitions.map(({ id }) => id));
  expect(Object.keys(exceptions).filter((id) => !ids.has(id))).toEqual([]);
  const keys = new Set(chart.states.map(({ id }) => id.split(".").slice(1).join(".")));
  expect(Object.keys(states).filter((key) => !keys.has(key))).toEqual([]);
}

/**
 * Walks the paths of a listed machine on its screen: a person's events by its controls, calls and delays as the path says,
 * and after each what must be on the screen in that state (MACH-C10). In the end every transition was taken, but for the
 * exceptions (MACH-C11). A few paths do; with `VITE_MACHINE_PATHS=all` all are walked.
 */
export async function walkScreen(id: string, walk: ScreenWalk): Promise<void> {
  const entry = MACHINES.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`${id} is not in the list of machines`);
  const { exceptions = {} } = walk;
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
    answers: walk.answers ?? listed.answers,
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
  await withStarts(walk.render, scenarios, (starts) => walkPaths(walking, starts));
  if (walk.shortest === undefined || isEveryPath)
    expect(
      ids.filter((one) => !walking.taken.has(one) && !Object.hasOwn(exceptions, one)),
      "transitions that were not taken and are no exceptions",
    ).toEqual([]);
}
