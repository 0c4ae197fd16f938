// How made-up people use the real machines: what they do in each state, how often and after which time. tools/traffic-walks.ts walks it.
import { actorDone, actorFailed } from "@marquee/charts/walk/scenario";
import { MACHINES } from "@marquee/machines/list/machine-list";
import type { AnyEventObject } from "xstate";

/** What a person does in a state: how often of a hundred, what is sent, and after how many seconds; without an event they leave. */
type Choice = readonly [weight: number, seconds: number, event?: AnyEventObject];

type Choices = Readonly<Record<string, readonly Choice[]>>;

/** How one machine is used. */
export interface Habit {
  readonly machine: string;
  /** How often it begins with each of the machine's starts. */
  readonly starts: readonly number[];
  /** By the key of a state. */
  readonly choices: Choices;
  /** How an earlier version of its chart was used, in the first half of the time: what differs there. */
  readonly earlier?: { readonly version: string; readonly choices: Choices };
}

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

/** The machines that the demonstration shows traffic of. */
export const HABITS: readonly Habit[] = [
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
    // the chart of 2026-11-23, which offered a declined card again
    earlier: {
      version: "ec007b893b61922b",
      choices: {
        declined: [
          [26, 58, { type: "payment.confirm", saveCard: false }],
          [9, 30, { type: "payment.retry" }],
          [12, 25, { type: "payment.cancelled" }],
          [44, 80],
        ],
      },
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
