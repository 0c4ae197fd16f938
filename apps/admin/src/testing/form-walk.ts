import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { findOffered, press, typeInto } from "./screen-controls.ts";
import type { Gesture, ScreenWalk } from "./screen-walk.ts";
import { walkScreen } from "./walk-screen.ts";

export interface FormOnScreen extends Pick<
  ScreenWalk,
  "render" | "events" | "responses" | "exceptions" | "ignored"
> {
  /** What the two fields are called that the paths type into, by their names. */
  readonly labels: Readonly<Record<string, string>>;
  readonly submit: string | RegExp;
  /** What is read after a save. */
  readonly saved: string | RegExp;
  /** What else there is on the page. */
  readonly besides: readonly (string | RegExp)[];
  /** What can be pressed in every state, such as the button that closes a dialog. */
  readonly always?: readonly (string | RegExp)[];
}

/** A field may have more in its label, such as a hint. */
const labelPattern = (label: string): RegExp => new RegExp(`^${label}`);

/** The choice of a side for a field: yours is the first. */
const chooseSide =
  (labels: FormOnScreen["labels"]): Gesture =>
  ({ field, side }) => {
    const group = [...document.querySelectorAll("fieldset")].find(
      (one) => one.querySelector("legend")?.textContent === labels[String(field)],
    );
    const radio = group?.querySelectorAll("input")[side === "own" ? 0 : 1];
    return radio ? (user) => user.click(radio) : null;
  };

