import { cellChecker, type Cell } from "@marquee/domain/traffic/cell";
import { afterEach, expect, it, vi } from "vitest";
import { createActor, createMachine, fromPromise, setup } from "xstate";
import { handOver, recordStep, startRecording } from "../session/record-steps.ts";
import { asksNotToCount } from "./asks-not-to-count.ts";
import { countActors } from "./count-actors.ts";
import { countedMachines } from "./counted-machines.ts";

const child = createMachine({ id: "child", initial: "on", states: { on: {} } });
const machine = setup({
  actors: { pay: fromPromise(() => new Promise(() => {})), child },
}).createMachine({
  id: "example",
  initial: "opening",
  states: {
    opening: { always: "filling" },
    filling: {
      invoke: { src: "child", id: "child" },
      on: { typed: {}, sent: "paying", left: "over" },
    },
    paying: { invoke: { src: "pay", id: "pay" }, on: { declined: "filling" } },
    over: { type: "final" },
  },
});
const places = new Map(
  countedMachines()
    .of(machine)
    .chart.states.map(({ id }, place) => [id.split(".")[1] ?? "", place]),
);
const place = (key: string) => places.get(key) ?? -1;
const countsOf = (cells: readonly Cell[]) =>
  Object.fromEntries(cells.map(({ what, of, n }) => [`${what} ${of}`, n]));

startRecording();
const watch = () => {
  const counting = countActors();
  handOver(counting.count);
  const of = (id: string) => counting.take().find((one) => one.machine === id)?.cells ?? [];
  return { counting, of };
};

it("[TRAFFIC-A1] counts what XState reports of a machine and of those it starts, from the first transition on", () => {
  const { of } = watch();
  const actor = createActor(machine, { inspect: recordStep }).start();
  actor.send({ type: "typed" });
  actor.send({ type: "unknown" });
  actor.send({ type: "sent" });
  actor.send({ type: "declined" });
  actor.send({ type: "left" });
  const cells = of("example");
  const [opening, filling, paying, over] = ["opening", "filling", "paying", "over"].map(place);
  expect(countsOf(cells)).toMatchObject({
    "run begun": 1,
    "run finished": 1,
    [`state ${filling}`]: 2,
    [`state ${paying}`]: 1,
    [`hop ${filling}>${paying}`]: 1,
    [`hop ${paying}>${filling}`]: 1,
    [`hop ${filling}>${over}`]: 1,
    [`reach ${paying}>${over}`]: 1,
    [`way ${filling}.${paying}.${filling}.${over}`]: 1,
  });
  expect(countsOf(cells)[`state ${opening}`]).toBeUndefined();
  const { chart } = countedMachines().of(machine);
  const counted = cells
    .filter(({ what }) => what === "transition")
    .map((one) => chart.transitions[Number(one.of)]?.id);
  expect(counted).toEqual([
    "example.opening||0",
    "example.filling|typed|0",
    "example.filling|sent|0",
    "example.paying|declined|0",
    "example.filling|left|0",
  ]);
  const isOf = cellChecker(chart);
  expect(cells.every((one) => isOf(one.what, one.of))).toBe(true);
});

it("[TRAFFIC-A1] tells a machine that is stopped from one that ends", () => {
  const { counting } = watch();
  createActor(machine, { inspect: recordStep }).start().stop();
  const runs = Object.fromEntries(counting.take().map((one) => [one.machine, countsOf(one.cells)]));
  expect(runs["example"]).toMatchObject({ "run begun": 1, "run stopped": 1 });
  expect(runs["child"]).toMatchObject({ "run begun": 1, "run stopped": 1 });
});

it("[TRAFFIC-A2] takes a hidden page for left and one that is looked at again for none, and stops the clock between", () => {
  const { counting, of } = watch();
  const actor = createActor(machine, { inspect: recordStep }).start();
  const now = Date.now();
  counting.leave(now);
  counting.comeBack(now + 3_600_000);
  actor.send({ type: "sent" });
  const cells = of("example");
  const filling = place("filling");
  expect(countsOf(cells)).toMatchObject({
    [`left ${filling}`]: 1,
    [`returned ${filling}`]: 1,
    [`way ${filling}`]: 1,
    [`wayResumed ${filling}`]: 1,
  });
  const stay = cells.find(({ what, of: part }) => what === "state" && part === String(filling));
  expect(stay?.times.length).toBeLessThan(10);
  actor.stop();
});

it("[TRAFFIC-P1] holds nothing of what a machine knows: names of the chart, numbers and times alone", () => {
  const { counting } = watch();
  const secret = createMachine({
    id: "secretive",
    initial: "on",
    context: { card: "4242424242424242" },
    states: { on: { on: { typed: {} } } },
  });
  const actor = createActor(secret, { inspect: recordStep }).start();
  actor.send({ type: "typed", text: "hunter2" } as never);
  const sent = JSON.stringify(
    counting.take().map(({ machine: id, version, cells }) => ({ machine: id, version, cells })),
  );
  expect(sent).not.toMatch(/4242|hunter2/);
  expect(sent).toMatch(
    /^\[\{"machine":"secretive","version":"[0-9a-f]{16}","cells":\[(\{"what":"\w+","of":"[\w.>]+","n":\d+,"times":\[[\d,]*\]\},?)+\]\}\]$/,
  );
  actor.stop();
});

afterEach(() => vi.unstubAllGlobals());

it("[TRAFFIC-P3] counts nothing where the browser asks for that", () => {
  for (const [asked, expected] of [
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: "1" }, true],
    [{ globalPrivacyControl: false, doNotTrack: "unspecified" }, false],
    [{ doNotTrack: null }, false],
  ] as const) {
    vi.stubGlobal("navigator", asked);
    expect(asksNotToCount()).toBe(expected);
  }
});
