import { secondFactorMessages } from "@marquee/domain/session/messages";
import { assertEvent, assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  findAppCodeIssues,
  findConfirmIssues,
  isAboutAppCode,
  refuseFactor,
  type AppCode,
  type BeginResponse,
  type Confirmation,
  type FactorResponse,
  type SecondFactorContext,
  type SecondFactorEvent,
  type SecondFactorInput,
} from "./second-factor.model.ts";

/** Sets an authenticator app up, or removes it, after the user has signed in once more (FACTOR-M1 … FACTOR-M5). */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    input: {} as SecondFactorInput,
    meta: {} as { title: string },
  },
  actors: {
    confirmSignIn: callNotProvided<FactorResponse, Confirmation>("confirmSignIn"),
    beginApp: callNotProvided<BeginResponse, void>("beginApp"),
    finishApp: callNotProvided<FactorResponse, AppCode>("finishApp"),
    removeApp: callNotProvided<FactorResponse, void>("removeApp"),
  },
  guards: {
    isConfirmable: ({ context }) => findConfirmIssues(context).length === 0,
    isRefused: (_, { tag }: { tag: string }) => tag === "refused",
    isSetUp: ({ context }) => context.purpose === "setUp",
    isCodeGiven: ({ context }) => findAppCodeIssues(context).length === 0,
    isWholeCode: (_, typed: AppCode) => findAppCodeIssues(typed).length === 0,
    isCodeRefused: (_, response: FactorResponse) => isAboutAppCode(response),
  },
  actions: {
    setPassword: assign(({ context, event }) => {
      assertEvent(event, "password.changed");
      const issues = context.issues.filter(({ field }) => field !== "password");
      return { password: event.password, error: null, issues };
    }),
    setCode: assign(({ context, event }) => {
      assertEvent(event, "code.changed");
      const issues = context.issues.filter(({ field }) => field !== "code");
      return { code: event.code, error: null, issues };
    }),
    setConfirmIssues: assign({ issues: ({ context }) => findConfirmIssues(context) }),
    setCodeIssues: assign({ issues: ({ context }) => findAppCodeIssues(context) }),
    clearError: assign({ error: null, issues: [] }),
    clearTyped: assign({ password: "", code: "" }),
    setApp: assign((_, response: BeginResponse) =>
      response.tag === "begun" ? { app: response.app } : {},
    ),
    refuse: assign((_, response: FactorResponse | BeginResponse) =>
      response.tag === "refused" ? refuseFactor(response.code) : {},
    ),
    setFailure: assign((_, { error }: ActorFailure) => ({ error: toProblem(error).message })),
    refresh: () => actionNotProvided("refresh"),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
}).createMachine({
  id: "secondFactor",
  description: "Setting an authenticator app up for sign-in, or removing it.",
  context: ({ input }) => ({
    purpose: input.purpose,
    password: "",
    code: "",
    app: null,
    issues: [],
    error: null,
  }),
  initial: "confirming",
  states: {
    confirming: {
      description: "The user types the password once more, and the code of an app that is to go.",
      meta: { title: "Confirming who it is" },
      on: {
        "password.changed": { actions: "setPassword" },
        "code.changed": { actions: "setCode" },
        "signIn.confirmed": [
          { guard: "isConfirmable", target: "checking", actions: "clearError" },
          { actions: "setConfirmIssues" },
        ],
        "factor.cancelled": "closed",
      },
    },
    checking: {
      description: "The identity service signs the user in once more.",
      meta: { title: "Checking who it is" },
      invoke: {
        id: "confirmSignIn",
        src: "confirmSignIn",
        input: ({ context: { password, code } }) => ({ password, code }),
        onDone: [
          {
            guard: { type: "isRefused", params: readOutput },
            target: "confirming",
            actions: { type: "refuse", params: readOutput },
          },
          { guard: "isSetUp", target: "beginning", actions: "clearTyped" },
          { target: "removing", actions: "clearTyped" },
        ],
        onError: { target: "confirming", actions: { type: "setFailure", params: readError } },
      },
      on: { "factor.cancelled": "closed" },
    },
    beginning: {
      description: "The identity service makes the secret of the app.",
      meta: { title: "Making the secret" },
      invoke: {
        id: "beginApp",
        src: "beginApp",
        onDone: [
          {
            guard: { type: "isRefused", params: readOutput },
            target: "confirming",
            actions: { type: "refuse", params: readOutput },
          },
          { target: "scanning", actions: { type: "setApp", params: readOutput } },
        ],
        onError: { target: "confirming", actions: { type: "setFailure", params: readError } },
      },
      on: { "factor.cancelled": "closed" },
    },
    scanning: {
      description: "The user scans the picture with the app, and types the code that it shows.",
      meta: { title: "Scanning the picture" },
      on: {
        "code.changed": [
          {
            guard: { type: "isWholeCode", params: ({ event }) => ({ code: event.code }) },
            target: "finishing",
            actions: "setCode",
          },
          { actions: "setCode" },
        ],
        "code.submitted": [
          { guard: "isCodeGiven", target: "finishing", actions: "clearError" },
          { actions: "setCodeIssues" },
        ],
        "factor.cancelled": "closed",
      },
    },
    finishing: {
      description: "The identity service checks the code and takes the app.",
      meta: { title: "Checking the code" },
      invoke: {
        id: "finishApp",
        src: "finishApp",
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          {
            guard: { type: "isCodeRefused", params: readOutput },
            target: "scanning",
            actions: { type: "refuse", params: readOutput },
          },
          {
            guard: { type: "isRefused", params: readOutput },
            target: "confirming",
            actions: ["clearTyped", { type: "refuse", params: readOutput }],
          },
          {
            target: "done",
            actions: {
              type: "notify",
              params: { kind: "success", message: secondFactorMessages.on },
            },
          },
        ],
        onError: { target: "scanning", actions: { type: "setFailure", params: readError } },
      },
      on: { "factor.cancelled": "closed" },
    },
    removing: {
      description: "The identity service removes the app.",
      meta: { title: "Removing the app" },
      invoke: {
        id: "removeApp",
        src: "removeApp",
        onDone: [
          {
            guard: { type: "isRefused", params: readOutput },
            target: "confirming",
            actions: { type: "refuse", params: readOutput },
          },
          {
            target: "done",
            actions: {
              type: "notify",
              params: { kind: "success", message: secondFactorMessages.off },
            },
          },
        ],
        onError: { target: "confirming", actions: { type: "setFailure", params: readError } },
      },
      on: { "factor.cancelled": "closed" },
    },
    done: {
      type: "final",
      description: "The app is set up, or removed.",
      meta: { title: "Done" },
      entry: "refresh",
    },
    closed: {
      type: "final",
      description: "It was called off. What ran meanwhile may have been done all the same.",
      meta: { title: "Called off" },
      entry: "refresh",
    },
  },
});
