import { takenTransitionIds } from "@marquee/charts/chart/read-chart";
import { EXPLORING } from "@marquee/charts/walk/step";
// Set up before the tests of a file: writes down which transitions of which machines each test takes and what guards answer, in
// the folder that MACHINE_COVERAGE names. Without it, nothing is recorded.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { afterAll, afterEach, expect } from "vitest";
import { StateMachine, type AnyStateMachine } from "xstate";
import type { RecordedTest } from "./recorded-coverage.ts";

const folder = process.env["MACHINE_COVERAGE"];
const ROOT = resolve(import.meta.dirname, "..");

type Scope = Parameters<AnyStateMachine["transition"]>[2];
type Guard = (args: unknown, params: unknown) => boolean;
type Recorder = (kind: "taken" | "states" | "yes" | "no", machine: string, name: string) => void;

interface Recording {
  record: Recorder;
}
/** The patched class outlives a file if files share their modules; what it records to is of the current file. */
const KEY = Symbol.for("marquee.recordMachines");

function patch(recording: Recording): void {
  /** The test in which each system was started, or none: an actor that outlives its test says nothing about the next one. */
  const systems = new WeakMap<object, string | undefined>();
  const recorded = new WeakSet<Guard>();
  let exercising = 0;

  const listen = ({ system }: Scope): void => {
    if (systems.has(system)) return;
    systems.set(system, expect.getState().currentTestName);
    system.inspect({
      next: (report) => {
        if (report.type !== "@xstate.microstep" || exercising === 0) return;
        const transitions = report._transitions;
        const machine = transitions[0]?.source.machine.id;
        if (machine === undefined) return;
        for (const id of takenTransitionIds(transitions)) recording.record("taken", machine, id);
        for (const { id } of (report.snapshot as { _nodes?: { id: string }[] })._nodes ?? [])
          recording.record("states", machine, id);
      },
    });
  };
  const outlives = ({ system }: Scope): boolean => {
    const startedIn = systems.get(system);
    return startedIn !== undefined && startedIn !== expect.getState().currentTestName;
  };
  /** Guards are looked up by name each time, so they are replaced in place, once. */
  const listenToGuards = ({ id, implementations }: AnyStateMachine): void => {
    const guards = implementations.guards as Record<string, Guard>;
    for (const [name, guard] of Object.entries(guards)) {
      if (recorded.has(guard)) continue;
      const asked: Guard = (args, params) => {
        const response = guard(args, params);
        if (exercising > 0) recording.record(response ? "yes" : "no", id, name);
        return response;
      };
      recorded.add(asked);
      guards[name] = asked;
    }
  };
  const exercise = <Result>(machine: AnyStateMachine, scope: Scope, run: () => Result): Result => {
    listen(scope);
    listenToGuards(machine);
    const before = exercising;
    exercising = scope.id === EXPLORING || outlives(scope) ? 0 : 1;
    try {
      return run();
    } finally {
      exercising = before;
    }
  };
  const prototype = StateMachine.prototype as unknown as AnyStateMachine;
  const original = { ...Object.getOwnPropertyDescriptors(StateMachine.prototype) };
  const call = (name: "transition" | "getInitialSnapshot", scopeAt: number) => {
    const run = original[name].value as (...args: readonly unknown[]) => unknown;
    Object.defineProperty(prototype, name, {
      ...original[name],
      value(this: AnyStateMachine, ...args: unknown[]) {
        return exercise(this, args[scopeAt] as Scope, (): unknown => run.apply(this, args));
      },
    });
  };
  call("transition", 2);
  call("getInitialSnapshot", 0);
}

if (folder !== undefined) {
  const holder = globalThis as { [KEY]?: Recording };
  const recording = (holder[KEY] ??= { record: () => {} });
  if (!Object.hasOwn(StateMachine.prototype, KEY)) {
    Object.defineProperty(StateMachine.prototype, KEY, { value: true });
    patch(recording);
  }
  const tests = new Map<string, RecordedTest>();
  const { testPath = "" } = expect.getState();
  const file = relative(ROOT, testPath).replaceAll("\\", "/");
  recording.record = (kind, machine, name) => {
    const title = expect.getState().currentTestName;
    if (title === undefined) return;
    const key = JSON.stringify([machine, title]);
    const test = tests.get(key) ?? { machine, title, file, taken: [], states: [], yes: [], no: [] };
    tests.set(key, test);
    if (!test[kind].includes(name)) test[kind].push(name);
  };
  afterEach(({ task: { meta } }) => {
    const { notOnScreen } = meta as { notOnScreen?: Record<string, Record<string, string>> };
    const title = expect.getState().currentTestName;
    for (const [machine, reasons] of Object.entries(notOnScreen ?? {})) {
      const key = JSON.stringify([machine, title]);
      const test = tests.get(key);
      if (test) tests.set(key, { ...test, notOnScreen: reasons });
    }
  });
  afterAll(() => {
    recording.record = () => {};
    if (tests.size === 0) return;
    mkdirSync(folder, { recursive: true });
    const name = createHash("sha1").update(file).digest("hex");
    writeFileSync(join(folder, `${name}.json`), JSON.stringify([...tests.values()]));
  });
}
