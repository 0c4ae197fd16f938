import type { StoreStep } from "@marquee/domain/stores/store-steps";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { assertEvent, assign, setup } from "xstate";
import {
  adoptVersion,
  applyChoices,
  applyFailure,
  chooseAll,
  saveGuards,
  type LoadRequest,
  type SaveRequest,
  type Stored,
} from "../forms/form.model.ts";
import type { StepOutput } from "../forms/step.model.ts";
import { toNeighbour } from "../forms/wizard-steps.ts";
import { readError, readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import type { ActorFailure } from "../patterns/problem.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import {
  branchAddressStepMachine,
  branchCategoryStepMachine,
  branchInfoStepMachine,
  branchManagerStepMachine,
} from "./store-step.machine.ts";
import {
  applyBranchSave,
  changeDraft,
  chooseStep,
  createStoreWizardContext,
  goToIssues,
  isComplete,
  isReached,
  moveStep,
  openStoredBranch,
  startBranchSave,
  stepInput,
  type StoreSaveResponse,
  type StoreWizardChildren,
  type StoreWizardContext,
  type StoreWizardEvent,
  type StoreWizardInput,
} from "./store-wizard.model.ts";

const guards = saveGuards<StoreDraft, StoreDetails>();

/** Adds a branch to a company, or edits one, in four steps with a machine each (STORE-W1 to STORE-W6). */
const machine = setup({
  types: {
    context: {} as StoreWizardContext,
    events: {} as StoreWizardEvent,
    input: {} as StoreWizardInput,
    meta: {} as { title: string },
    children: {} as StoreWizardChildren,
  },
  actors: {
    load: callNotProvided<Stored<StoreDraft>, LoadRequest>("load"),
    save: callNotProvided<StoreSaveResponse, SaveRequest<StoreDraft>>("save"),
    branchInfoStep: branchInfoStepMachine,
    branchCategoryStep: branchCategoryStepMachine,
    branchAddressStep: branchAddressStepMachine,
    branchManagerStep: branchManagerStepMachine,
  },
  guards: {
    ...guards,
    isAt: ({ context }, { step }: { step: StoreStep }) => context.step === step,
    isReached: ({ context, event }) => {
      assertEvent(event, "step.chosen");
      return isReached(context, event.step);
    },
    goesBack: (_, { way }: StepOutput) => way === "back",
    isComplete: ({ context }) => isComplete(context),
    isChoiceComplete: ({ context }) =>
      guards.isEverythingChosen({ context }) &&
      isComplete({ ...context, ...applyChoices(context) }),
  },
  actions: {
    openStored: assign(({ context }, stored: Stored<StoreDraft>) =>
      openStoredBranch(context, stored),
    ),
    setFailure: assign(({ context }, { error }: ActorFailure) => applyFailure(context, error)),
    changeDraft: assign(({ context, event }) => {
      assertEvent(event, "data.changed");
      return changeDraft(context, event.data);
    }),
    moveStep: assign(({ context }, output: StepOutput) => moveStep(context, output)),
    chooseStep: assign(({ context, event }) => {
      assertEvent(event, "step.chosen");
      return chooseStep(context, event.step);
    }),
    goToIssues: assign(({ context }) => goToIssues(context)),
    startSave: assign(({ context }) => startBranchSave(context)),
    applySave: assign(({ context }, response: StoreSaveResponse) =>
      applyBranchSave(context, response),
    ),
    adoptVersion: assign(({ context }, response: StoreSaveResponse) =>
      adoptVersion(context, response),
    ),
    chooseSide: assign(({ context, event }) => {
      assertEvent(event, "conflict.chosen");
      return { choices: { ...context.choices, [event.field]: event.side } };
    }),
    chooseAll: assign(({ context, event }) => {
      assertEvent(event, "conflict.allChosen");
      return chooseAll(context, event.side);
    }),
    applyChoices: assign(({ context }) => applyChoices(context)),
    clearConflict: assign({ conflict: null, choices: {}, differing: [] }),
  },
  delays: { redirectDelay: REDIRECT_DELAY },
}).createMachine({
  id: "storeWizard",
  description: "A branch is added to a company, or edited, in four steps and with one save.",
  context: ({ input }) => createStoreWizardContext(input),
  initial: "opening",
  on: {
    "form.closed": {
      target: ".left",
      description: "The user leaves the wizard; the screen confirms the loss of unsaved changes.",
    },
  },
  states: {
    opening: {
      description: "A new branch opens at once; a stored one is loaded first.",
      meta: { title: "Opening" },
      always: [{ guard: "isNew", target: "filling" }, { target: "loading" }],
    },
    loading: {
      description: "The server sends the stored branch.",
      meta: { title: "Loading" },
      invoke: {
        id: "load",
        src: "load",
        input: ({ context }) => ({ id: context.id ?? "" }),
        onDone: { target: "filling", actions: { type: "openStored", params: readOutput } },
        onError: { target: "loadFailed", actions: { type: "setFailure", params: readError } },
      },
    },
    loadFailed: {
      description: "The branch could not be loaded; the reason is shown, and the user can retry.",
      meta: { title: "Could not load" },
      on: { "load.retry": "loading" },
    },
    filling: {
      description: "The steps, one at a time. Next and Back keep everything that was typed.",
      meta: { title: "Filling in" },
      initial: "arriving",
      on: {
        "data.changed": { actions: "changeDraft" },
        "step.chosen": { guard: "isReached", target: ".arriving", actions: "chooseStep" },
      },
      states: {
        arriving: {
          description: "Opens the step that the wizard is at.",
          meta: { title: "Opening a step" },
          always: [
            { guard: { type: "isAt", params: { step: "category" } }, target: "category" },
            { guard: { type: "isAt", params: { step: "address" } }, target: "address" },
            { guard: { type: "isAt", params: { step: "personalInfo" } }, target: "personalInfo" },
            { target: "storeInfo" },
          ],
        },
        storeInfo: {
          description:
            "Store and branch name, marketplaces and logo; company name and website are read only.",
          meta: { title: "Store Info" },
          invoke: {
            id: "branchInfoStep",
            src: "branchInfoStep",
            input: ({ context, self }) => stepInput(context, "storeInfo", self),
            onDone: toNeighbour,
            onError: "arriving",
          },
        },
        category: {
          description: "The main categories that the branch sells in.",
          meta: { title: "Category" },
          invoke: {
            id: "branchCategoryStep",
            src: "branchCategoryStep",
            input: ({ context, self }) => stepInput(context, "category", self),
            onDone: toNeighbour,
            onError: "arriving",
          },
        },
        address: {
          description:
            "The registered address, read only once it is stored, and the one for shoppers.",
          meta: { title: "Store/Branch Address" },
          invoke: {
            id: "branchAddressStep",
            src: "branchAddressStep",
            input: ({ context, self }) => stepInput(context, "address", self),
            onDone: toNeighbour,
            onError: "arriving",
          },
        },
        personalInfo: {
          description: "Whom to reach, and when the store is open. Its end saves the branch.",
          meta: { title: "Personal Info" },
          invoke: {
            id: "branchManagerStep",
            src: "branchManagerStep",
            input: ({ context, self }) => stepInput(context, "personalInfo", self),
            onDone: [
              {
                guard: { type: "goesBack", params: readOutput },
                target: "arriving",
                actions: { type: "moveStep", params: readOutput },
              },
              { guard: "isComplete", target: "#storeWizard.submitting", actions: "startSave" },
              { target: "arriving", actions: "goToIssues" },
            ],
            onError: "arriving",
          },
        },
      },
    },
    submitting: {
      description:
        "The server adds or changes the branch. It is safe to repeat, so a cancelled save may be sent again.",
      meta: { title: "Saving" },
      invoke: {
        id: "save",
        src: "save",
        input: ({ context: { id, submitted, version } }) => ({ id, values: submitted, version }),
        onDone: [
          {
            guard: { type: "wasSaved", params: readOutput },
            target: "saved",
            actions: { type: "applySave", params: readOutput },
          },
          {
            guard: { type: "losesNothing", params: readOutput },
            target: "submitting",
            reenter: true,
            actions: { type: "adoptVersion", params: readOutput },
          },
          {
            guard: { type: "isConflict", params: readOutput },
            target: "conflicted",
            actions: { type: "applySave", params: readOutput },
          },
          { target: "filling", actions: { type: "applySave", params: readOutput } },
        ],
        onError: { target: "filling", actions: { type: "setFailure", params: readError } },
      },
      on: { "save.cancelled": "filling" },
    },
    conflicted: {
      description:
        "Another user saved meanwhile: for every field in which both differ, the user chooses whose value stays.",
      meta: { title: "Changed by another user" },
      on: {
        "conflict.chosen": { actions: "chooseSide" },
        "conflict.allChosen": { actions: "chooseAll" },
        "conflict.resolved": [
          { guard: "isNothingLeftToSave", target: "filling", actions: "applyChoices" },
          {
            guard: "isChoiceComplete",
            target: "submitting",
            actions: ["applyChoices", "startSave"],
          },
          {
            guard: "isEverythingChosen",
            target: "filling",
            actions: ["applyChoices", "goToIssues"],
            description: "With what was chosen a step needs something now.",
          },
        ],
        "conflict.putOff": { target: "filling", actions: "clearConflict" },
      },
    },
    saved: {
      description: "Saved. The wizard is left after three seconds, or on demand.",
      meta: { title: "Saved" },
      after: { redirectDelay: "left" },
      on: { "redirect.now": "left" },
    },
    left: {
      type: "final",
      description: "The user goes to the stores.",
      meta: { title: "Left" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of what runs it would repeat the whole of it. */
export interface StoreWizardMachine extends Inferred {}

export const storeWizardMachine: StoreWizardMachine = machine;
