import { stepIssues, type FormStep } from "@marquee/domain/onboarding/sign-up-steps";
import type { SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import { storeInfoRules } from "@marquee/domain/onboarding/store-info-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { createStepMachine, type StepMachine } from "../forms/step.machine.ts";

/** Any step of sign-up. */
export type SignUpStepMachine = StepMachine<SignUpData>;

const validateStep = (step: FormStep) => (data: SignUpData) => stepIssues(step, data);

export const signUpStepMachine: SignUpStepMachine = createStepMachine({
  id: "signUpStep",
  title: "The sign-up step",
  validate: validateStep("signUp"),
});

export const storeInfoStepMachine: SignUpStepMachine = createStepMachine({
  id: "storeInfoStep",
  title: "The store info step",
  validate: validateStep("storeInfo"),
  takenIssues: (data, field) => ruleIssues(storeInfoRules, data, { taken: [field] }),
});

export const chooseCategoryStepMachine: SignUpStepMachine = createStepMachine({
  id: "chooseCategoryStep",
  title: "The category step",
  validate: validateStep("chooseCategory"),
});

export const addressStepMachine: SignUpStepMachine = createStepMachine({
  id: "addressStep",
  title: "The address step",
  validate: validateStep("address"),
});

export const personalInfoStepMachine: SignUpStepMachine = createStepMachine({
  id: "personalInfoStep",
  title: "The personal info step",
  validate: validateStep("personalInfo"),
});
