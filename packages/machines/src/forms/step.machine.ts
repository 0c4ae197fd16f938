import { assertEvent, assign, setup } from "xstate";
import { readError } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { toProblem, type ActorFailure } from "../patterns/problem.ts";
import { failFields, refuseFields } from "./fields.ts";
import {
  applyTypedValue,
  changeStep,
  createStepContext,
  showIssues,
  type StepResponse,
  type StepContext,
  type StepEvent,
  type StepInput,
  type StepOutput,
  type StepRequest,
  type TakenIssues,
  type ValidateStep,
} from "./step.model.ts";

const noneTaken = (): readonly [] => [];

/**
 * The pattern of every step of a wizard: filled in, checked, and left for the next one or the one before (ONBOARD-M2 to
 * ONBOARD-M5, STORE-W2). `Data` is what the whole wizard holds. Call it once per step, with an id of its own, so that each
 * has its own chart.
 */
export const createStepMachine = <Data extends object>(of: {
  readonly id: string;
  readonly title: string;
  readonly validate: ValidateStep<Data>;
  /** What a look-up while typing can find; absent for a step that looks nothing up. */
  readonly takenIssues?: TakenIssues<Data>;
}) =>
  setup({
    types: {
      context: {} as StepContext<Data>,
      events: {} as StepEvent,
      input: {} as StepInput<Data>,
      output: {} as StepOutput,
      meta: {} as { title: string },
    },
    actors: { check: callNotProvided<StepResponse, StepRequest<Data>>("check") },
    guards: {
      holds: ({ context }) => context.fields.issues.length === 0,
      hasPassed: (_, { issues }: { issues: StepResponse }) => issues.length === 0,
    },
    actions: {
      changeStep: assign(({ context, event }) => {
        assertEvent(event, ["field.changed", "fields.changed", "field.blurred"]);
        return { fields: changeStep(of.validate, context, event) };
      }),
      sendData: ({ context }) =>
        context.owner.send({ type: "data.changed", data: context.fields.values }),
      applyTypedValue: assign(({ context, event }) => {
        assertEvent(event, "value.checked");
        return { fields: applyTypedValue(context.fields, event, of.takenIssues ?? noneTaken) };
      }),
      showIssues: assign(({ context }) => ({ fields: showIssues(context.fields) })),
      refuseStep: assign(({ context }, { issues }: { issues: StepResponse }) => ({
        fields: refuseFields(context.fields, issues),
      })),
      failStep: assign(({ context }, { error }: ActorFailure) => ({
        fields: failFields(context.fields, toProblem(error)),
      })),
      setWay: assign((_, { way }: StepOutput) => ({ way })),
    },
  }).createMachine({
    id: of.id,
    description: `${of.title}: filled in, checked, and left for the next step or the one before.`,
    context: ({ input }) => createStepContext(of.validate, input),
    output: ({ context }) => ({ way: context.way }),
    initial: "editing",
    on: {
      "step.back": {
        target: ".left",
        actions: { type: "setWay", params: { way: "back" } },
        description: "The user goes back; what was typed stays with the wizard.",
      },
    },
    states: {
      editing: {
        description: "The user fills in. What is typed is sent to the wizard as it is typed.",
        meta: { title: "Filling in" },
        on: {
          "field.changed": { actions: ["changeStep", "sendData"] },
          "fields.changed": { actions: ["changeStep", "sendData"] },
          "field.blurred": { actions: "changeStep" },
          "value.checked": { actions: "applyTypedValue" },
          "step.submitted": [{ guard: "holds", target: "checking" }, { actions: "showIssues" }],
        },
      },
      checking: {
        description:
          "The server is asked what it alone knows; a step that asks nothing passes at once, and typing goes back to editing.",
        meta: { title: "Checking" },
        invoke: {
          id: "check",
          src: "check",
          input: ({ context }) => ({ data: context.fields.values }),
          onDone: [
            {
              guard: { type: "hasPassed", params: ({ event }) => ({ issues: event.output }) },
              target: "left",
              actions: { type: "setWay", params: { way: "next" } },
            },
            {
              target: "editing",
              actions: { type: "refuseStep", params: ({ event }) => ({ issues: event.output }) },
            },
          ],
          onError: { target: "editing", actions: { type: "failStep", params: readError } },
        },
        on: {
          "check.cancelled": "editing",
          "field.changed": { target: "editing", actions: ["changeStep", "sendData"] },
          "fields.changed": { target: "editing", actions: ["changeStep", "sendData"] },
          "field.blurred": { actions: "changeStep" },
        },
      },
      left: {
        type: "final",
        description: "The output says which way the user left the step.",
        meta: { title: "Left" },
      },
    },
  });

/** A step of a wizard that holds `Data`. */
export type StepMachine<Data extends object> = ReturnType<typeof createStepMachine<Data>>;

const broken = { rule: "STORE-W2", field: "name", message: "The name is missing." };

/** The pattern itself, for its chart. */
export const stepMachine: StepMachine<{ readonly name: string }> = createStepMachine({
  id: "step",
  title: "A step of a wizard",
  validate: ({ name }) => (name === "" ? [broken] : []),
});
