import { countedParts } from "@marquee/charts/chart/counted-chart";
import { createStepper } from "@marquee/charts/walk/step";
import { followCase } from "@marquee/domain/cases/case-path";
import type { CaseFact } from "@marquee/domain/cases/case.schema";
import { BILL_STATES, PAYMENT_STATES } from "@marquee/domain/cases/stored-states";
import { isLeaf, leavesOf, pathOf } from "@marquee/domain/traffic/counted-chart";
import { MACHINES } from "@marquee/machines/list/machine-list";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { caseOverlay } from "./case-overlay.ts";

const RECORDS = MACHINES.filter(({ record }) => record !== undefined);
const factOf = (state: string | null, minute: number): CaseFact => ({
  at: new Date(Date.UTC(2026, 2, 2, 6, minute)).toISOString(),
  state,
  text: "a",
  detail: "",
  who: { kind: "system", name: "Marquee" },
});

describe.each(RECORDS.map((listed) => [listed.title, listed] as const))("%s", (_, listed) => {
  const { chart, index } = entryOf(listed.machine.id);
  const counted = countedParts(chart);
  const leaves = counted.states.flatMap(({ id }, place) => (isLeaf(counted, place) ? [id] : []));
  const events = [...new Set(chart.transitions.map(({ event }) => event))];

  it("[CASE-P1] has a road for each step of a case, whatever is stored", () => {
    const stored = fc.array(fc.constantFrom<string | null>(...leaves, "gone", null), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(stored, (states) => {
        const facts = states.map(factOf);
        const { steps, beside } = followCase(counted, facts);
        expect(steps.length + beside.length).toBe(facts.length);
        // a step without a transition says that it is a gap, but the first
        expect(
          steps.every(({ transition, isGap }, at) => at === 0 || isGap === (transition === null)),
        ).toBe(true);
        const roads = steps.flatMap(({ transition, place }, at) => {
          const road = transition === null ? undefined : counted.transitions[transition];
          return road ? [{ road, place, before: steps[at - 1]?.place ?? 0 }] : [];
        });
        expect(
          roads.every(
            ({ road, place, before }) =>
              pathOf(counted, before).includes(road.source) &&
              road.targets.some((target) => leavesOf(counted, target).includes(place)),
          ),
        ).toBe(true);
      }),
    );
  });

  it("[CASE-P1] follows every walk of the machine itself, transition by transition", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (walk) => {
        const stepper = createStepper(listed.machine, listed.starts[0]?.input);
        let current = stepper.start();
        const leafOf = () =>
          current.snapshot._nodes.map(({ id }) => id).find((id) => leaves.includes(id)) ?? "";
        const seen = [leafOf()];
        const taken: string[] = [];
        for (const type of walk) {
          if (current.snapshot.status !== "active") break;
          const before = leafOf();
          current = stepper.step(current.snapshot, { type });
          if (leafOf() === before) continue;
          seen.push(leafOf());
          taken.push(...current.taken);
        }
        const { steps } = followCase(counted, seen.map(factOf));
        expect(steps.some(({ isGap }) => isGap)).toBe(false);
        expect(
          steps.flatMap(({ transition }) =>
            transition === null ? [] : [counted.transitions[transition]?.id],
          ),
        ).toEqual(taken);
      }),
    );
  });

  it("[TRAFFIC-E4] names a state of its chart as what it is for", () => {
    expect(index.find(`${chart.id}.${listed.record?.goal}`)).toBeTruthy();
  });
});

it("[CASE-M1] has a state on the chart for each stored one", () => {
  for (const [machine, states] of [
    ["paymentRecord", PAYMENT_STATES],
    ["billRecord", BILL_STATES],
  ] as const)
    for (const id of Object.values(states)) expect(entryOf(machine).index.find(id)).toBeTruthy();
});

it("[CASE-S2] numbers the steps on the chart as in the list, what comes later dotted", () => {
  const counted = countedParts(entryOf("paymentRecord").chart);
  const { open, declined, paid } = PAYMENT_STATES;
  const { steps } = followCase(counted, [open, declined, open, declined, paid].map(factOf));
  const { states, transitions } = caseOverlay(counted, steps, 3);
  const marks = Object.values(transitions ?? {});
  expect(marks.map(({ mark, badge }) => `${mark} ${badge}`).toSorted()).toEqual([
    "later 5",
    "taken 2, 4",
    "taken 3",
  ]);
  expect(states).toEqual({
    [open]: "current",
    [declined]: "been",
    "paymentRecord.unpaid": "around",
  });
});
