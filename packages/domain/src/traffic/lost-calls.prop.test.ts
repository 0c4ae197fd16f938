import fc from "fast-check";
import { expect, it } from "vitest";
import type { Cell } from "./cell.ts";
import { countRun, type CountedRun, type LeftRun } from "./count-run.ts";
import type { CountedChart } from "./counted-chart.ts";
import { addCells, createTally } from "./tally.ts";

/** Filled in, sent, refused as often as it takes, done. */
const CHART: CountedChart = {
  states: [
    { id: "m", kind: "compound", parent: -1, initial: 1 },
    { id: "m.filling", kind: "atomic", parent: 0, initial: -1 },
    { id: "m.sending", kind: "atomic", parent: 0, initial: -1 },
    { id: "m.done", kind: "final", parent: 0, initial: -1 },
  ],
  transitions: [
    { id: "0", source: 1, targets: [2], isImmediate: false },
    { id: "1", source: 2, targets: [1], isImmediate: false },
    { id: "2", source: 2, targets: [3], isImmediate: false },
  ],
};

const ACTIONS = ["send", "refuse", "finish", "hide", "show", "reload", "flush", "lose"] as const;
type Action = (typeof ACTIONS)[number];

/** One tab: a run that is stored when the page is hidden, taken up by a reload, and sent in batches of which some are lost. */
function playTab(actions: readonly Action[]) {
  const tally = createTally();
  const sent: Cell[] = [];
  const lost: Cell[] = [];
  let now = 0;
  const at = () => ({ wall: now, seen: now });
  let place = 1;
  let stored: LeftRun | null = null;
  let run: CountedRun = countRun(tally, CHART, { taken: [], places: [1] }, at());
  const move = (from: number, transition: number, to: number) => {
    if (place !== from) return;
    place = to;
    run.step([transition], [to], at());
    if (to === 3) run.end("finished", at());
  };
  const play: Readonly<Record<Action, () => void>> = {
    send: () => move(1, 0, 2),
    refuse: () => move(2, 1, 1),
    finish: () => move(2, 2, 3),
    hide: () => {
      if (place === 3) return;
      run.leave();
      stored = run.stored();
    },
    show: () => run.comeBack(),
    // a reload goes on with what the tab was left with, once; a run that is over is not taken up
    reload: () => {
      if (place === 3) return;
      run.leave();
      stored = run.stored();
      place = 1;
      run = countRun(tally, CHART, { taken: [], places: [1] }, at(), stored);
    },
    flush: () => sent.push(...tally.take()),
    lose: () => lost.push(...tally.take()),
  };
  for (const action of actions) {
    now += 1000;
    play[action]();
  }
  sent.push(...tally.take());
  return { sent, lost, isDone: place === 3 };
}

const tabs = fc.array(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 20 }), {
  minLength: 1,
  maxLength: 3,
});
const numberOf = (cells: readonly Cell[], what: Cell["what"], of?: string): number =>
  cells
    .filter((one) => one.what === what && (of === undefined || one.of === of))
    .reduce((sum, { n }) => sum + n, 0);

it("[TRAFFIC-C3] [TRAFFIC-C4] no run counts twice, whatever is loaded again, in however many tabs", () => {
  fc.assert(
    fc.property(tabs, (all) => {
      const played = all.map((actions) => playTab(actions.filter((one) => one !== "lose")));
      const cells = addCells(played.flatMap(({ sent }) => sent));
      expect(numberOf(cells, "run", "begun")).toBe(all.length);
      const done = played.filter(({ isDone }) => isDone).length;
      expect(numberOf(cells, "run", "finished")).toBe(done);
      for (const pair of ["1>1", "1>2", "1>3", "2>3"])
        expect(numberOf(cells, "reach", pair)).toBeLessThanOrEqual(all.length);
      const left = numberOf(cells, "left") - numberOf(cells, "returned");
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + done).toBeLessThanOrEqual(all.length);
    }),
  );
});

it("[TRAFFIC-C4] what is lost is missing once, and nothing else is missing or doubled", () => {
  fc.assert(
    fc.property(tabs, (all) => {
      const played = all.map(playTab);
      const whole = all.map((actions) =>
        playTab(actions.map((one) => (one === "lose" ? "flush" : one))),
      );
      const found = addCells(played.flatMap(({ sent, lost }) => [...sent, ...lost]));
      const expected = addCells(whole.flatMap(({ sent }) => sent));
      const sums = (cells: readonly Cell[]) =>
        Object.fromEntries(cells.map(({ what, of, n, times }) => [`${what} ${of}`, [n, ...times]]));
      expect(sums(found)).toEqual(sums(expected));
    }),
  );
});
