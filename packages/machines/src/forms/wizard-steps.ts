import type { Issue } from "@marquee/domain/validation/rule";
import { readOutput } from "../patterns/event-params.ts";
import type { StepInput, StepOutput } from "./step.model.ts";

/** Where a user is in a wizard. */
export interface WizardPosition<Step> {
  readonly step: Step;
  /** The furthest step that was reached: the map leads to it and to those before. */
  readonly reached: Step;
  /** What the server rejected at the end, by the fields of all steps. */
  readonly refusals: readonly Issue[];
}

/** A step that is left leads to the one after it or before it. */
export const toNeighbour = {
  target: "arriving",
  actions: { type: "moveStep", params: readOutput<StepOutput> },
} as const;

/** The moves of a wizard among its steps, which are in their order. */
export function createWizardSteps<Step extends string>(
  steps: readonly Step[],
  stepOfField: (field: string) => Step | undefined,
) {
  type Position = WizardPosition<Step>;
  const goTo = ({ reached }: Position, step: Step) => ({
    step,
    reached: steps.indexOf(step) > steps.indexOf(reached) ? step : reached,
  });
  return {
    goTo,
    /** The step before or after the current one. A step that is left forwards was accepted by the server. */
    move: (position: Position, { way }: StepOutput): Position => {
      const { step, refusals } = position;
      const next = steps[steps.indexOf(step) + (way === "next" ? 1 : -1)] ?? step;
      const remaining = refusals.filter(({ field }) => stepOfField(field) !== step);
      return { ...goTo(position, next), refusals: way === "next" ? remaining : refusals };
    },
    /** Whether the map leads to a step: those that were reached. */
    isReached: ({ reached }: Pick<Position, "reached">, step: Step): boolean =>
      steps.indexOf(step) <= steps.indexOf(reached),
    /** The first step with a field that was rejected. */
    findRefused: (refusals: readonly Issue[]): Step | undefined =>
      steps.find((step) => refusals.some(({ field }) => stepOfField(field) === step)),
    /** What a step opens with. */
    stepInput: <Data>(
      { refusals }: Position,
      step: Step,
      data: Data,
      owner: StepInput<Data>["owner"],
      stored: Data | null = null,
    ): StepInput<Data> => ({
      data,
      stored,
      refusals: refusals.filter(({ field }) => stepOfField(field) === step),
      owner,
    }),
  };
}

/** The refusals that remain after an edit: one goes with the value that it was about. */
export const remainingRefusals = (
  refusals: readonly Issue[],
  before: object,
  after: object,
): readonly Issue[] =>
  refusals.filter(({ field }) => Reflect.get(before, field) === Reflect.get(after, field));
