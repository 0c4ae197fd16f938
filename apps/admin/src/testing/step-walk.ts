import type { StepActor } from "../page-kit/steps/step-actor.ts";
import { findOffered, press, typeInto } from "./screen-controls.ts";
import { screenOf } from "./screen-starts.ts";
import type { ScreenWalk } from "./screen-walk.ts";
import { walkScreen } from "./walk-screen.ts";

export interface StepOnScreen<Data extends object> extends Pick<ScreenWalk, "exceptions"> {
  readonly id: string;
  /** Read on the step in every state. */
  readonly title: string;
  readonly submit?: string;
  /** The text field that the paths type into, which must be filled, and its label. */
  readonly field: keyof Data & string;
  readonly label: string | RegExp;
  /** What a look-up finds; the page asks by itself. */
  readonly found: { readonly field: keyof Data & string; readonly value: string };
  /** False for the first step of a page, from which a link leads back. */
  readonly goesBack?: boolean;
  readonly render: (step: StepActor<Data>) => Promise<void>;
}

/** Walks a step of a wizard by what every step must show and offer (ONBOARD-M2, ONBOARD-M3, STORE-W2). */
export function walkStep<Data extends object>(step: StepOnScreen<Data>): Promise<void> {
  const { id, title, submit = "Next", field, label, found, goesBack = true, render } = step;
  const back = goesBack ? ["Back"] : [];
  return walkScreen(id, {
    render: screenOf<StepActor<Data>>(render),
    events: [
      { type: "field.changed", name: field, value: "" },
      { type: "field.changed", name: field, value: "Another" },
      { type: "field.blurred", name: field },
      { type: "fields.changed", values: { [field]: "Another" } },
      { type: "value.checked", ...found, isTaken: true },
    ],
    states: {
      editing: { shows: [title], offers: [label, submit, ...back], mayOffer: [/./], hides: [] },
      // typing goes back to editing; there is no second check, and this one can be cancelled
      checking: { shows: [title], offers: [label, ...back, "Cancel"], mayOffer: [/./] },
    },
    person: {
      "field.changed": (event) => typeInto(label, ({ value }) => String(value))(event),
      "field.blurred": () => {
        const control = findOffered(label);
        return (
          control &&
          (async (user) => {
            await user.click(control);
            await user.tab();
          })
        );
      },
      "step.submitted": press(submit),
      ...(goesBack ? { "step.back": press("Back") } : {}),
      "check.cancelled": press("Cancel"),
    },
    leads: {
      "check.cancelled": { offers: [submit] },
      "xstate.error.actor.check": { shows: ["No answer"], offers: [submit] },
    },
    besides: ["field.blurred"],
    elsewhere: ["fields.changed", "value.checked", ...(goesBack ? [] : ["step.back"])],
    ...(step.exceptions ? { exceptions: step.exceptions } : {}),
    allows: ({ context }, event) =>
      event.type !== "field.changed" || context.fields.values[field] !== event["value"],
  });
}
