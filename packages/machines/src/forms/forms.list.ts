import type { ListedMachine } from "../list/listed-machine.ts";
import { confirmedActionMachine } from "../patterns/confirmed-action.machine.ts";
import { formMachine } from "./form.machine.ts";

const broken = { rule: "FORM-M3", field: "name", message: "The name is missing." };

/** What every form's entry has besides its name and its machine: `changes` are what somebody types. */
export function formEntry(
  values: object,
  changes: object,
): Pick<ListedMachine, "starts" | "events" | "answers" | "guards"> {
  const [name = ""] = Object.keys(changes);
  const value: unknown = Reflect.get(changes, name);
  const stored = { values, version: 1 };
  return {
    starts: [
      { title: "Something stored", input: { id: "r1", values, validate: () => [] } },
      { title: "Something new", input: { id: null, values, validate: () => [] } },
      { title: "With a broken rule", input: { id: null, values, validate: () => [broken] } },
      {
        title: "A form that stays open",
        input: { id: "r1", values, validate: () => [], redirects: false },
      },
    ],
    events: [
      { type: "field.changed", name, value },
      { type: "fields.changed", values: changes },
      { type: "field.blurred", name },
    ],
    answers: {
      load: [stored],
      save: [
        { tag: "saved", saved: values, version: 2 },
        { tag: "refused", issues: [broken] },
        { tag: "conflicted", current: { values: { ...values, ...changes }, version: 2 } },
      ],
    },
    guards: {
      isNew: { asks: "Is it something new?", rules: ["FORM-M1"] },
      holds: { asks: "Does every rule of the form hold?", rules: ["FORM-M3"] },
      wasSaved: { asks: "Did the server save it?", rules: ["FORM-M4"] },
      isConflict: { asks: "Did someone else save meanwhile?", rules: ["FORM-M7"] },
      redirects: { asks: "Is the form left after a save?", rules: ["FORM-M8"] },
      staysOpen: { asks: "Does the form stay open after a save?", rules: ["FORM-M9"] },
    },
  };
}

/** What the entry of an action has that always asks first. */
export const confirmedActionEntry = (
  title: string,
  subject: object,
  answer: unknown,
): Pick<ListedMachine, "starts" | "events" | "answers" | "guards" | "neverHolds"> => ({
  starts: [{ title, input: undefined }],
  events: [{ type: "action.requested", subject }],
  answers: { run: [answer] },
  guards: {
    asksNothing: { asks: "Does it ask nothing first?", rules: ["CONFIRM-M5"] },
    isAnotherWaiting: { asks: "Does another request wait?", rules: ["CONFIRM-M5"] },
  },
  neverHolds: {
    asksNothing: "This action always asks first.",
    isAnotherWaiting: "Only what asks nothing can wait for its turn.",
  },
});

/** What the entry of copying items of a noun has: one is copied at once, several after a confirmation. */
export function copyItemsEntry(
  heading: string,
): Pick<ListedMachine, "starts" | "events" | "answers" | "guards" | "distinguish"> {
  const { guards, answers, starts } = confirmedActionEntry("A list", {}, 1);
  const item = { itemId: "i1", heading, copyId: "c1" };
  return {
    starts,
    answers: answers ?? {},
    guards,
    events: [
      { type: "action.requested", subject: { items: [item] } },
      { type: "action.requested", subject: { items: [item, { ...item, itemId: "i2" }] } },
    ],
    distinguish: ({ context }) => Math.min(context.waiting.length, 1),
  };
}

/** The patterns that other machines are instances of. */
export const patternMachines: readonly ListedMachine[] = [
  {
    ...formEntry({ name: "" }, { name: "Plateau" }),
    noun: "forms",
    title: "Form",
    machine: formMachine,
  },
  {
    noun: "forms",
    title: "Confirmed action",
    machine: confirmedActionMachine,
    ...confirmedActionEntry("An action", { id: "r1" }, {}),
  },
];
