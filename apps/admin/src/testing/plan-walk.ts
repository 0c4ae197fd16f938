import { findOffered, press } from "./screen-controls.ts";
import type { Expected } from "./screen-states.ts";
import type { Gesture, ScreenWalk } from "./screen-walk.ts";

const BACK = "Back to the plan";

/** What the states have in common in which a payment is looked for that was open before a reload (PLAN-M8). */
export const resuming = (
  words: string,
): Readonly<Record<"resuming" | "resumeFailed", Expected>> => ({
  resuming: { shows: [words], hides: ["Payment Summary", "CAD"], offers: [] },
  resumeFailed: {
    shows: ["We could not look up your payment", "Nothing is lost"],
    hides: ["Payment Summary"],
    offers: ["Ask again", BACK],
  },
});

/** Goes through a field without changing it. */
export const leaveField =
  (name: string | RegExp): Gesture =>
  () => {
    const field = findOffered(name);
    return (
      field &&
      (async (user) => {
        await user.click(field);
        await user.tab();
      })
    );
  };

/** What a person does on the page of any plan that is paid for. */
export const planPerson: ScreenWalk["person"] = {
  "plan.cancelled": press("Cancel"),
  "resume.retry": press("Ask again"),
  "resume.dropped": press(BACK),
};

/** What happens to a plan: `set` is the button that sets it, `looking` and `done` what is read before and after its payment. */
export const planLeads = (words: {
  readonly set: string;
  readonly looking: string;
  readonly done: string;
}): NonNullable<ScreenWalk["leads"]> => {
  const { set, looking, done } = words;
  return {
    // PLAN-M3, PLAN-M8
    "plan.cancelled": { offers: [set] },
    "resume.retry": { shows: [looking] },
    "resume.dropped": { offers: [set] },
    "xstate.error.actor.openCheckout": { offers: [set] },
    "xstate.error.actor.loadCheckout": { offers: ["Ask again"] },
    // PLAN-M6, PLAN-M7
    "xstate.done.actor.checkout": ({ output }) => {
      if (output.tag === "settled") return { shows: [done] };
      return output.tag === "refused" ? { offers: [set] } : { shows: ["We go on without you"] };
    },
  };
};

/** Who waits for a payment of before is not let into another plan. */
export const waitsForPayment = (id: string): Readonly<Record<string, string>> => ({
  [`${id}.resuming|resume.dropped|0`]:
    "Who does not wait leaves the page: the state of a payment is looked up before another plan is made.",
});
