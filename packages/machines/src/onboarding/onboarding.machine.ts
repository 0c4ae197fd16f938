import type { FormStep } from "@marquee/domain/onboarding/sign-up-steps";
import type {
  OnboardingRequest,
  StoredOnboardingDraft,
} from "@marquee/domain/onboarding/sign-up.schema";
import { assertEvent, assign, sendTo, setup } from "xstate";
import type { StepOutput } from "../forms/step.model.ts";
import { toNeighbour } from "../forms/wizard-steps.ts";
import { readError, readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import { toProblem, type ActorFailure } from "../patterns/problem.ts";
import { captchaMachine } from "./captcha.machine.ts";
import {
  changeData,
  chooseStep,
  createOnboardingContext,
  findStepWithIssues,
  goToIssues,
  isReached,
  isStored,
  loseDraft,
  moveStep,
  refuseSubmit,
  requireOnboarded,
  resume,
  snapshotOf,
  stepInput,
  submitRequest,
  type LoadDraftRequest,
  type OnboardingChildren,
  type OnboardingContext,
  type OnboardingEvent,
  type OnboardingInput,
  type SubmitResponse,
} from "./onboarding.model.ts";
import {
  addressStepMachine,
  chooseCategoryStepMachine,
  personalInfoStepMachine,
  signUpStepMachine,
  storeInfoStepMachine,
} from "./sign-up-step.machine.ts";
import { signedUpMachine } from "./signed-up.machine.ts";
import { storedSignUpMachine } from "./stored-sign-up.machine.ts";

/** Signs a company up in six steps, each with a machine of its own (ONBOARD-M2 to ONBOARD-M9). */

const machine = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    input: {} as OnboardingInput,
    meta: {} as { title: string },
    children: {} as OnboardingChildren,
  },
  actors: {
    loadDraft: callNotProvided<StoredOnboardingDraft | null, LoadDraftRequest>("loadDraft"),
    submit: callNotProvided<SubmitResponse, OnboardingRequest>("submit"),
    storedSignUp: storedSignUpMachine,
    signUpStep: signUpStepMachine,
    storeInfoStep: storeInfoStepMachine,
    chooseCategoryStep: chooseCategoryStepMachine,
    addressStep: addressStepMachine,
    personalInfoStep: personalInfoStepMachine,
    captcha: captchaMachine,
    signedUp: signedUpMachine,
  },
  guards: {
    isSignedUp: ({ context }) => context.onboarded !== null,
    resumes: ({ context }) => context.resumes,
    wasFound: (_, { stored }: { stored: StoredOnboardingDraft | null }) => stored !== null,
    isAt: ({ context }, { step }: { step: FormStep }) => context.step === step,
    isReached: ({ context, event }) => {
      assertEvent(event, "step.chosen");
      return isReached(context, event.step);
    },
    isStored: ({ context }) => isStored(context),
    goesBack: (_, { way }: StepOutput) => way === "back",
    isComplete: ({ context }) => findStepWithIssues(context) === undefined,
    hasResponse: ({ context }) => context.data.captcha !== "",
    wasDone: (_, { tag }: SubmitResponse) => tag === "done",
  },
  actions: {
    resume: assign(({ context }, { stored }: { stored: StoredOnboardingDraft | null }) =>
      stored === null ? loseDraft(context) : resume(context, stored),
    ),
    replaceData: assign(({ context, event }) => {
      assertEvent(event, "draft.replaced");
      return resume(context, event.stored);
    }),
    setFailure: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    changeData: assign(({ context, event }) => {
      assertEvent(event, "data.changed");
      return changeData(context, event.data);
    }),
    moveStep: assign(({ context }, output: StepOutput) => moveStep(context, output)),
    chooseStep: assign(({ context, event }) => {
      assertEvent(event, "step.chosen");
      return chooseStep(context, event.step);
    }),
    goToIssues: assign(({ context }) => goToIssues(context)),
    setCaptcha: assign(({ event }) => {
      assertEvent(event, "captcha.issued");
      return { captcha: event.captcha };
    }),
    clearResponse: sendTo("personalInfoStep", {
      type: "fields.changed",
      values: { captcha: "" },
    }),
    applySubmit: assign(({ context }, response: SubmitResponse) =>
      response.tag === "done"
        ? { onboarded: response.onboarded }
        : refuseSubmit(context, response.issues),
    ),
    sendSnapshot: sendTo("storedSignUp", ({ context }) => ({
      type: "snapshot.changed" as const,
      ...snapshotOf(context),
    })),
    rememberHere: () => actionNotProvided("rememberHere"),
    forgetHere: () => actionNotProvided("forgetHere"),
    openSignIn: () => actionNotProvided("openSignIn"),
  },
}).createMachine({
  id: "onboarding",
  description: "A company signs up: six steps, stored as they are filled in, and one end.",
  context: ({ input }) => createOnboardingContext(input),
  initial: "opening",
  states: {
    opening: {
      description: "After a reload, or with the link of the mail, what was stored is looked for.",
      meta: { title: "Opening" },
      always: [
        { guard: "isSignedUp", target: "confirmation" },
        { guard: "resumes", target: "resuming" },
        { target: "filling" },
      ],
    },
    resuming: {
      description: "The server sends what was stored under the secret id.",
      meta: { title: "Resuming" },
      invoke: {
        id: "loadDraft",
        src: "loadDraft",
        input: ({ context }) => ({ id: context.ids.draftId }),
        onDone: {
          target: "filling",
          actions: { type: "resume", params: ({ event }) => ({ stored: event.output }) },
        },
        onError: { target: "resumeFailed", actions: { type: "setFailure", params: readError } },
      },
      on: { "resume.dropped": "filling" },
    },
    resumeFailed: {
      description: "The server did not respond; the user tries again, or begins anew.",
      meta: { title: "Could not resume" },
      on: { "resume.retry": "resuming", "resume.dropped": "filling" },
    },
    filling: {
      description:
        "The steps, one at a time. What is typed is stored as soon as the first is done.",
      meta: { title: "Filling in" },
      invoke: {
        id: "storedSignUp",
        src: "storedSignUp",
        input: ({ context, self }) => ({
          id: context.ids.draftId,
          stored: context.resumed,
          owner: self,
        }),
        onError: {
          target: "filling",
          reenter: true,
          description: "Storing crashed: it starts again.",
        },
      },
      initial: "arriving",
      on: {
        "data.changed": [
          { guard: "isStored", actions: ["changeData", "sendSnapshot"] },
          { actions: ["changeData", "rememberHere"] },
        ],
        "step.chosen": { guard: "isReached", target: ".arriving", actions: "chooseStep" },
        "draft.replaced": { target: ".arriving", actions: "replaceData" },
      },
      states: {
        arriving: {
          description: "Opens the step that the sign-up is at.",
          meta: { title: "Opening a step" },
          always: [
            { guard: { type: "isAt", params: { step: "storeInfo" } }, target: "storeInfo" },
            {
              guard: { type: "isAt", params: { step: "chooseCategory" } },
              target: "chooseCategory",
            },
            { guard: { type: "isAt", params: { step: "address" } }, target: "address" },
            { guard: { type: "isAt", params: { step: "personalInfo" } }, target: "personalInfo" },
            { target: "signUp" },
          ],
        },
        signUp: {
          description: "Mobile number, first name, email and password.",
          meta: { title: "Sign up" },
          invoke: {
            id: "signUpStep",
            src: "signUpStep",
            input: ({ context, self }) => stepInput(context, "signUp", self),
            onDone: [
              { guard: { type: "goesBack", params: readOutput }, target: "#onboarding.left" },
              toNeighbour,
            ],
            onError: "arriving",
          },
        },
        storeInfo: {
          description: "Corporation id, names, marketplaces, web site and logo.",
          meta: { title: "Store info" },
          entry: "sendSnapshot",
          invoke: {
            id: "storeInfoStep",
            src: "storeInfoStep",
            input: ({ context, self }) => stepInput(context, "storeInfo", self),
            onDone: toNeighbour,
            onError: "arriving",
          },
        },
        chooseCategory: {
          description: "One main category.",
          meta: { title: "Category" },
          entry: "sendSnapshot",
          invoke: {
            id: "chooseCategoryStep",
            src: "chooseCategoryStep",
            input: ({ context, self }) => stepInput(context, "chooseCategory", self),
            onDone: toNeighbour,
            onError: "arriving",
          },
        },
        address: {
          description: "The registered address, and where shoppers can visit the store.",
          meta: { title: "Business address" },
          entry: "sendSnapshot",
          invoke: {
            id: "addressStep",
            src: "addressStep",
            input: ({ context, self }) => stepInput(context, "address", self),
            onDone: toNeighbour,
            onError: "arriving",
          },
        },
        personalInfo: {
          description: "Whom to reach, hours, agreement and captcha. Its end sends the sign-up.",
          meta: { title: "Personal info" },
          entry: "sendSnapshot",
          invoke: [
            {
              id: "personalInfoStep",
              src: "personalInfoStep",
              input: ({ context, self }) => stepInput(context, "personalInfo", self),
              onDone: [
                {
                  guard: { type: "goesBack", params: readOutput },
                  target: "arriving",
                  actions: { type: "moveStep", params: readOutput },
                },
                { guard: "isComplete", target: "submitting" },
                { target: "arriving", actions: "goToIssues" },
              ],
              onError: "arriving",
            },
            {
              id: "captcha",
              src: "captcha",
              input: ({ context, self }) => ({ captcha: context.captcha, owner: self }),
              onError: "arriving",
            },
          ],
          on: {
            "captcha.issued": [
              { guard: "hasResponse", actions: ["setCaptcha", "clearResponse"] },
              { actions: "setCaptcha" },
            ],
          },
        },
        submitting: {
          description:
            "The server makes company, branch and user in one go. It is safe to repeat, so a cancelled one may be sent again.",
          meta: { title: "Signing up" },
          invoke: {
            id: "submit",
            src: "submit",
            input: ({ context }) => submitRequest(context),
            onDone: [
              {
                guard: { type: "wasDone", params: readOutput },
                target: "#onboarding.confirmation",
                actions: { type: "applySubmit", params: readOutput },
              },
              { target: "arriving", actions: { type: "applySubmit", params: readOutput } },
            ],
            onError: { target: "arriving", actions: { type: "setFailure", params: readError } },
          },
          on: { "submit.cancelled": "arriving" },
        },
      },
    },
    confirmation: {
      description: "It says which mail was sent, and leads to the sign-in.",
      meta: { title: "Confirmation" },
      entry: "forgetHere",
      invoke: {
        id: "signedUp",
        src: "signedUp",
        input: ({ context }) => ({
          onboarded: requireOnboarded(context),
          password: context.data.password,
        }),
        onDone: "left",
        onError: "left",
      },
      on: { "page.left": "left" },
    },
    left: {
      type: "final",
      description: "The user goes to the sign-in.",
      meta: { title: "To the sign-in" },
      entry: "openSignIn",
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of what runs it would repeat the whole of it. */
export interface OnboardingMachine extends Inferred {}

export const onboardingMachine: OnboardingMachine = machine;
