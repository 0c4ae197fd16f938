import { stepIssues, FORM_STEPS, type FormStep } from "@marquee/domain/onboarding/sign-up-steps";
import type { OnboardingStep, SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import { isReached } from "@marquee/machines/onboarding/onboarding.model";
import { useSelector } from "@xstate/react";
import { StepBars, StepMap, type MappedStep } from "../../page-kit/steps/step-map.tsx";
import { needsText } from "../../page-kit/steps/step-needs.ts";
import { stepSummary, STEPS } from "./sign-up-steps.ts";
import { usePublicCategories, usePublicGeography } from "./sign-up.queries.ts";
import type { OnboardingActor } from "./use-onboarding.ts";

const isFormStep = (step: OnboardingStep): step is FormStep =>
  FORM_STEPS.some((each) => each === step);

/** Where the sign-up is: the step shown, and the last one at its end. */
const useShownStep = (actor: OnboardingActor): OnboardingStep =>
  useSelector(actor, (snapshot) =>
    snapshot.matches("confirmation") || snapshot.matches("left")
      ? "confirmation"
      : snapshot.context.step,
  );

/** What a reached step still needs; null if nothing is missing. */
function stepNeeds(step: FormStep, data: SignUpData): string | null {
  const issues = stepIssues(step, data).filter(({ field }) => field !== "captcha");
  if (step === "signUp" && issues.length === 1 && issues[0]?.field === "password")
    return "Password needed again";
  return needsText(issues);
}

function useMappedSteps(actor: OnboardingActor): readonly MappedStep[] {
  const shown = useShownStep(actor);
  const geography = usePublicGeography().data;
  const categories = usePublicCategories().data?.rows;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isOver = shown === "confirmation";
  return STEPS.map(({ step, title, about }) => {
    const reached = isFormStep(step) && isReached(context, step);
    const isNow = step === shown;
    const response =
      isOver || reached ? stepSummary(step, context.data, { geography, categories }) : "";
    // a step that has just opened says nothing of what was not typed yet
    const isFresh = isNow && response === "";
    const needs = reached && !isOver && !isFresh ? stepNeeds(step, context.data) : null;
    const isDone = !isNow && (isOver || (reached && needs === null));
    return {
      key: step,
      title,
      detail: isNow || response === "" ? about : response,
      needs,
      state: isNow ? "now" : isDone ? "done" : "later",
      isReached: reached,
      onOpen:
        reached && !isNow && !isOver && isFormStep(step)
          ? () => actor.send({ type: "step.chosen", step })
          : undefined,
    };
  });
}

/** The six steps: what was entered, what each still needs, and the way back to those that were reached. */
export function SignUpMap({ actor }: { readonly actor: OnboardingActor }) {
  return <StepMap steps={useMappedSteps(actor)} />;
}

const TITLES = STEPS.map(({ title }) => title);

/** The map of a narrow screen. */
export function SignUpBars({ actor }: { readonly actor: OnboardingActor }) {
  const shown = useShownStep(actor);
  return <StepBars titles={TITLES} at={STEPS.findIndex(({ step }) => step === shown)} />;
}
