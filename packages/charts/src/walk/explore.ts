import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { endedActor, eventsAt, type Scenario } from "./scenario.ts";
import { createStepper, type Step } from "./step.ts";

/** An event of a path and what it led to. */
export interface PathStep {
  readonly event: AnyEventObject;
  readonly step: Step;
}

/** A way through a machine from its start. */
export interface Path {
  readonly start: Step;
  readonly steps: readonly PathStep[];
}

interface Situation {
  readonly path: Path;
  readonly snapshot: AnyMachineSnapshot;
  /** The calls that run: only they can end. */
  readonly running: ReadonlySet<string>;
  readonly next: readonly PathStep[];
}

function runningAfter(
  before: ReadonlySet<string>,
  { started, stopped }: Step,
  ended: string | null,
): ReadonlySet<string> {
  const left = [...before].filter((id) => id !== ended && !stopped.includes(id));
  return new Set([...left, ...started]);
}

const snapshotKey = ({ value }: AnyMachineSnapshot, seen: unknown) => JSON.stringify([value, seen]);

/** More situations than any machine of ours has: reaching it means that `distinguish` lets them grow without end. */
const MOST = 5_000;

/**
 * Every situation of a machine that these events reach, with the shortest path to it and the steps from it. Two
 * situations are the same if the state is, and either `distinguish` or what each event would do.
 */
function explore(scenario: Scenario): readonly Situation[] {
  const stepper = createStepper(scenario.machine, scenario.input);
  const nextEvents = (snapshot: AnyMachineSnapshot, running: ReadonlySet<string>) =>
    eventsAt(scenario, snapshot)
      .filter((event) => running.has(endedActor(event) ?? "") || endedActor(event) === null)
      .map((event): PathStep => ({ event, step: stepper.step(snapshot, event) }))
      .filter(({ event, step }) => scenario.allows?.(snapshot, event, step.taken) ?? true);
  const known = new Set<string>();
  const found: Situation[] = [];
  const visit = (path: Path, snapshot: AnyMachineSnapshot, running: ReadonlySet<string>): void => {
    const told = scenario.distinguish && snapshotKey(snapshot, scenario.distinguish(snapshot));
    // what each event would do takes a step for each of them: that is looked at once in a situation
    if (told !== undefined && known.has(told)) return;
    const next = nextEvents(snapshot, running);
    const key =
      told ??
      snapshotKey(
        snapshot,
        next.map(({ step }) => [step.taken, step.snapshot.value]),
      );
    if (known.has(key)) return;
    known.add(key);
    found.push({ path, snapshot, running, next });
    if (found.length > MOST)
      throw new Error(`${scenario.machine.id} has more than ${MOST} situations`);
  };
  const start = stepper.start();
  visit({ start, steps: [] }, start.snapshot, new Set(start.started));
  for (const { path, running, next } of found)
    for (const one of next)
      if (one.step.taken.length > 0)
        visit(
          { start, steps: [...path.steps, one] },
          one.step.snapshot,
          runningAfter(running, one.step, endedActor(one.event)),
        );
  return found;
}

const isPrefix = (shorter: Path, longer: Path): boolean =>
  shorter.steps.length < longer.steps.length &&
  shorter.steps.every((step, at) => step.event === longer.steps[at]?.event);

/**
 * Paths that try every event in every situation, also those that change nothing: a second click, a late answer. A path
 * that another one begins with is left out; a machine that is done at its start has one path, without a step.
 */
export function everyPath(scenario: Scenario): readonly Path[] {
  const situations = explore(scenario);
  const paths = [
    ...situations.slice(0, 1).map(({ path }) => path),
    ...situations.flatMap(({ path, next }) =>
      next.map((one): Path => ({ start: path.start, steps: [...path.steps, one] })),
    ),
  ];
  return paths.filter((path, at) => !paths.some((other, by) => by > at && isPrefix(path, other)));
}

const takenBy = ({ start, steps }: Path): readonly string[] => [
  ...start.taken,
  ...steps.flatMap(({ step }) => step.taken),
];

/** The paths, the most rewarding first, that together take every transition that any of them takes. */
export function shortPaths(paths: readonly Path[]): readonly Path[] {
  const taking = paths.map((path) => ({ path, ids: new Set(takenBy(path)) }));
  const left = new Set(taking.flatMap(({ ids }) => [...ids]));
  const chosen: Path[] = [];
  while (left.size > 0) {
    const [best] = taking
      .map(({ path, ids }) => ({ path, ids, gain: [...ids].filter((id) => left.has(id)).length }))
      .toSorted((a, b) => b.gain - a.gain || a.path.steps.length - b.path.steps.length);
    if (!best || best.gain === 0) break;
    chosen.push(best.path);
    for (const id of best.ids) left.delete(id);
  }
  return chosen;
}
