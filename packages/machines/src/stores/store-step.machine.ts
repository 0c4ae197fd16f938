import { branchRules } from "@marquee/domain/stores/branch-rules";
import { storeStepIssues, type StoreStep } from "@marquee/domain/stores/store-steps";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { createStepMachine, type StepMachine } from "../forms/step.machine.ts";

/** Any step of the wizard of a branch. */
export type StoreStepMachine = StepMachine<StoreDraft>;

const validateStep = (step: StoreStep) => (draft: StoreDraft, stored: StoreDraft | null) =>
  storeStepIssues(step, draft, { stored });

/** The branch name is looked up while it is typed (STORE-W4). */
export const branchInfoStepMachine: StoreStepMachine = createStepMachine({
  id: "branchInfoStep",
  title: "The store info step of a branch",
  validate: validateStep("storeInfo"),
  takenIssues: (draft, field) => ruleIssues(branchRules, draft, { taken: [field] }),
});

export const branchCategoryStepMachine: StoreStepMachine = createStepMachine({
  id: "branchCategoryStep",
  title: "The category step of a branch",
  validate: validateStep("category"),
});

export const branchAddressStepMachine: StoreStepMachine = createStepMachine({
  id: "branchAddressStep",
  title: "The address step of a branch",
  validate: validateStep("address"),
});

export const branchManagerStepMachine: StoreStepMachine = createStepMachine({
  id: "branchManagerStep",
  title: "The personal info step of a branch",
  validate: validateStep("personalInfo"),
});
