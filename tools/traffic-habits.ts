// How made-up people use the real machines: what they do in each state, how often and after which time. tools/traffic-walks.ts walks it.
import { actorDone, actorFailed } from "@marquee/charts/walk/scenario";
import { MACHINES } from "@marquee/machines/list/machine-list";
import type { AnyEventObject } from "xstate";
import { STORED_HABITS } from "./stored-habits.ts";
import type { Choice, Habit } from "./traffic-habit.ts";

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
    starts: [78, 20, 2],
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
  ...STORED_HABITS,
];
