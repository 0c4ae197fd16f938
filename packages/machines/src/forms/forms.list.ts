import { confirmedActionMachine } from "../patterns/confirmed-action.machine.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { rowsEntry } from "../patterns/rows.list.ts";
import { rowsMachine } from "../patterns/rows.machine.ts";
import { formMachine } from "./form.machine.ts";
import { stepPattern } from "./step.list.ts";

const broken = { rule: "FORM-M3", field: "name", message: "The name is missing." };

/** What the second field must not hold in these walks. */
const REFUSED = "?";

/** What every form's entry has besides its name and its machine; two of its text fields are typed in. */
export function formEntry(
  values: object,
  [first, second]: readonly [string, string],
): Pick<ListedMachine, "pattern" | "starts" | "events" | "responses" | "guards"> {
  const validate = (typed: object) => (Reflect.get(typed, second) === REFUSED ? [broken] : []);
  const input = { id: "r1", values, validate };
  const conflict = (theirs: object) => ({
    tag: "conflicted",
    current: { values: { ...values, ...theirs }, version: 2 },
  });
  return {
    pattern: formMachine,
    starts: [
      { title: "Something stored", input },
      { title: "Something new", input: { ...input, id: null } },
      { title: "A form that stays open", input: { ...input, redirects: false } },
    ],
    events: [
      { type: "field.changed", name: first, value: "Own" },
      { type: "field.changed", name: second, value: REFUSED },
      { type: "fields.changed", values: { [first]: "Own", [second]: "Own" } },
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
        { tag: "refused", issues: [broken] },
        conflict({ [first]: "Theirs", [second]: REFUSED }),
        conflict({}),
      ],
    },
    guards: {
      isNew: { asks: "Is it something new?", rules: ["FORM-M1"] },
      holds: { asks: "Does every rule of the form hold?", rules: ["FORM-M3", "FORM-M11"] },
      isSavedWhole: { asks: "Is all that was typed saved?", rules: ["FORM-M13"] },
      wasSaved: { asks: "Did the server save it?", rules: ["FORM-M4"] },
      isConflict: { asks: "Did another user save meanwhile?", rules: ["FORM-M7"] },
      losesNothing: { asks: "Would nothing of theirs be lost?", rules: ["FORM-M12"] },
      isEverythingChosen: { asks: "Has every field its choice?", rules: ["FORM-M11"] },
      isNothingLeftToSave: { asks: "Is all of it theirs?", rules: ["FORM-M11"] },
      redirects: { asks: "Is the form left after a save?", rules: ["FORM-M8"] },
      staysOpen: { asks: "Does the form stay open after a save?", rules: ["FORM-M9"] },
    },
  };
}

/** What the entry of an action has that always asks first. */
export const confirmedActionEntry = (
  title: string,
  subject: object,
  response: unknown,
): Pick<
  ListedMachine,
  "pattern" | "starts" | "events" | "responses" | "guards" | "neverHolds"
> => ({
  pattern: confirmedActionMachine,
  starts: [{ title, input: undefined }],
  events: [{ type: "action.requested", subject }],
  responses: { run: [response] },
  guards: {
    asksNothing: { asks: "Does it ask nothing first?", rules: ["CONFIRM-M5"] },
    nextAsksNothing: { asks: "Does what waits next ask nothing?", rules: ["CONFIRM-M5"] },
    isAnotherWaiting: { asks: "Does another request wait?", rules: ["CONFIRM-M5"] },
  },
  neverHolds: {
    asksNothing: "This action always asks first.",
    nextAsksNothing: "This action always asks first.",
  },
});

/** What the entry of copying items of a noun has: one is copied at once, several after a confirmation. */
export function copyItemsEntry(
  heading: string,
): Pick<ListedMachine, "pattern" | "starts" | "events" | "responses" | "guards" | "distinguish"> {
  const { guards, responses, starts } = confirmedActionEntry("A list", {}, 1);
  const item = { itemId: "i1", heading, copyId: "c1" };
  return {
    pattern: confirmedActionMachine,
    starts,
    responses: responses ?? {},
    guards,
    events: [
      { type: "action.requested", subject: { items: [item] } },
      { type: "action.requested", subject: { items: [item, { ...item, itemId: "i2" }] } },
    ],
    distinguish: ({ context }) => context.waiting[0]?.items.length,
  };
}

/** The patterns that other machines are instances of. */
export const patternMachines: readonly ListedMachine[] = [
  {
    ...formEntry({ name: "", address: "" }, ["name", "address"]),
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
  {
    ...rowsEntry({ name: "linen" }, "name"),
    noun: "forms",
    title: "List of rows",
    machine: rowsMachine,
    noScreen:
      "The pattern of lists that are set up row by row: each of its instances is walked in its dialog.",
  },
  stepPattern,
];
