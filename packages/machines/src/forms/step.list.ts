import type { AnyEventObject } from "xstate";
import { noListener, type ListedMachine } from "../patterns/listed-machine.ts";
import { stepMachine, type StepMachine } from "./step.machine.ts";

export interface ListedStep<Data extends object> {
  readonly noun: string;
  readonly title: string;
  readonly machine: StepMachine<Data>;
  /** What breaks no rule of the step. */
  readonly filled: Data;
  /** Two fields, of which the second must be filled, and what it is while it is not. */
  readonly fields: readonly [keyof Data & string, keyof Data & string];
  readonly empty: unknown;
  /** What a look-up finds; a step that looks nothing up takes the event, and nothing comes of it. */
  readonly found: { readonly field: keyof Data & string; readonly value: string };
}

/** What the entry of each step of a wizard has. */
export function stepEntry<Data extends object>(step: ListedStep<Data>): ListedMachine {
  const { noun, title, machine, filled, empty, found } = step;
  const [field, required] = step.fields;
  const refusal = { rule: "STORE-W5", field: required, message: "This is not there." };
  const events: readonly AnyEventObject[] = [
    { type: "field.changed", name: required, value: empty },
    { type: "field.changed", name: required, value: filled[required] },
    { type: "fields.changed", values: { [field]: filled[field] } },
    { type: "field.blurred", name: required },
    { type: "value.checked", ...found, isTaken: true },
  ];
  return {
    noun,
    title,
    machine,
    pattern: stepMachine,
    starts: [
      { title: "Filled in before", input: { data: filled, refusals: [], owner: noListener } },
      {
        title: "Rejected at the end",
        input: { data: filled, refusals: [refusal], owner: noListener },
      },
    ],
    events,
    responses: { check: [[], [refusal]] },
    distinguish: ({ context: { fields } }) => [
      JSON.stringify(fields.values[required]) === JSON.stringify(filled[required]),
      fields.serverIssues.length > 0,
    ],
    guards: {
      holds: {
        asks: "Does every rule of the step hold?",
        rules: ["ONBOARD-M2", "ONBOARD-W1", "STORE-W2"],
      },
      hasPassed: { asks: "Has the server nothing against it?", rules: ["ONBOARD-M3", "STORE-W4"] },
    },
  };
}

/** The pattern itself. */
export const stepPattern: ListedMachine = {
  ...stepEntry({
    noun: "forms",
    title: "Step of a wizard",
    machine: stepMachine,
    filled: { name: "linen" },
    fields: ["name", "name"],
    empty: "",
    found: { field: "name", value: "linen" },
  }),
  noScreen: "The pattern of the steps of a wizard: each of its instances is walked on its page.",
};
