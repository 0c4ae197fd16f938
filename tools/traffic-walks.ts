// What made-up people do on the real machines, for the demonstration market: `npm run charts` writes it, and a test compares it
// with what the machines do. The server replays it with times of its own, so that it needs no machine.
import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import { actorDone, actorFailed } from "@marquee/charts/walk/scenario";
import { createStepper, type Step } from "@marquee/charts/walk/step";
import { MACHINES } from "@marquee/machines/list/machine-list";
import type { AnyEventObject } from "xstate";

/** What a person does in a state: how often of a hundred, what is sent, and after how many seconds; without an event they leave. */
type Choice = readonly [weight: number, seconds: number, event?: AnyEventObject];

interface Habit {
  readonly machine: string;
  /** How often it begins with each of the machine's starts. */
  readonly starts: readonly number[];
  /** By the key of a state. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
}

const RUNS = 500;
const LONGEST = 30;

const next = { way: "next" };
const back = { way: "back" };
const step = (name: string, output: object) => actorDone(name, output);
const responsesOf = (machine: string, call: string): readonly unknown[] =>
  MACHINES.find((entry) => entry.machine.id === machine)?.responses?.[call] ?? [];
const eventsOf = (machine: string, type: string): readonly AnyEventObject[] =>
  MACHINES.find((entry) => entry.machine.id === machine)?.events?.filter(
    (one) => one.type === type,
  ) ?? [];
const [whole] = eventsOf("onboarding", "data.changed");
const [found, early, gone] = responsesOf("onboarding", "loadDraft");
const [signedUp, refused] = responsesOf("onboarding", "submit");
const provider = (status: string) => ({ status, error: null });
const typed = whole ? ([[30, 20, whole]] as const) : [];

const HABITS: readonly Habit[] = [
  {
    machine: "onboarding",
    starts: [80, 20],
    choices: {
      resuming: [
        [90, 0.4, actorDone("loadDraft", found)],
        [20, 0.5, actorDone("loadDraft", early)],
        [10, 0.5, actorDone("loadDraft", gone)],
        [2, 3, { type: "resume.dropped" }],
        [2, 12],
      ],
      signUp: [
        ...typed,
        [80, 95, step("signUpStep", next)],
        [3, 30, step("signUpStep", back)],
        [14, 38],
      ],
      storeInfo: [
        [86, 125, step("storeInfoStep", next)],
        [4, 60, step("storeInfoStep", back)],
        [8, 80],
      ],
      chooseCategory: [
        [92, 21, step("chooseCategoryStep", next)],
        [4, 15, step("chooseCategoryStep", back)],
        [3, 50],
      ],
      address: [
        [74, 230, step("addressStep", next)],
        [8, 90, step("addressStep", back)],
        [24, 270],
      ],
      personalInfo: [
        ...typed,
        [82, 110, step("personalInfoStep", next)],
        [5, 70, step("personalInfoStep", back)],
        [12, 190],
      ],
      submitting: [
        [90, 1.4, actorDone("submit", signedUp)],
        [12, 1.2, actorDone("submit", refused)],
        [1, 8, actorFailed("submit")],
        [1, 9],
      ],
      confirmation: [
        [70, 26, actorDone("signedUp", undefined)],
        [30, 40, { type: "page.left" }],
      ],
    },
  },
  {
    machine: "cardPayment",
    starts: [1],
    choices: {
      loadingForm: [
        [97, 1.1, actorDone("loadForm", responsesOf("cardPayment", "loadForm")[0])],
        [1, 8, actorFailed("loadForm")],
        [1, 6],
      ],
      formUnavailable: [
        [60, 6, { type: "form.retry" }],
        [40, 15],
      ],
      ready: [
        [60, 48, { type: "payment.confirm", saveCard: false }],
        [12, 55, { type: "payment.confirm", saveCard: true }],
        [5, 30, { type: "payment.cancelled" }],
        [9, 70],
      ],
      requestingCardSaving: [
        [99, 0.5, actorDone("requestCardSaving", undefined)],
        [1, 3, actorFailed("requestCardSaving")],
      ],
      confirming: [
        [74, 2.2, actorDone("confirmCard", provider("succeeded"))],
        [8, 2.4, actorDone("confirmCard", provider("requires_action"))],
        [16, 1.9, actorDone("confirmCard", provider("requires_payment_method"))],
        [1, 9, actorDone("confirmCard", provider("processing"))],
      ],
      confirmingSaved: [
        [84, 1.8, actorDone("confirmSavedCard", provider("succeeded"))],
        [12, 1.6, actorDone("confirmSavedCard", provider("requires_payment_method"))],
      ],
      authenticating: [
        [76, 34, actorDone("authenticate", provider("succeeded"))],
        [22, 40, actorDone("authenticate", provider("requires_payment_method"))],
        [3, 90],
      ],
      declined: [
        [44, 42, { type: "payment.confirm", saveCard: false }],
        [16, 20, { type: "payment.retry" }],
        [9, 25, { type: "payment.cancelled" }],
        [24, 75],
      ],
    },
  },
  {
    machine: "billReview",
    starts: [1],
    choices: {
      idle: [
        [50, 14, eventsOf("billReview", "review.requested")[0]],
        [16, 18, eventsOf("billReview", "review.requested")[1]],
        [30, 30],
      ] as readonly Choice[],
      asking: [
        [80, 4, { type: "review.confirmed" }],
        [12, 5, { type: "review.cancelled" }],
        [3, 12, { type: "review.left" }],
      ],
      held: [
        [70, 5, { type: "xstate.after.undoTime.billReview.held" }],
        [7, 2, { type: "review.undone" }],
        [4, 3, { type: "review.left" }],
      ],
      sending: [
        [97, 0.6, actorDone("send", "Success")],
        [2, 5, actorFailed("send")],
      ],
      failed: [
        [70, 6, { type: "review.confirmed" }],
        [30, 9, { type: "review.cancelled" }],
      ],
    },
  },
  // what the server stores: in times of the wall
  {
    machine: "paymentRecord",
    starts: [1],
    choices: {
      open: [
        [70, 95, { type: "payment.received" }],
        [15, 80, { type: "payment.declined" }],
        [7, 75, { type: "bank.asked" }],
        [2, 90, { type: "outcome.lost" }],
        [4, 120, { type: "payer.cancelled" }],
        [9, 86_400, { type: "time.passed" }],
      ],
      requiresAction: [
        [78, 42, { type: "payment.received" }],
        [18, 60, { type: "payment.declined" }],
        [4, 86_400, { type: "time.passed" }],
      ],
      declined: [
        [52, 150, { type: "payment.received" }],
        [14, 60, { type: "payment.awaited" }],
        [8, 70, { type: "bank.asked" }],
        [4, 90, { type: "payer.cancelled" }],
        [22, 86_000, { type: "time.passed" }],
      ],
      unknown: [
        [80, 27, { type: "payment.received" }],
        [14, 40, { type: "payment.declined" }],
        [6, 35, { type: "refund.owed" }],
      ],
      refundDue: [[100, 30, { type: "refund.done" }]],
      expired: [
        [1, 3600, { type: "refund.owed" }],
        [60, 0],
      ],
      cancelled: [[1, 0]],
      refunded: [[1, 0]],
    },
  },
  {
    machine: "branchRecord",
    starts: [1],
    choices: {
      pending: [
        [82, 2.2 * 86_400, { type: "branch.approved" }],
        [9, 14 * 86_400, { type: "branch.removed" }],
        [9, 6 * 86_400],
      ],
      live: [
        [22, 20 * 86_400, { type: "branch.changed" }],
        [4, 30 * 86_400, { type: "approval.withdrawn" }],
        [74, 40 * 86_400],
      ],
      changed: [
        [84, 1.4 * 86_400, { type: "changes.settled" }],
        [5, 86_400, { type: "approval.withdrawn" }],
        [11, 2 * 86_400],
      ],
      withdrawn: [
        [60, 3 * 86_400, { type: "branch.approved" }],
        [40, 9 * 86_400],
      ],
    },
  },
  {
    machine: "billRecord",
    starts: [1],
    choices: {
      waiting: [
        [78, 0.8 * 86_400, { type: "bill.approved" }],
        [16, 86_400, { type: "bill.rejected" }],
        [6, 86_400],
      ],
    },
  },
];

/** A generator of numbers from 0 to 1 that is the same on every machine (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pickBy<T>(
  some: readonly T[],
  weightOf: (one: T) => number,
  random: () => number,
): T | undefined {
  let rest = random() * some.reduce((sum, one) => sum + weightOf(one), 0);
  return some.find((one) => (rest -= weightOf(one)) < 0);
}

/** One step of a walk: transitions and states by their places, and the seconds before it. */
type WalkStep = readonly [seconds: number, taken: readonly number[], places: readonly number[]];

/** What was walked, how often of all, and whether the machine came to its end. */
export interface MadeWalks {
  readonly version: string;
  readonly walks: readonly (readonly [
    times: number,
    ends: boolean,
    after: number,
    steps: readonly WalkStep[],
  ])[];
}

function walksOf({ machine: id, starts, choices }: Habit): MadeWalks {
  const entry = MACHINES.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`There is no machine ${id}`);
  const read = readChart(entry.machine);
  const chart = countedParts(read);
  const placesBy = (parts: readonly { readonly id: string }[]) =>
    new Map(parts.map((part, at) => [part.id, at]));
  const [states, transitions] = [placesBy(chart.states), placesBy(chart.transitions)];
  const random = seeded(20_260_301);
  const walked = new Map<string, number>();
  const toStep = (seconds: number, { taken, snapshot }: Step): WalkStep => [
    seconds,
    taken.flatMap((one) => transitions.get(one) ?? []),
    snapshot._nodes.flatMap(({ id: state }) => states.get(state) || []),
  ];
  for (let run = 0; run < RUNS; run += 1) {
    const at = pickBy([...starts.keys()], (start) => starts[start] ?? 0, random) ?? 0;
    const stepper = createStepper(entry.machine, entry.starts[at]?.input);
    let current = stepper.start();
    const steps = [toStep(0, current)];
    let left = 0;
    for (let count = 0; count < LONGEST && current.snapshot.status === "active"; count += 1) {
      const keys = current.snapshot._nodes.map(({ key }) => key);
      const open = keys.flatMap((key) => choices[key] ?? []);
      const [, seconds = 1, event] = pickBy(open, ([weight]) => weight, random) ?? [];
      if (!event) {
        left = seconds;
        break;
      }
      current = stepper.step(current.snapshot, event);
      steps.push(toStep(seconds, current));
    }
    const key = JSON.stringify([current.snapshot.status === "done", left, steps]);
    walked.set(key, (walked.get(key) ?? 0) + 1);
  }
  return {
    version: pathsHash(read),
    walks: [...walked].map(([key, times]) => [
      times,
      ...(JSON.parse(key) as [boolean, number, readonly WalkStep[]]),
    ]),
  };
}

/** The walks of every machine that the demonstration shows traffic of. */
export const makeWalks = (): Readonly<Record<string, MadeWalks>> =>
  Object.fromEntries(HABITS.map((habit) => [habit.machine, walksOf(habit)]));
