import { endedActor, eventsAt, type Scenario } from "@marquee/charts/walk/scenario";
import type { Step, Stepper } from "@marquee/charts/walk/step";
import { parseJson } from "@marquee/domain/wire/parse-json";
import type { AnyEventObject } from "xstate";

/** One step of a walk, with its form in the address. */
export interface WalkStep {
  readonly event: AnyEventObject;
  readonly code: string;
  readonly step: Step;
}

/** A walk through a machine from one of its starts. `at` steps of it are taken; the others lie ahead. */
export interface Walk {
  readonly scenario: Scenario & { readonly title: string };
  readonly stepper: Stepper;
  readonly start: Step;
  readonly steps: readonly WalkStep[];
  readonly at: number;
}

/** An event that can be sent now, and what would come of it. */
export interface Choice {
  readonly event: AnyEventObject;
  readonly code: string;
  readonly step: Step;
}

/** The step that a walk is at: its start before any step is taken. */
export const stepAt = ({ start, steps, at }: Walk): Step => steps[at - 1]?.step ?? start;

/** Calls that run after the steps that were taken: only they can end. */
function runningAt({ start, steps, at }: Walk): ReadonlySet<string> {
  const running = new Set(start.started);
  for (const { event, step } of steps.slice(0, at)) {
    running.delete(endedActor(event) ?? "");
    for (const id of step.stopped) running.delete(id);
    for (const id of step.started) running.add(id);
  }
  return running;
}

/** Every event that can be sent now, each with everything it may carry; what can happen in any state comes last. */
export function choicesAt(walk: Walk): readonly Choice[] {
  const { snapshot } = stepAt(walk);
  const running = runningAt(walk);
  const seen = new Map<string, number>();
  return eventsAt(walk.scenario, snapshot)
    .map((event) => {
      const number = seen.get(event.type) ?? 0;
      seen.set(event.type, number + 1);
      return { event, code: number === 0 ? event.type : `${event.type}:${number}` };
    })
    .filter(({ event }) => {
      const ended = endedActor(event);
      return ended === null || running.has(ended);
    })
    .map(({ event, code }) => ({ event, code, step: walk.stepper.step(snapshot, event) }))
    .toSorted((a, b) => Number(isAnywhere(walk, a)) - Number(isAnywhere(walk, b)));
}

const isAnywhere = ({ scenario }: Walk, { step }: Choice): boolean =>
  step.taken[0]?.startsWith(`${scenario.machine.id}|`) ?? false;

/** Sends an event where the walk is; what lay ahead is dropped. */
export function addStep(walk: Walk, { event, code }: Pick<Choice, "event" | "code">): Walk {
  const step = walk.stepper.step(stepAt(walk).snapshot, event);
  const steps = [...walk.steps.slice(0, walk.at), { event, code, step }];
  return { ...walk, steps, at: steps.length };
}

const leavesOf = ({ snapshot }: Step): readonly string[] =>
  snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);

/** The states that a user would name: the innermost current ones. */
export const currentLeaves = (walk: Walk): readonly string[] => leavesOf(stepAt(walk));

/** The innermost states in which a walk starts, where the machine waits for its first event. */
export const firstLeaves = ({ start }: Walk): readonly string[] => leavesOf(start);

/** Goes forward or back to so many steps, at most all of them. What lies ahead stays. */
export const moveTo = (walk: Walk, at: number): Walk => ({
  ...walk,
  at: Math.max(0, Math.min(walk.steps.length, at)),
});

export const SEPARATOR = "~";

/** A walk as it is in the address. An event that was typed is there as it was typed. */
export const encodeWalk = ({ steps }: Walk): string =>
  steps.map(({ code }) => code.replaceAll("~", "%7E")).join(SEPARATOR);

/** The event of a code: a listed one by its number, or one that was typed as JSON. */
function choiceEvent(walk: Walk, code: string): AnyEventObject | null {
  const choice = choicesAt(walk).find((one) => one.code === code);
  if (choice) return choice.event;
  return parseEvent(code);
}

/** Sends an event that was typed, or is in an address; a text says why the machine cannot go on with it. */
export function sendTyped(walk: Walk, code: string): Walk | string {
  const event = choiceEvent(walk, code);
  if (!event) return "Type the name of an event, or JSON with a type.";
  try {
    const next = addStep(walk, { event, code });
    // What an event lacks may be missed only by a guard of what can happen next.
    choicesAt(next);
    return next;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reads an event that the user typed: its name, or a JSON object with a type. */
function parseEvent(text: string): AnyEventObject | null {
  const typed = text.trim();
  if (/^[a-z][\w.]*$/i.test(typed)) return { type: typed };
  const value = parseJson(typed);
  return typeof value === "object" && value !== null && "type" in value
    ? (value as AnyEventObject)
    : null;
}
