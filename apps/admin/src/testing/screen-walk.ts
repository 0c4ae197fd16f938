import type { Chart } from "@marquee/charts/chart/chart";
import type { Scenario } from "@marquee/charts/walk/scenario";
import { expect } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { Control } from "./screen-controls.ts";
import type { Screen } from "./screen-starts.ts";
import { stateKey, type Expected, type ExpectedStates } from "./screen-states.ts";

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
  /** Whether `npm test` takes every transition of an instance, and not just those of its first paths. */
  readonly isFull?: boolean;
  /**
   * What must be read and offered right after an event, whatever state the machine says that it leads to: by event, if that
   * depends by `state|event`. Null if an event may lead to several.
   */
  readonly leads?: Readonly<
    Record<string, Lead | ((event: AnyEventObject, before: AnyMachineSnapshot) => Lead | null)>
  >;
  /** What is offered in a state and does nothing there, as `state|event`, with the reason. */
  readonly ignored?: Readonly<Record<string, string>>;
  /** Events that come from another machine or another part of the page, not from this screen. */
  readonly elsewhere?: readonly string[];
  /** Transitions that no user can take on this screen, by id, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
  /** What can happen on the screen in a situation, if its controls hold more than the machine's state. */
  readonly allows?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  readonly distinguish?: Scenario["distinguish"];
  /** What events carry and calls return on this screen, if that is not what the list says. */
  readonly events?: Scenario["events"];
  readonly responses?: Scenario["responses"];
  /** What an effect of the machine does to the rest of the page, by its name. */
  readonly effects?: Readonly<Record<string, () => void>>;
  /** What happens on the page besides, when a call has ended. */
  readonly ended?: (event: AnyEventObject) => void;
}

/** What must be on the screen right after an event; undefined if the walk says nothing of it. */
export function leadTo(
  { leads = {} }: ScreenWalk,
  event: AnyEventObject,
  before: AnyMachineSnapshot,
) {
  const lead = leads[`${stateKey(before)}|${event.type}`] ?? leads[event.type];
  return typeof lead === "function" ? lead(event, before) : lead;
}

/** State and event of which every branch is an exception. */
export function closedEvents(ids: readonly string[], exceptions: Readonly<Record<string, string>>) {
  const grouped = Map.groupBy(ids, (id) => id.slice(0, id.lastIndexOf("|")));
  return new Set(
    [...grouped]
      .filter(([, branches]) => branches.every((id) => Object.hasOwn(exceptions, id)))
      .map(([key]) => key),
  );
}

/** What a walk says of its machine fits its chart: who does each event, its states, its exceptions. */
export function checkWalk(
  { person, elsewhere = [], exceptions = {}, states }: ScreenWalk,
  chart: Chart,
) {
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
