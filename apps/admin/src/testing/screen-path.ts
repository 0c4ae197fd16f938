import type { Path, PathStep } from "@marquee/charts/walk/explore";
import type { RunningMachine } from "@marquee/charts/walk/run-machine";
import { eventsAt, type Scenario } from "@marquee/charts/walk/scenario";
import type { Step } from "@marquee/charts/walk/step";
import { act } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { settle, soon, type Start } from "./screen-starts.ts";
import { checkScreen, expectedAt, stateKey } from "./screen-states.ts";
import { leadTo, type ScreenWalk } from "./screen-walk.ts";

/** A screen that is walked, with what was taken on it so far. */
export interface Walking {
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

/** Causes an event as a user would; false if the screen rightly does not offer it. */
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

/** What had the focus may be gone: then something else has it (SCREEN-O3). */
const checkFocus = (event: string) =>
  expect(document.activeElement, `the focus is lost after ${event}`).not.toBe(document.body);

/** Walks one path on the screen. */
export async function walkPath(
  walking: Walking,
  { scenario, open }: Start,
  { start, steps }: Path,
) {
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
    const lead = one.step.taken.length > 0 ? leadTo(walking.walk, one.event, before) : null;
    if (hasFocus) await soon(() => checkFocus(one.event.type));
    hasFocus ||= document.activeElement !== document.body;
    if (lead) await soon(() => checkScreen({ shows: [], offers: [], mayOffer: [/^/], ...lead }));
  }
  machine.actor.stop();
}