function allows({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean {
  // a form that stays open leads nowhere
  if (event.type === "redirect.now") return context.redirects;
  if (event.type === "field.changed")
    return context.fields.values[event["name"]] !== event["value"];
  if (event.type === "conflict.chosen")
    return (
      context.differing.includes(event["field"]) &&
      context.choices[event["field"]] !== event["side"]
    );
  return true;
}

/** Walks a form on its page, by what every form must show and offer in its states (FORM-M1 … FORM-M13). */
export function walkForm(id: string, page: FormOnScreen): Promise<void> {
  const { labels, submit, saved, besides, always = [] } = page;
  const names = Object.values(labels);
  const fields = names.map(labelPattern);
  const eventField = ({ name }: AnyEventObject) => {
    const label = labels[String(name)];
    // no user types into what has no label
    return label === undefined ? /(?!)/ : labelPattern(label);
  };
  return walkScreen(id, {
    ...page,
    states: {
      // FORM-M1
      loading: { shows: ["Loading"], offers: always },
      loadFailed: {
        shows: ["This could not be loaded", "No answer"],
        offers: ["Try again", ...always],
      },
      // FORM-M2, FORM-M3, FORM-M5, FORM-M6
      editing: {
        shows: names,
        hides: [saved],
        offers: [...fields, submit],
        mayOffer: besides,
      },
      // FORM-M4, FORM-M13: no second save, what is typed stays, and the save can be cancelled
      submitting: { shows: names, offers: [...fields, "Cancel"], mayOffer: besides },
      // FORM-M7, FORM-M11
      conflicted: {
        shows: ["Someone else saved this meanwhile", "Nothing is lost", "Yours"],
        offers: ["Keep editing", "All mine", "All theirs", "Close"],
        mayOffer: [/^(Yours|Saved meanwhile)/, "Save the choice", "Take theirs"],
      },
      // FORM-M8, FORM-M9
      saved: ({ context }) =>
        context.redirects
          ? { shows: [saved], offers: ["Go now", ...always] }
          : {
              shows: names,
              hides: ["Unsaved changes"],
              offers: [...fields, submit],
              mayOffer: besides,
            },
    },
    person: {
      "field.changed": (event) => typeInto(eventField(event), ({ value }) => String(value))(event),
      "field.blurred": (event) => {
        const field = findOffered(eventField(event));
        return (
          field &&
          (async (user) => {
            await user.click(field);
            await user.tab();
          })
        );
      },
      "form.submitted": press(submit),
      "load.retry": press("Try again"),
      "save.cancelled": press("Cancel"),
      "conflict.chosen": chooseSide(labels),
      "conflict.allChosen": ({ side }) => press(side === "own" ? "All mine" : "All theirs")(),
      "conflict.resolved": press(/^(Save the choice|Take theirs)$/),
      "conflict.putOff": press("Keep editing"),
      "redirect.now": press("Go now"),
      "form.reset": press("Reset"),
      "form.closed": press("Discard"),
    },
    // FORM-M1, FORM-M5 … FORM-M7
    leads: {
      "load.retry": { shows: ["Loading"] },
      "save.cancelled": { offers: [submit] },
      "conflict.putOff": { offers: [submit], hides: ["Someone else saved this meanwhile"] },
      "xstate.error.actor.save": { shows: ["No answer"], offers: [submit] },
      "xstate.done.actor.save": ({ output }) =>
        output.tag === "refused" ? { offers: [submit] } : null,
    },
    elsewhere: ["fields.changed"],
    besides: ["field.blurred"],
    exceptions: {
      [`${id}|form.closed|0`]: "Back is a link: the page takes the machine with it.",
      [`${id}.editing|form.reset|0`]: "No screen offers to undo everything.",
      ...page.exceptions,
    },
    allows,
  });
}

/** What there is no way to on a form that is left after a save. */
export const leftAfterSaving = (id: string): Readonly<Record<string, string>> => {
  const reason = "This form is left after a save.";
  return {
    [`${id}.saved|field.changed|0`]: reason,
    [`${id}.saved|fields.changed|0`]: reason,
    [`${id}.saved|field.blurred|0`]: reason,
    [`${id}.saved|form.submitted|0`]: reason,
  };
};

/** What there is no way to on a form that only makes something: nothing is loaded, and no other user can have saved it. */
export function onlyCreates(id: string): Readonly<Record<string, string>> {
  const opening = ["opening||1", "loading|xstate.done.actor.load|0"];
  const loading = ["loading|xstate.error.actor.load|0", "loadFailed|load.retry|0"];
  const saves = ["submitting|xstate.done.actor.save|2", "submitting|xstate.done.actor.save|3"];
  const choices = ["chosen|0", "allChosen|0", "resolved|0", "resolved|1", "putOff|0"];
  const conflicts = choices.map((event) => `conflicted|conflict.${event}`);
  return Object.fromEntries([
    ...[...opening, ...loading].map((path) => [
      `${id}.${path}`,
      "It is made here, and never opened.",
    ]),
    ...[...saves, ...conflicts, "savingChoices||0", "savingChoices||1"].map((path) => [
      `${id}.${path}`,
      "What is being made no other user has saved.",
    ]),
  ]);
}

/** A form of something stored, as its page opens it: what it holds, and two of its text fields, the second of them required. */
export function storedForm(
  values: object,
  [first, second]: readonly [string, string],
  message: string,
  own = "Own",
): Pick<ScreenWalk, "events" | "responses"> {
  const conflict = (theirs: object) => ({
    tag: "conflicted",
    current: { values: { ...values, ...theirs }, version: 2 },
  });
  return {
    events: [
      { type: "field.changed", name: first, value: "Own" },
      { type: "field.changed", name: second, value: "" },
      { type: "fields.changed", values: { [first]: "Own", [second]: own } },
      { type: "field.blurred", name: first },
      { type: "conflict.chosen", field: first, side: "own" },
      { type: "conflict.chosen", field: second, side: "theirs" },
      { type: "conflict.allChosen", side: "own" },
      { type: "conflict.allChosen", side: "theirs" },
    ],
    responses: {
      load: [{ values, version: 1 }],
      save: [
        { tag: "saved", saved: values, version: 2 },
        { tag: "refused", issues: [{ rule: "FORM-M6", field: second, message }] },
        conflict({ [first]: "Theirs", [second]: "" }),
        conflict({}),
      ],
    },
  };
}
