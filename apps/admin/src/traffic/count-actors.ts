import { takenTransitionIds } from "@marquee/charts/chart/read-chart";
import type { Cell } from "@marquee/domain/traffic/cell";
import { countRun, type CountedRun, type LeftRun } from "@marquee/domain/traffic/count-run";
import type { AnyMachineSnapshot, AnyTransitionDefinition } from "xstate";
import type { Recorded } from "../session/record-steps.ts";
import { countedMachines, type CountedMachine } from "./counted-machines.ts";

/** What a page counted of one machine. */
export interface MachineCells {
  readonly machine: string;
  readonly version: string;
  readonly cells: readonly Cell[];
}

/** What a page was left with, so that it goes on when it is loaded again: runs of machines that no other started. */
export type LeftRuns = Readonly<Record<string, LeftRun & { readonly version: string }>>;

interface Watched {
  taken: string[];
  run: CountedRun | null;
  of: CountedMachine | null;
  isRoot: boolean;
}

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === "object" && snapshot !== null && "machine" in snapshot;

/** After this time without an action a person has left. */
export const IDLE = 30 * 60 * 1000;

/**
 * Counts the runs of all machines of a page by what they report: the one place that reads XState's inspection for counting.
 * `left` are the runs of this page before it was loaded again.
 */
export function countActors(left: LeftRuns = {}) {
  const machines = countedMachines();
  const actors = new Map<object, Watched>();
  const resumable = new Map(Object.entries(left));
  let seen = 0;
  let tick: number | null = null;
  let isVisible = true;
  let last: number | null = null;
  /** Advances the clock that runs while someone looks. */
  const momentAt = (at: number) => {
    if (isVisible && tick !== null) seen += Math.max(0, Math.min(at - tick, IDLE));
    tick = at;
    return { wall: at, seen };
  };
  const running = () => [...actors.values()].flatMap(({ run }) => run ?? []);
  const find = (ref: object): Watched => {
    const found = actors.get(ref) ?? { taken: [], run: null, of: null, isRoot: false };
    actors.set(ref, found);
    return found;
  };
  const settle = (ref: object, snapshot: AnyMachineSnapshot, at: number) => {
    const one = find(ref);
    const of = (one.of ??= machines.of(snapshot.machine));
    const placesOf = (ids: readonly string[], places: ReadonlyMap<string, number>) =>
      ids.flatMap((id) => places.get(id) ?? []);
    const taken = placesOf(one.taken, of.transitions);
    one.taken = [];
    const places = placesOf(
      snapshot._nodes.map(({ id }) => id),
      of.states,
    ).filter((place) => place > 0);
    const moment = momentAt(at);
    if (one.run) one.run.step(taken, places, moment);
    else {
      one.isRoot = !("_parent" in ref) || ref._parent === undefined;
      const before = one.isRoot ? resumable.get(of.machine) : undefined;
      resumable.delete(of.machine);
      const again = before?.version === of.version ? before : undefined;
      one.run = countRun(of.tally, of.chart, { taken, places }, moment, again);
    }
    if (snapshot.status === "active") return;
    one.run.end(snapshot.status === "done" ? "finished" : "stopped", moment);
    actors.delete(ref);
  };
  return {
    count: ([event, at]: Recorded): void => {
      if (event.type === "@xstate.microstep")
        find(event.actorRef).taken.push(
          ...takenTransitionIds(event._transitions as readonly AnyTransitionDefinition[]),
        );
      else if (event.type === "@xstate.snapshot" && isMachine(event.snapshot)) {
        if (last !== null && at - last >= IDLE) for (const run of running()) run.comeBack();
        last = at;
        settle(event.actorRef, event.snapshot, at);
      }
    },
    /** The page is hidden, closed or idle: as far as anyone knows, its runs are left. */
    leave: (at: number): void => {
      momentAt(at);
      isVisible = false;
      for (const run of running()) run.leave();
    },
    comeBack: (at: number): void => {
      momentAt(at);
      isVisible = true;
      last = at;
      for (const run of running()) run.comeBack();
    },
    /** Counts runs as left if nothing has happened for long. */
    checkIdle: (at: number): void => {
      if (last !== null && at - last >= IDLE) for (const run of running()) run.leave();
    },
    left: (): LeftRuns =>
      Object.fromEntries(
        [...actors.values()].flatMap(({ run, of, isRoot }) =>
          run && of && isRoot ? [[of.machine, { ...run.stored(), version: of.version }]] : [],
        ),
      ),
    take: (): readonly MachineCells[] =>
      machines.all().flatMap(({ machine, version, tally }) => {
        const cells = tally.take();
        return cells.length === 0 ? [] : [{ machine, version, cells }];
      }),
  };
}
